import { curve } from "../print/path.mjs";

/** @import { Random } from "../print/random.mjs" */

/**
 * Surf that comes in as lines: each a ribbon of foam, its far edge soft, its
 * near edge in lace.
 * @param {Random} random
 * @param {readonly (readonly [y: number, thick: number, ink: string])[]} lines far ones first
 * @param {{ shade?: string }} [how] an ink below each, for a wave that stands
 */
export function surf(random, lines, { shade } = {}) {
  return lines
    .map(([y, thick, ink]) => {
      /** @type {[number, number][]} */
      const over = [];
      for (let x = -40; x <= 1660; x += random.between(150, 260))
        over.push([x, y + random.between(-0.5, 0.5) * thick]);
      over.push([1680, y]);
      /** @type {[number, number][]} */
      const under = [];
      for (let x = 1680; x > -50; x -= random.between(18, 54))
        under.push([x, y + thick * (0.4 + 1.7 * random.next() ** 2)]);
      const wall = over.map(([x, at]) => /** @type {[number, number]} */ ([x, at - thick * 2.6]));
      const back = shade
        ? `<path fill="${shade}" opacity=".7" d="${curve([...wall, ...under], { closed: true })}"/>`
        : "";
      return `${back}<path fill="${ink}" d="${curve([...over, ...under], { closed: true })}"/>`;
    })
    .join("");
}
