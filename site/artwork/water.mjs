import { short } from "./path.mjs";

/**
 * Broken light on water: flat slivers, pointed at both ends, that grow and part
 * toward the viewer. One path, to be filled.
 * @param {import("./random.mjs").Random} random
 * @param {{ top: number, bottom: number, spread: (y: number) => [number, number], count: number, long?: number, thick?: number, crowd?: number }} area
 *   crowd: above 1 packs them toward the far end
 */
export function slivers(random, { top, bottom, spread, count, long = 60, thick = 5, crowd = 1.5 }) {
  let d = "";
  for (let i = 0; i < count; i++) {
    const near = random.next() ** crowd;
    const y = top + (bottom - top) * near;
    const [left, right] = spread(y);
    if (right <= left) continue;
    const length = Math.min((0.16 + 0.84 * near) * long * random.between(0.2, 1), right - left);
    const x = random.between(left, right - length);
    const high = Math.max(1, thick * (0.2 + 0.8 * near) * random.between(0.5, 1));
    const sag = near > 0.25 ? random.between(-0.7, 0.9) * high : 0;
    const lean = random.between(0.3, 0.7) * length;
    d += `M${short(x)} ${short(y)}q${short(lean)} ${short(sag - high)} ${short(length)} 0 ${short(lean - length)} ${short(sag + high)} ${short(-length)} 0z`;
  }
  return d;
}
