import { curve, polygon, short } from "../print/path.mjs";

/** @import { Random } from "../print/random.mjs" */

/**
 * A large leaf of the undergrowth (platanillo, plantain): a bent midrib, two
 * halves in two inks, torn along the veins here and there.
 * @param {Random} random
 * @param {{ x: number, y: number, angle: number, long: number, wide: number, bend?: number, tears?: number }} leaf
 *   angle in degrees, 0 to the right and -90 up; bend turns the tip, in degrees
 */
function blade(random, { x, y, angle, long, wide, bend = 30, tears = 3 }) {
  const steps = 14;
  /** @type {{ x: number, y: number, a: number, w: number }[]} */
  const spine = [];
  let [px, py] = [x, y];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const a = ((angle + bend * t * t) * Math.PI) / 180;
    spine.push({
      x: px,
      y: py,
      a,
      w: wide * Math.max(0, Math.sin(Math.PI * Math.max(0, t - 0.16) ** 0.8)) * 0.5,
    });
    px += (Math.cos(a) * long) / steps;
    py += (Math.sin(a) * long) / steps;
  }
  const edge = (/** @type {number} */ sign) => {
    /** @type {[number, number][]} */
    const points = [];
    const torn = new Set();
    for (let k = 0; k < tears; k++) torn.add(Math.floor(random.between(5, steps - 2)));
    spine.forEach((s, i) => {
      const [nx, ny] = [-Math.sin(s.a) * sign, Math.cos(s.a) * sign];
      const sweep = s.w * 0.35;
      const at = (/** @type {number} */ k, /** @type {number} */ slip) =>
        /** @type {[number, number]} */ ([
          s.x + nx * s.w * k + Math.cos(s.a) * (sweep * k + slip),
          s.y + ny * s.w * k + Math.sin(s.a) * (sweep * k + slip),
        ]);
      if (torn.has(i)) points.push(at(1.02, -5), at(random.between(0.3, 0.6), -2), at(0.99, 5));
      else points.push(at(1, 0));
    });
    return points;
  };
  const rib = spine.map((s) => /** @type {[number, number]} */ ([s.x, s.y]));
  const half = (/** @type {number} */ sign) => polygon([...rib, ...edge(sign).reverse()]);
  let veins = "";
  for (let i = 4; i < steps - 1; i++) {
    const s = spine[i];
    for (const sign of [-1, 1]) {
      const reach = s.w * random.between(0.6, 0.86);
      const dx = -Math.sin(s.a) * sign * reach + Math.cos(s.a) * reach * 0.5;
      const dy = Math.cos(s.a) * sign * reach + Math.sin(s.a) * reach * 0.5;
      veins += `M${short(s.x)} ${short(s.y)}l${short(dx)} ${short(dy)}`;
    }
  }
  return { upper: half(-1), lower: half(1), rib: curve(rib.filter((_, i) => i % 2 === 0)), veins };
}

/**
 * A clump of such leaves, the far ones first.
 * @param {Random} random
 * @param {readonly { x: number, y: number, angle: number, long: number, wide: number, bend?: number, tears?: number }[]} leaves
 * @param {{ shade: string, lit: string, rib: string, thick?: number, lightFrom?: -1 | 1 }} inks
 */
export function clump(random, leaves, { shade, lit, rib, thick = 3, lightFrom = -1 }) {
  return leaves
    .map((leaf) => {
      const { upper, lower, rib: midrib, veins } = blade(random, leaf);
      const [bright, dim] = lightFrom === -1 ? [upper, lower] : [lower, upper];
      return `<path fill="${shade}" d="${dim}"/><path fill="${lit}" d="${bright}"/><path fill="none" stroke="${rib}" stroke-width="${thick}" d="${midrib}"/><path fill="none" stroke="${rib}" stroke-width="1.4" opacity=".55" d="${veins}"/>`;
    })
    .join("");
}

/**
 * Grass at the water's edge or in front: thin pointed strokes from a foot line.
 * @param {Random} random
 * @param {{ from: number, to: number, foot: (x: number) => number, tall: number, count: number, lean?: number }} patch
 */
export function grass(random, { from, to, foot, tall, count, lean = 0 }) {
  let d = "";
  for (let i = 0; i < count; i++) {
    const x = random.between(from, to);
    const h = tall * random.between(0.35, 1);
    const tip = (random.between(-0.5, 0.5) + lean) * h;
    const w = Math.max(1.5, h * 0.05);
    d += `M${short(x - w)} ${short(foot(x) + 2)}q${short(tip * 0.25)} ${short(-h * 0.6)} ${short(tip + w)} ${short(-h)} ${short(-tip * 0.4)} ${short(h * 0.5)} ${short(w - tip)} ${short(h)}z`;
  }
  return d;
}
