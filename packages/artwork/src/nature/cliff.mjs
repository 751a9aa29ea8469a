import { polygon } from "../print/path.mjs";
import { valueNoise } from "../print/random.mjs";

/** @import { Random } from "../print/random.mjs" */

/**
 * A cliff built of blocks: storeys one over the other, each broken into
 * upright stones with a lit edge and a shaded edge. Light comes from the left.
 * @param {Random} random
 * @param {{ left: (y: number) => number, right: (y: number) => number, storeys: ((x: number) => number)[], wide?: [number, number], tones?: number }} cliff
 *   storeys: the lines between them, from the top of the cliff to its foot
 * @returns {{ tones: string[], lit: string, shade: string, cracks: string }}
 */
export function cliff(random, { left, right, storeys, wide = [26, 92], tones = 3 }) {
  const fronts = Array.from({ length: tones }, () => "");
  let lit = "";
  let shade = "";
  let cracks = "";
  for (let k = 0; k < storeys.length - 1; k++) {
    const middle = (storeys[k](900) + storeys[k + 1](900)) / 2;
    let x = left(middle);
    const end = right(middle);
    while (x < end) {
      const w = Math.min(random.between(...wide), end - x + 4);
      const rise = k === 0 ? random.between(-16, 10) : random.between(-7, 5);
      const top = storeys[k](x + w / 2) + rise;
      const foot = storeys[k + 1](x + w / 2) + 12;
      const side = (/** @type {number} */ at, /** @type {number} */ jitter) => {
        /** @type {[number, number][]} */
        const points = [];
        const parts = Math.max(3, Math.round((foot - top) / 34));
        for (let i = 0; i <= parts; i++) {
          points.push([
            at + random.between(-jitter, jitter),
            top +
              ((foot - top) * (i + (i > 0 && i < parts ? random.between(-0.3, 0.3) : 0))) / parts,
          ]);
        }
        return points;
      };
      const near = side(x, 2.5);
      const far = side(x + w, 2.5);
      const body = /** @type {[number, number][]} */ ([
        ...near,
        ...far.toReversed(),
        [x + w * random.between(0.3, 0.7), top + random.between(-6, 3)],
      ]);
      fronts[Math.floor(random.next() ** 1.2 * tones)] += polygon(body);
      if (random.chance(0.72)) {
        const depth = w * random.between(0.14, 0.42);
        lit += polygon([...near, ...side(x + depth, 4.5).reverse()]);
      }
      if (random.chance(0.8)) {
        const depth = w * random.between(0.12, 0.34);
        shade += polygon([...far, ...side(x + w - depth, 4.5).reverse()]);
      }
      if (w > 52 && random.chance(0.6)) {
        const cx = x + w * random.between(0.35, 0.65);
        const cy = top + (foot - top) * random.between(0.1, 0.6);
        cracks += polygon(
          [
            [cx, cy],
            [cx + random.between(-5, 5), cy + 18],
            [cx + random.between(-8, 8), cy + random.between(34, 62)],
          ],
          { closed: false },
        );
      }
      x += w;
    }
  }
  return { tones: fronts, lit, shade, cracks };
}

/**
 * The shadow an overhang throws: hard above, ragged below.
 * @param {Random} random
 * @param {number} from @param {number} to
 * @param {(x: number) => number} line @param {number} deep
 */
export function overhang(random, from, to, line, deep) {
  const noise = valueNoise(random, 3);
  /** @type {[number, number][]} */
  const above = [];
  /** @type {[number, number][]} */
  const below = [];
  for (let x = from; x <= to; x += 14) {
    const t = (x - from) / (to - from);
    above.push([x, line(x) + random.between(-2, 2)]);
    below.push([x, line(x) + deep * Math.sin(Math.PI * t) ** 0.4 * (0.62 + 0.6 * noise(x / 46))]);
  }
  return polygon([...above, ...below.reverse()]);
}

/**
 * A slab with hand-cut edges: any polygon, its sides broken into short ragged runs.
 * @param {Random} random
 * @param {readonly (readonly [number, number])[]} corners
 */
export function raggedPolygon(random, corners, { step = 26, rough = 4 } = {}) {
  /** @type {[number, number][]} */
  const points = [];
  corners.forEach(([x, y], i) => {
    const [nx, ny] = corners[(i + 1) % corners.length];
    const parts = Math.max(1, Math.round(Math.hypot(nx - x, ny - y) / step));
    for (let k = 0; k < parts; k++) {
      const t = (k + (k ? random.between(-0.3, 0.3) : 0)) / parts;
      const slip = k ? rough : rough * 0.4;
      points.push([
        x + (nx - x) * t + random.between(-slip, slip),
        y + (ny - y) * t + random.between(-slip, slip),
      ]);
    }
  });
  return polygon(points);
}

/**
 * Stains that rain has drawn down a wall: long wedges, broad above.
 * @param {Random} random
 * @param {{ from: number, to: number, top: (x: number) => number, deep: number, count: number }} wall
 */
export function stains(random, { from, to, top, deep, count }) {
  let d = "";
  for (let i = 0; i < count; i++) {
    const x = random.between(from, to);
    const y = top(x);
    const w = random.between(3, 13);
    const long = deep * random.between(0.35, 1);
    d += polygon([
      [x - w / 2, y],
      [x + w / 2, y],
      [x + w * 0.3, y + long * 0.5],
      [x + random.between(-2, 2), y + long],
      [x - w * 0.34, y + long * 0.45],
    ]);
  }
  return d;
}
