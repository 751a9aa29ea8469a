/** A small drawing as a data URL. Only characters that would break the URL are encoded: it compresses better. */
export const svgUrl = (svg: string) =>
  `url("data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#]/g, encodeURIComponent)}")`;
