import { group, use } from "../print/sheet.mjs";
import { ripplePath } from "./water.mjs";

/** @import { Press } from "../print/poster.mjs" */

/** The outline above the water at y = 0: the arch of the back with its low ridge, the forehead, the beak. */
const outline =
  "M-320 44C-280 12-236-20-176-44-150-54-126-66-98-70-88-62-70-58-46-56-14-54 14-48 36-46 52-62 82-70 108-60 126-52 134-40 140-32 176-32 224-33 262-30 272-27 271-21 262-19 220-12 176-2 144 8 124 18 112 32 104 44z";
/** The grey parts: back and forehead. */
const grey =
  "M-320 44C-280 12-236-20-176-44-150-54-126-66-98-70-88-62-70-58-46-56-14-54 14-48 36-46 52-62 82-70 108-60 126-52 134-40 140-32L104-32Q60-30 20-24-60-26-130-20-220-4-320 44z";
/** Wet highlights: along the back and its ridge, on the forehead and the beak. */
const wet =
  "M-250-8Q-216-28-178-40-150-52-112-64-128-46-168-34-214-18-250-8zM-40-52Q-8-50 16-44-10-42-40-52zM52-50Q74-66 104-56 80-58 60-44zM150-29Q200-28 250-21 200-23 150-29z";

/**
 * A tonina coming up to breathe, the pink dolphin of the Orinoco's rivers. Researched: it rolls slowly and
 * most of it stays under water. What comes up is the arch of the back, with a long low ridge in place
 * of a fin, a crease at the neck, the bulging forehead and the long thin beak. Small eyes; grey above, pink below.
 * @param {Press} press
 * @param {{ x: number, y: number, scale: number, turn: 1 | -1, ink: string, light: string, shade: string, eye: string, foam: string, deep: string }} animal
 *   x,y: where its neck lies on the water; turn: 1 looks to the right; deep: the water in its shadow
 */
export function tonina(
  { sheet, random, stipple },
  { x, y, scale, turn, ink, light, shade, eye, foam, deep },
) {
  const [body, dark] = [outline, grey].map((d) => sheet.path(d));
  const air = sheet.define(
    (id) => `<clipPath id="${id}"><path d="M-400-140h800V0H-400z"/></clipPath>`,
  );
  const animal =
    use(body, { fill: ink }) +
    stipple(
      use(dark, {
        fill: sheet.linear([0, -60, 0, 4], `0 ${shade} .85, .6 ${shade} .3, 1 ${shade} 0`),
      }) + use(body, { fill: sheet.linear([0, -20, 0, 2], `0 ${deep} 0, 1 ${deep} .6`) }),
    ) +
    `<path fill="none" stroke="${shade}" stroke-width="3" stroke-linecap="round" d="M264-24Q206-20 150-12q-18 2-28-6M22-33q-7 16-4 36"/><circle cx="108" cy="-27" r="4" fill="${eye}"/><path fill="${light}" d="${wet}"/>`;
  const rings = ripplePath(random, {
    top: y - 2 * scale,
    bottom: y + 46 * scale,
    spread: () => [x - (turn > 0 ? 360 : 170) * scale, x + (turn > 0 ? 170 : 360) * scale],
    count: 34,
    long: 190 * scale,
    thick: 7 * scale,
    crowd: 1.7,
  });
  return `${group(
    { transform: `translate(${x} ${y})scale(${scale * turn} ${scale})` },
    stipple(
      group(
        { "clip-path": `url(#${air})`, transform: "scale(1 -.6)" },
        use(body, { fill: sheet.linear([0, -60, 0, 0], `0 ${deep} .1, 1 ${deep} .9`) }),
      ),
    ) + group({ "clip-path": `url(#${air})` }, animal),
  )}<path fill="${foam}" opacity=".9" d="${rings}"/>`;
}
