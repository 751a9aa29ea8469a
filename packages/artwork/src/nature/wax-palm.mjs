import { short, table } from "../print/path.mjs";
import { use } from "../print/sheet.mjs";
import { feather, tuft } from "./palm.mjs";

/** @import { Press } from "../print/poster.mjs" */

/**
 * The crown of a wax palm: a dense parasol of long fronds, lit above, that
 * closes over a skirt of old ones. Heart at 0,0, about 240 wide.
 * @param {Press} press
 */
export function waxCrown({ sheet, random }) {
  const frond = [
    feather(random, { reach: 78, rise: 88, droop: 66, leaflets: 24, long: 27 }),
    feather(random, { reach: 108, rise: 62, droop: 92, leaflets: 28, long: 29 }),
    feather(random, { reach: 104, rise: 22, droop: 108, leaflets: 27, long: 28 }),
    feather(random, { reach: 66, rise: -6, droop: 96, leaflets: 22, long: 25 }),
  ].map((d) => sheet.path(d));
  const place = (/** @type {number} */ k, /** @type {number} */ turn, flip = false, size = 1) =>
    use(frond[k], {
      transform: `${flip ? "scale(-1 1)" : ""}rotate(${turn})${size === 1 ? "" : `scale(${size})`}`,
    });
  const old = [
    place(3, 24, false, 0.8),
    place(3, 26, true, 0.76),
    place(3, 44, false, 0.62),
    place(3, 48, true, 0.6),
  ].join("");
  const back = [
    place(3, 4),
    place(3, 2, true),
    place(2, 6, false, 0.96),
    place(2, 8, true),
    place(0, -26),
    place(0, -20, true, 0.96),
    place(1, -14, true),
    place(1, -10),
    place(0, -52, false, 0.9),
  ].join("");
  const front = [
    place(2, -14, false, 0.86),
    place(2, -12, true, 0.84),
    place(1, 2, false, 0.9),
    place(1, 4, true, 0.88),
    place(0, -8, false, 0.86),
    place(0, -6, true, 0.84),
    place(0, -38, false, 0.74),
  ].join("");
  return sheet.motif(`<g opacity=".55">${old}</g>${back}<g fill="currentColor">${front}</g>`);
}

/**
 * A wax palm: the tallest of palms, a thin pale column with the rings of old
 * leaves.
 * @param {string} crown id of a crown
 * @param {{ x: number, foot: number, head: number, scale: number, dark: string, lit: string, stem: string, side: string, thick?: number, bend?: number, flip?: boolean, turn?: number, planted?: boolean }} palm
 *   stem and side: the column toward the light and away from it
 */
export function waxPalm(
  crown,
  {
    x,
    foot,
    head,
    scale,
    dark,
    lit,
    stem,
    side,
    thick = 5,
    bend = 0,
    flip = false,
    turn = 0,
    planted,
  },
) {
  const tall = foot - head;
  const line = `M${short(x)} ${short(foot)}q${short(bend)} ${short(-tall / 2)} 0 ${short(-tall)}`;
  const half = `M${short(x + thick * 0.28)} ${short(foot)}q${short(bend)} ${short(-tall / 2)} 0 ${short(-tall)}`;
  const s = short(scale, 2);
  const gap = short(Math.max(5, thick * 1.1), 1);
  return (
    `<path fill="none" stroke="${stem}" stroke-width="${short(thick, 1)}" d="${line}"/>` +
    `<path fill="none" stroke="${side}" stroke-width="${short(thick * 0.44, 1)}" d="${half}"/>` +
    (thick > 6
      ? `<path fill="none" stroke="${side}" stroke-width="${short(thick, 1)}" stroke-dasharray="1.6 ${gap} 1.2 ${short(thick * 1.5, 1)}" d="${line}"/>`
      : "") +
    `<use href="#${crown}" fill="${dark}" color="${lit}" transform="translate(${short(x)} ${short(head)})${turn ? `rotate(${turn})` : ""}scale(${flip ? `-${s} ${s}` : s})"/>` +
    (planted ? tuft(x, foot, thick * 0.5, dark) : "")
  );
}

/**
 * Several wax palms in the same light, far ones first.
 * @param {string} crown id of a crown
 * @param {string} list rows of x, foot, head, scale (negative: mirrored) and thickness, then bend and turn
 * @param {{ dark: string, lit: string, stem: string, side: string, planted?: boolean }} inks
 */
export const waxPalms = (crown, list, inks) =>
  table(list)
    .map(([x, foot, head, scale, thick, bend, turn]) => {
      const place = { x, foot, head, scale: Math.abs(scale), flip: scale < 0, thick, bend, turn };
      return waxPalm(crown, { ...place, ...inks });
    })
    .join("");

/** A small one, for the pin of a map. @param {Press} press */
export const palmOnPin = (press) =>
  waxPalm(waxCrown(press), {
    x: 0,
    foot: 38,
    head: -10,
    scale: 0.26,
    dark: "#12382b",
    lit: "#2a6e4f",
    stem: "#8a7a5c",
    side: "#6a5a44",
    thick: 4,
    planted: true,
  });
