import { curve, short } from "../print/path.mjs";
import { use } from "../print/sheet.mjs";

/**
 * @import { Press } from "../print/poster.mjs"
 * @import { Random } from "../print/random.mjs"
 */

/**
 * Rows of coffee on a slope: round bushes strung along the contour, closing up
 * with distance. Printed as dashes without length and with round ends, so a
 * whole row is one short path.
 * @param {Random} random
 * @param {{ from: number, to: number, top: (x: number) => number, first?: number, last: number, rows: number, size: [number, number], tilt?: (x: number, t: number) => number, dark: string, lit: string, glint?: string }} slope
 *   first, last: how far the rows lie below the crest; size: of a bush, far and near
 */
export function coffeeRows(
  random,
  { from, to, top, first = 6, last, rows, size, tilt = () => 0, dark, lit, glint },
) {
  let out = "";
  for (let i = 0; i < rows; i++) {
    const t = i / Math.max(1, rows - 1);
    const down = first + (last - first) * t ** 1.55;
    const round = size[0] + (size[1] - size[0]) * t ** 1.2;
    /** @type {[number, number][]} */
    const line = [];
    for (let x = from; x <= to + 30; x += 60) line.push([x, top(x) + down + tilt(x, t)]);
    const d = curve(line);
    const gaps = Array.from(
      { length: 7 },
      () =>
        `${short(random.between(0, round * 0.3))} ${short(round * random.between(0.8, 1.25), 1)}`,
    ).join(" ");
    const how = `stroke-dasharray="${gaps}" stroke-dashoffset="${short(random.between(0, 60))}"`;
    /** @param {string} ink @param {number} wide @param {number} lift */
    const stroke = (ink, wide, lift) =>
      `<path stroke="${ink}" stroke-width="${short(wide, 1)}" ${how}${lift ? ` transform="translate(${short(lift * 0.4, 1)} ${short(-lift, 1)})"` : ""} d="${d}"/>`;
    out +=
      stroke(dark, round, 0) +
      stroke(lit, round * 0.74, round * 0.14) +
      (glint ? stroke(glint, round * 0.3, round * 0.3) : "");
  }
  return `<g fill="none" stroke-linecap="round">${out}</g>`;
}

/**
 * A branch of coffee close by: paired glossy leaves, and cherries at the nodes.
 * @param {Press} press
 * @param {[number, number][]} spine from the root to the tip
 * @param {{ shade: string, lit: string, rib: string, wood: string, ripe: string, bright: string, glint: string, green?: string }} inks
 * @param {{ long?: number, nodes?: number, cherry?: number }} [size]
 */
export function coffeeBranch(
  { sheet, random },
  spine,
  inks,
  { long = 150, nodes = 6, cherry = 15 } = {},
) {
  const half = "M0 0c14-26 46-38 78-34 22 4 40 16 58 34";
  const leaf = sheet.motif(
    `<path fill="${inks.shade}" d="M0 0c16 24 44 36 76 32 24-3 42-14 60-32z"/><path fill="${inks.lit}" d="${half}z"/><path fill="none" stroke="${inks.rib}" stroke-width="2" d="M0 0h126M22-1q6-14 20-22M46-1q8-16 22-24M72-1q8-12 20-18M98-1q5-7 12-10"/><path fill="none" stroke="${inks.rib}" stroke-width="1.6" opacity=".5" d="M24 1q10 14 22 20M50 1q10 14 24 20M78 1q8 10 20 14"/>`,
  );
  const fruit = sheet.motif(
    `<circle r="10"/><path fill="currentColor" d="M-7-2a8 8 0 0 1 9-6q-1 5-9 6z"/>`,
  );
  const at = (/** @type {number} */ t) => {
    const k = t * (spine.length - 1);
    const i = Math.min(Math.floor(k), spine.length - 2);
    const f = k - i;
    const [a, b] = [spine[i], spine[i + 1]];
    return {
      x: a[0] + (b[0] - a[0]) * f,
      y: a[1] + (b[1] - a[1]) * f,
      turn: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI,
    };
  };
  let leaves = "";
  let cherries = "";
  for (let i = 0; i < nodes; i++) {
    const t = 0.12 + (0.86 * i) / (nodes - 1);
    const { x, y, turn } = at(t);
    const size = (long / 136) * (1 - 0.35 * t ** 2) * random.between(0.88, 1.1);
    const spread = 62 - 26 * t;
    const put = (/** @type {number} */ a, /** @type {number} */ sign) =>
      use(leaf, {
        transform: `translate(${short(x)} ${short(y)})rotate(${short(a)})scale(${short(size, 2)} ${short(sign * size, 2)})`,
      });
    leaves +=
      put(turn - spread + random.between(-9, 9), 1) + put(turn + spread + random.between(-9, 9), 1);
    if (i === nodes - 1) leaves += put(turn, 1);
    if (i > nodes - 2) continue;
    const count = 4 + Math.floor(random.between(0, 4));
    for (let k = 0; k < count; k++) {
      const a = random.between(0, 6.28);
      const far = cherry * random.between(0.3, 1.5);
      const ink =
        inks.green && random.chance(0.16)
          ? inks.green
          : random.chance(0.3)
            ? inks.ripe
            : inks.bright;
      cherries += use(fruit, {
        fill: ink,
        color: inks.glint,
        transform: `translate(${short(x + Math.cos(a) * far)} ${short(y + Math.sin(a) * far)})scale(${short((cherry / 10) * random.between(0.8, 1.05), 2)})`,
      });
    }
  }
  return `<path fill="none" stroke="${inks.wood}" stroke-width="7" stroke-linecap="round" d="${curve(spine)}"/>${leaves}${cherries}`;
}
