import { polygon, short } from "../print/path.mjs";

/** @import { Random } from "../print/random.mjs" */

/**
 * A cast net open in the air: cords spread from the hand, rings of mesh across them, leads along its rim.
 * @param {Random} random
 * @param {{ hand: [number, number], middle: [number, number], wide: number, high: number, ink: string, lead: string, weight?: number }} net
 *   middle: of its rim, with half its width and height; it hangs lower on the left; weight: of its lines
 */
export function castNet(random, { hand, middle, wide, high, ink, lead, weight = 1 }) {
  /** @type {[number, number][]} */
  const rim = [];
  for (let i = 0; i <= 24; i++) {
    const a = (i / 24) * 2 * Math.PI;
    const away = Math.sign(hand[0] - middle[0]);
    rim.push([
      middle[0] + Math.cos(a) * wide + random.between(-0.04, 0.04) * wide,
      middle[1] + Math.sin(a) * high - Math.cos(a) * high * 0.52 * away,
    ]);
  }
  const [bow, rise] = [wide * 0.16, high * 0.73];
  let cords = "";
  for (const [x, y] of rim)
    cords += `M${hand[0]} ${hand[1]}Q${short((hand[0] + x) / 2 - bow)} ${short((hand[1] + y) / 2 - rise)} ${short(x)} ${short(y)}`;
  let mesh = "";
  for (const k of [0.25, 0.4, 0.55, 0.7, 0.85]) {
    const sag = 2 * k * (1 - k);
    mesh += polygon(
      rim.map(([x, y]) => [
        hand[0] + (x - hand[0]) * k - bow * sag,
        hand[1] + (y - hand[1]) * k - rise * sag,
      ]),
    );
  }
  const leads = rim.map(([x, y]) => `M${short(x)} ${short(y)}h0`).join("");
  return `<path fill="${ink}" opacity=".16" d="${polygon(rim)}"/><path fill="none" stroke="${ink}" stroke-width="${2 * weight}" opacity=".85" d="${cords}${mesh}"/><path fill="none" stroke="${ink}" stroke-width="${3.4 * weight}" d="${polygon(rim)}"/><path fill="none" stroke="${lead}" stroke-width="${11 * weight}" stroke-linecap="round" d="${leads}"/>`;
}
