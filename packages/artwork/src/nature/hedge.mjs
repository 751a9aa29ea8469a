import { use } from "../print/sheet.mjs";
import { canopy } from "./forest.mjs";

/** @import { Press } from "../print/poster.mjs" */

/**
 * Rows of bushes close by, one behind the other down a slope: each a row of
 * small crowns with an edge of light, its foot in the shade of the next.
 * @param {Press} press
 * @param {{ from?: number, to?: number, top: (x: number) => number, first: number, step: number, grow?: number, rows: number, size: number, ink: string, rim: string, shade: string, light?: string, rimOffset?: [number, number] }} slope
 */
export function hedges(
  { sheet, random, stipple },
  {
    from = -50,
    to = 1640,
    top,
    first,
    step,
    grow = 1.2,
    rows,
    size,
    ink,
    rim,
    shade,
    light,
    rimOffset = [-1, -3],
  },
) {
  let out = "";
  let down = first;
  for (let i = 0; i < rows; i++) {
    const k = grow ** i;
    const line = (/** @type {number} */ x) => top(x) + down;
    const id = sheet.path(
      canopy(random, {
        from: from - i * 9,
        to: to + 20,
        top: line,
        size: size * k,
        floor: 1020,
        tall: 0.72,
      }),
    );
    const low = Math.min(...[0, 400, 800, 1200, 1600].map(line));
    const lit = light ? use(id, { fill: light }) : "";
    out +=
      use(id, { fill: rim, x: rimOffset[0], y: rimOffset[1] }) +
      use(id, { fill: ink }) +
      stipple(
        lit +
          use(id, {
            fill: sheet.linear([0, low, 0, low + 150 * k], `0 ${shade} 0, 1 ${shade} .8`),
          }),
      );
    down += step * k;
  }
  return out;
}
