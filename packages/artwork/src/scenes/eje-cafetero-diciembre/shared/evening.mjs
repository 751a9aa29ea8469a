import { mountainRange } from "../../../nature/mountain-range.mjs";
import { stars } from "../../../nature/sky-shapes.mjs";
import { waxCrown, waxPalm } from "../../../nature/wax-palm.mjs";
import { table } from "../../../print/path.mjs";
import { band } from "../../../print/sheet.mjs";

/** @import { Press } from "../../../print/poster.mjs" */

/**
 * The December evening beyond a house: stars, two ranges, wax palms.
 * @param {Press} press @param {{ floor: number, palms?: string }} how palms: rows of x, foot, head and scale
 */
export function evening(press, { floor, palms = "" }) {
  const { sheet, random } = press;
  let out = band(
    -20,
    floor + 40,
    sheet.linear([0, 0, 0, floor], "0 #10163a, .5 #33306c, .8 #7a4a80, 1 #d8807c"),
  );
  out += stars(random, { count: 260, to: floor * 0.5, fade: floor * 0.6 });
  for (const [down, ink] of /** @type {[number, string][]} */ ([
    [-150, "#5a4a84"],
    [-70, "#37407a"],
  ])) {
    const y = floor + down;
    out += mountainRange(press, {
      crest: `-20,${y} 240,${y - 50} 520,${y + 10} 780,${y - 40} 1060,${y} 1340,${y - 60} 1640,${y - 10}`,
      ink,
      rough: 14,
      grain: 56,
      floor: floor + 60,
      rim: "#e0909a",
      mist: ["#e08a8a", floor - 60, floor + 40, 0.6],
    });
  }
  if (!palms) return out;
  const crown = waxCrown(press);
  for (const [x, foot, head, scale] of table(palms))
    out += waxPalm(crown, {
      x,
      foot,
      head,
      scale,
      thick: 8,
      dark: "#1a2350",
      lit: "#3d4a7c",
      stem: "#6a6a94",
      side: "#3a3a6c",
    });
  return out;
}

/** People by lamplight. */
export const byLamp = {
  from: /** @type {const} */ ("coffee"),
  ink: "#190f2c",
  rim: "#ffce66",
  edge: "#d99a6c",
  shade: "#2a1238",
  tones: {
    skin: "#8a5236",
    hair: "#1c1420",
    hat: "#e8cfa0",
    apron: "#fff6df",
    glow: "#ffd27a",
    wood: "#7a4a34",
    dark: "#22122c",
    clay: "#a8583c",
    steel: "#6a7080",
    pale: "#fff6df",
    straw: "#d8a860",
  },
};
