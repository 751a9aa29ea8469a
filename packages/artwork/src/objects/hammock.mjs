import { short } from "../print/path.mjs";

/**
 * A wide hammock between two knots: ropes that spread, the cloth with its
 * stripes, and a fringe along its edge.
 * @param {{ from: [number, number], to: [number, number], sag: number, cloth: string, stripes: string[], rope: string, fringe: string }} sling
 */
export function hammock({ from, to, sag, cloth, stripes, rope, fringe }) {
  const [w, h] = [to[0] - from[0], to[1] - from[1]];
  const at = (/** @type {number} */ t, /** @type {number} */ k) =>
    `${short(from[0] + w * t)} ${short(from[1] + h * t + 4 * sag * t * (1 - t) * k)}`;
  /** @param {number} a @param {number} b @param {number} k */
  const run = (a, b, k) =>
    Array.from({ length: 13 }, (_, i) => at(a + ((b - a) * i) / 12, k)).join("L");
  const body = `M${run(0.18, 0.82, 0.82)}L${run(0.82, 0.18, 1.24)}z`;
  let cords = "";
  for (const k of [0.82, 0.94, 1.06, 1.18])
    cords += `M${at(0, 1)}L${at(0.18, k)}M${at(1, 1)}L${at(0.82, k)}`;
  let tassels = "";
  for (let t = 0.2; t < 0.82; t += 0.022)
    tassels += `M${at(t, 1.24)}v${short(sag * (0.12 + 0.05 * Math.sin(t * 60)))}`;
  const lines = stripes
    .map(
      (ink, i) =>
        `<path fill="none" stroke="${ink}" stroke-width="${short(sag * 0.07, 1)}" d="M${run(0.18, 0.82, 0.9 + i * 0.1)}"/>`,
    )
    .join("");
  return `<path fill="none" stroke="${rope}" stroke-width="3" d="${cords}"/><path fill="${cloth}" d="${body}"/>${lines}<path fill="none" stroke="${fringe}" stroke-width="3.4" stroke-linecap="round" d="${tassels}"/>`;
}
