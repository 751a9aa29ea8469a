/**
 * A sound system: painted boxes piled two abreast, a cone in each, horns on
 * top. Foot at 0,0, about 250 wide and 290 high.
 * @param {{ x: number, y: number, scale: number, box: string, edge: string, paints: string[], cone: string, light: string }} tower
 */
export function soundSystem({ x, y, scale, box, edge, paints, cone, light }) {
  /**
   * @param {number} cx @param {number} cy @param {number} w @param {number} h @param {number} r
   * @param {string} paint @param {number} k
   */
  const cell = (cx, cy, w, h, r, paint, k) =>
    `<path fill="${box}" d="M${cx - w / 2} ${cy - h}h${w}v${h}h${-w}z"/><path fill="${paint}" d="M${cx - w / 2 + 5} ${cy - h + 5}h${w - 10}v${h - 10}h${10 - w}z"/><path fill="${box}" opacity=".35" d="${k % 2 ? `M${cx - w / 2 + 5} ${cy - 5}l${w - 10}-${h - 10}v${h - 10}z` : `M${cx + w / 2 - 5} ${cy - 5}l${10 - w}-${h - 10}v${h - 10}z`}"/><circle cx="${cx}" cy="${cy - h / 2}" r="${r}" fill="${box}"/><circle cx="${cx}" cy="${cy - h / 2}" r="${r - 5}" fill="none" stroke="${light}" stroke-width="3"/><circle cx="${cx}" cy="${cy - h / 2}" r="${r * 0.62}" fill="${cone}"/><circle cx="${cx}" cy="${cy - h / 2}" r="${r * 0.28}" fill="${light}"/>`;
  return (
    `<g transform="translate(${x} ${y})scale(${scale})">` +
    `<path fill="${edge}" d="M-131-4v-206h10v-70H119v70h10v206z" transform="translate(-3 -4)"/>` +
    cell(-65, 0, 126, 112, 48, paints[0], 0) +
    cell(65, 0, 126, 112, 48, paints[1], 1) +
    cell(-65, -114, 126, 100, 42, paints[1], 1) +
    cell(65, -114, 126, 100, 42, paints[2], 0) +
    cell(-78, -216, 84, 64, 25, paints[2], 1) +
    cell(0, -216, 68, 64, 25, paints[0], 0) +
    cell(78, -216, 84, 64, 25, paints[1], 1) +
    "</g>"
  );
}
