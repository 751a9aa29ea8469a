import { short } from "../print/path.mjs";
import { use } from "../print/sheet.mjs";

/** @import { Press } from "../print/poster.mjs" */

/**
 * Paper lanterns with a candle in them, each with its light in the air and, on
 * water, a broken column of it below. Foot at x,y; 60 tall at scale 1.
 * @param {Press} press
 * @param {readonly (readonly [x: number, y: number, scale: number, ink: string])[]} list far ones first
 * @param {{ frame: string, flame: string, water?: boolean, halo?: number }} how
 */
export function lanterns(
  { sheet, random, stipple },
  list,
  { frame, flame, water = true, halo = 1 },
) {
  const body = sheet.motif(
    `<path fill="currentColor" d="M-17 0l-4-38h42l-4 38z"/><path fill="${flame}" opacity=".85" d="M-11-3l-1-22q12-18 24 0l-1 22z"/><path fill="#fff8e0" d="M-5-8q-5-10 5-26 10 16 5 26z"/><path fill="none" stroke="${frame}" stroke-width="3.4" stroke-linejoin="round" d="M-17 0l-4-38h42l-4 38zM-6-38l1 38M6-38l-1 38"/><path fill="${frame}" d="M-22-1h44l-4 6h-36zM-25-37l11-13h28l11 13zM-4-50h8v5h-8z"/>`,
  );
  let glows = "";
  let bodies = "";
  /** @type {Record<string, string>} */
  const columns = {};
  for (const [x, y, s, ink] of list) {
    const glow = sheet.motif(
      `<circle r="100" fill="${sheet.radial([0, 0, 100], `0 ${ink} 1, .3 ${ink} .6, .65 ${ink} .18, 1 ${ink} 0`)}"/>`,
    );
    glows += use(glow, {
      transform: `translate(${x} ${short(y - 20 * s)})scale(${short(1.1 * s * halo, 2)})`,
    });
    bodies += `<use href="#${body}" color="${ink}" transform="translate(${x} ${y})scale(${short(s, 2)})"/>`;
    if (!water) continue;
    let d = "";
    const rows = Math.round(6 + 5 * s);
    for (let i = 0; i < rows; i++) {
      const w = (44 - 22 * (i / rows)) * s * random.between(0.35, 1.1);
      const px = x - w / 2 + random.between(-7, 7) * s;
      const py = y + (10 + i * 13) * s * random.between(0.94, 1.06);
      d += `M${short(px)} ${short(py)}q${short(w / 2)} ${short(-4.5 * s)} ${short(w)} 0 ${short(-w / 2)} ${short(4.5 * s)} ${short(-w)} 0z`;
    }
    columns[ink] = (columns[ink] ?? "") + d;
  }
  const mirror = Object.entries(columns)
    .map(([ink, d]) => `<path fill="${ink}" opacity=".9" d="${d}"/>`)
    .join("");
  return stipple(glows) + mirror + bodies;
}
