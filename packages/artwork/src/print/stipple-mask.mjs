/** @import { Sheet } from "./sheet.mjs" */

/**
 * The two filters that make a picture look printed. They are used for shading only: outlines stay plain vectors,
 * which are crisp at any pixel density, even where a browser renders filters at 1×.
 */

/**
 * Breaks soft shading into dots of its own ink: the fainter the paint, the
 * fewer the dots.
 * @param {Sheet} sheet
 * @param {{ size?: number, seed?: number, cover?: number }} [options] size 1 is fine sand; more cover leaves fewer holes
 */
export function stippleMask(sheet, { size = 1, seed = 3, cover = 0 } = {}) {
  // The filter's region is the shape's box, which does not include strokes: strokes need a margin, shading does not.
  const reach = cover
    ? 'x="-.05" y="-.05" width="1.1" height="1.1"'
    : 'x="0" y="0" width="1" height="1"';
  const id = sheet.define(
    (id) =>
      `<filter id="${id}" ${reach} color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${(0.8 / size).toFixed(2).replace(/^0/, "")}" numOctaves="2" seed="${seed}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 3.2 0 0 0 ${(cover - 1.1).toFixed(1)}"/><feComposite in2="SourceAlpha" operator="arithmetic" k2="1" k3="1" k4="-1"/><feComponentTransfer><feFuncA type="linear" slope="6"/></feComponentTransfer><feComposite in="SourceGraphic" operator="in"/><feComponentTransfer><feFuncA type="linear" slope="4"/></feComponentTransfer></filter>`,
  );
  /** @param {string} body */
  return (body) => `<g filter="url(#${id})">${body}</g>`;
}
