/** A small drawing in a style. Only what ends an address is encoded: more would compress worse. */
export const svgUrl = (svg: string) =>
  `url("data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#]/g, encodeURIComponent)}")`;
