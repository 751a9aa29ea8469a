import { curve, short } from "../print/path.mjs";

/** @import { Random } from "../print/random.mjs" */

/**
 * A mangrove: a trunk that stands on its arching roots. Foot of the tree at
 * x,y, where the roots' arches begin; they come down to the water at `foot`.
 * @param {Random} random
 * @param {{ x: number, y: number, foot: number, top: number, spread: number, thick: number, lean?: number, roots?: number }} tree
 * @returns {{ trunk: string, roots: { d: string, wide: number }[], tips: [number, number][] }}
 */
export function mangrove(random, { x, y, foot, top, spread, thick, lean = 0, roots = 9 }) {
  const head = x + lean;
  const trunk = curve(
    [
      [x - thick * 0.7, y + 20],
      [x - thick * 0.45 + lean * 0.3, y - (y - top) * 0.4],
      [head - thick * 0.3, top],
      [head + thick * 0.3, top],
      [x + thick * 0.45 + lean * 0.3, y - (y - top) * 0.4],
      [x + thick * 0.7, y + 20],
    ],
    { closed: true },
  );
  const list = [];
  /** @type {[number, number][]} */
  const tips = [];
  for (let i = 0; i < roots; i++) {
    const t = (i / (roots - 1)) * 2 - 1;
    const end = x + t * spread * random.between(0.8, 1.1);
    const down = foot + random.between(-10, 24) * (1 - Math.abs(t));
    const from = y - random.between(0, 0.5) * (foot - y);
    const high = from - random.between(0, 0.1) * (foot - y);
    list.push({
      d: `M${short(x + t * thick * 0.4)} ${short(from)}C${short(x + (end - x) * 0.55)} ${short(high)} ${short(end)} ${short(from + (down - from) * 0.3)} ${short(end)} ${short(down)}`,
      wide: thick * random.between(0.2, 0.36),
    });
    tips.push([end, down]);
    if (random.chance(0.5)) {
      const mid = x + (end - x) * 0.7;
      const leg = mid + random.between(-0.1, 0.2) * spread * Math.sign(t || 1);
      list.push({
        d: `M${short(mid)} ${short(from + (down - from) * 0.14)}Q${short(leg)} ${short(from + (down - from) * 0.4)} ${short(leg)} ${short(down - 4)}`,
        wide: thick * 0.17,
      });
      tips.push([leg, down - 4]);
    }
  }
  return { trunk, roots: list, tips };
}
