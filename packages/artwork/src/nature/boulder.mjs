import { curve } from "../print/path.mjs";
import { use } from "../print/sheet.mjs";

/** @import { Press } from "../print/poster.mjs" */

/**
 * A great boulder rounded by the sea: a soft hull drawn by hand through a few
 * points, light on one shoulder, night at its foot, a crack or two.
 * @param {Press} press
 * @param {{ x: number, y: number, wide: number, high: number, ink: string, lit: string, rim: string, shade: string, from?: -1 | 1, cracks?: number }} stone
 *   x,y is the middle of its foot; from: the side the light comes from
 */
export function boulder(
  { sheet, random, stipple },
  { x, y, wide, high, ink, lit, rim, shade, from = -1, cracks = 1 },
) {
  const w = wide / 2;
  const j = (/** @type {number} */ k) => random.between(-k, k);
  const hull = curve(
    [
      [x - w * 0.96, y + 8],
      [x - w * (1 + j(0.05)), y - high * 0.34],
      [x - w * (0.78 + j(0.08)), y - high * (0.76 + j(0.06))],
      [x - w * (0.3 + j(0.1)), y - high * (0.98 + j(0.04))],
      [x + w * (0.24 + j(0.1)), y - high * (0.96 + j(0.05))],
      [x + w * (0.74 + j(0.06)), y - high * (0.68 + j(0.08))],
      [x + w * (1 + j(0.04)), y - high * 0.26],
      [x + w * 0.94, y + 8],
      [x, y + 16],
    ],
    { closed: true },
  );
  const id = sheet.path(hull);
  let lines = "";
  for (let i = 0; i < cracks; i++) {
    const cx = x + w * j(0.6);
    lines += curve([
      [cx, y - high * random.between(0.46, 0.6)],
      [cx + w * j(0.1), y - high * 0.3],
      [cx + w * j(0.24), y - high * random.between(0, 0.14)],
    ]);
  }
  return (
    use(id, { fill: rim, x: 3 * from, y: -4 }) +
    use(id, { fill: ink }) +
    stipple(
      use(id, {
        fill: sheet.radial(
          [
            Math.round(x + from * w * 0.5),
            Math.round(y - high * 0.86),
            Math.round(Math.max(w * 1.3, high * 0.9)),
          ],
          `0 ${lit} 1, .5 ${lit} .5, 1 ${lit} 0`,
        ),
      }) +
        use(id, {
          fill: sheet.linear(
            [Math.round(x - from * w), y, Math.round(x + from * w * 0.5), y],
            `0 ${shade} .85, 1 ${shade} 0`,
          ),
        }) +
        use(id, {
          fill: sheet.linear(
            [0, Math.round(y - high * 0.5), 0, y + 10],
            `0 ${shade} 0, 1 ${shade} .9`,
          ),
        }),
    ) +
    `<path fill="none" stroke="${shade}" stroke-width="2" stroke-linecap="round" opacity=".6" d="${lines}"/>`
  );
}
