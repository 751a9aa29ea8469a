import { fill, line, placed } from "./tools.mjs";

/** @import { Joint } from "./skeleton.mjs" */

/** Tools of a trade, in units of 14 a head. */

/** The coffee picker's basket, tied at the waist, cherries over its rim. @param {Joint} at the middle of its rim */
export const coco = (at) =>
  placed(at, 0, [
    line("dark", 1.4, "M-16-1Q-24-5-28-1"),
    fill("glow", "M-15-1q2-6 8-4 4-5 9-1 6-3 13 5z"),
    fill("straw", "M-16-2Q0 1 16-2L12 20Q0 24-12 20z"),
    line("dark", 0.8, "M-15 4Q0 7 15 4M-14 10Q0 13 14 10M-13 16Q0 19 13 16"),
  ]);

/** A shovel: from the upper hand over the lower to its blade. @param {Joint} high @param {number} turn @param {number} long */
export const shovel = (high, turn, long) =>
  placed(high, turn, [
    line("wood", 2, `M-6 0H${long}`),
    line("wood", 2.4, "M-6-4V4"),
    fill(
      "steel",
      `M${long - 2}-5.500Q${long + 9}-7 ${long + 18} 0 ${long + 9} 7 ${long - 2} 5.500z`,
    ),
  ]);

/** A rod of cane, its line down to the water. @param {Joint} at @param {number} turn @param {number} drop */
export const rod = (at, turn, drop) => {
  const a = (turn * Math.PI) / 180;
  const [x, y] = [Math.cos(a) * 74, Math.sin(a) * 74];
  return placed(at, 0, [
    line("wood", 1.5, `M${-x / 6} ${-y / 6}L${x.toFixed(1)} ${y.toFixed(1)}`),
    line("pale", 0.6, `M${x.toFixed(1)} ${y.toFixed(1)}V${drop}`),
  ]);
};

/** A candle on the ground, lit. @param {Joint} foot */
export const candle = (foot) =>
  placed(foot, 0, [
    fill("pale", "M-1.600-11h3.200V0h-3.200z"),
    fill("glow", "M0-11q-4-4 0-10 4 6 0 10z"),
  ]);
