import { points } from "../print/path.mjs";
/**
 * A cardón: one line of stem and arms, stroked again and again, narrower each
 * time, so that its ribs are the strokes themselves. Foot at 0,0.
 * @param {{ x: number, y: number, scale: number, dark: string, mid: string, lit: string, rim: string, bloom: string, flip?: boolean }} cactus
 */
export function cardon({ x, y, scale, dark, mid, lit, rim, bloom, flip = false }) {
  const d =
    "M0 20V-420M-8-110C-92-104-104-140-104-186V-300M6-170C84-164 96-200 96-244V-350M-104-214C-150-212-158-236-158-262V-300M96-250C140-250 146-272 146-296V-330";
  const print = (/** @type {string} */ ink, /** @type {number} */ wide, move = "") =>
    `<path stroke="${ink}" stroke-width="${wide}"${move} d="${d}"/>`;
  const buds = points("0,-446 -14,-438 14,-436 -104,-324 96,-374 -158,-322 146,-352 84,-368")
    .map(([bx, by]) => `M${bx - 6} ${by + 8}q-3-14 6-18 9 4 6 18z`)
    .join("");
  return `<g transform="translate(${x} ${y})scale(${flip ? -scale : scale} ${scale})"><g fill="none" stroke-linecap="round" stroke-linejoin="round">${print(rim, 56, ` transform="translate(${flip ? 3 : -3} -3)"`)}${print(dark, 56)}${print(mid, 44)}${print(dark, 33)}${print(lit, 24, ' transform="translate(-2 0)"')}${print(dark, 13)}${print(mid, 5)}<path stroke="${rim}" stroke-width="2.4" stroke-dasharray="0 19" d="${d}" transform="translate(-17 0)"/><path stroke="${rim}" stroke-width="2.4" stroke-dasharray="0 23" d="${d}" transform="translate(16 6)" opacity=".6"/></g><path fill="${bloom}" d="${buds}"/></g>`;
}
