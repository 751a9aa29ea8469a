import { use } from "../print/sheet.mjs";
import { ripplePath } from "./water.mjs";

/** @import { Press } from "../print/poster.mjs" */

/**
 * A tonina coming up to breathe, the pink dolphin of the Orinoco's rivers. Looked up: the bulging
 * forehead, the long thin beak, small eyes, and a low ridge along the back in place of a fin.
 * @param {Press} press
 * @param {{ x: number, y: number, scale: number, turn: 1 | -1, ink: string, light: string, shade: string, eye: string, foam: string }} animal
 *   x,y: where its body leaves the water; turn: 1 looks to the right
 */
export function tonina(
  { sheet, random, stipple },
  { x, y, scale, turn, ink, light, shade, eye, foam },
) {
  const body = sheet.path(
    "M-200 10C-150-12-96-30-46-36L-14-58C2-64 12-54 20-40 60-42 88-38 106-30 114-50 142-56 158-40 166-32 170-27 180-25L262-37C270-38 271-29 264-27L188-9C162 4 132 10 100 12Q-40 22-200 10z",
  );
  const shine = sheet.linear([0, -58, 0, 14], `0 ${light} .95, .45 ${ink} 0, 1 ${shade} .9`);
  const animal =
    use(body, { fill: light, y: -3 }) +
    use(body, { fill: ink }) +
    stipple(use(body, { fill: shine })) +
    `<path fill="none" stroke="${shade}" stroke-width="3" stroke-linecap="round" d="M262-31 182-16q-10 2-16 8"/><circle cx="150" cy="-27" r="4" fill="${eye}"/>`;
  const rings = ripplePath(random, {
    top: y - 4,
    bottom: y + 40 * scale,
    spread: () => [x - 220 * scale, x + 220 * scale],
    count: 26,
    long: 150 * scale,
    thick: 8 * scale,
    crowd: 1.1,
  });
  const below = use(body, { fill: light, opacity: 0.3, transform: "translate(0 24)scale(1 -.6)" });
  return `<g transform="translate(${x} ${y})scale(${scale * turn} ${scale})">${below}${animal}</g><path fill="${foam}" opacity=".9" d="${rings}"/>`;
}
