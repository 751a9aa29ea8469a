import { group, use } from "../print/sheet.mjs";
import { ripplePath } from "./water.mjs";

/** @import { Press } from "../print/poster.mjs" */

/** The outline above the water at y = 0, from the back to the beak. */
const outline =
  "M-330 30C-312 4-286-8-236-17Q-178-25-132-43-118-48-108-41-92-31-62-27-30-22-10-22 4-25 12-38 28-62 56-63 84-62 94-44 98-39 106-39 150-50 215-61 222-61 221-57 190-46 128-24 110-17 107-4 104 16 96 30z";
/** The grey parts: back and forehead. */
const grey =
  "M-330 30C-312 4-286-8-236-17Q-178-25-132-43-118-48-108-41-92-31-62-27-30-22-10-22 4-25 12-38 28-62 56-63 84-62 94-44L70-34Q40-30 14-12-60-2-130-14-240-6-330 30z";
/** Wet highlights: along the ridge, on the back, the forehead and the beak. */
const wet =
  "M-184-28Q-150-36-122-45-134-33-184-28zM-262-12Q-240-20-206-22-230-13-262-12zM-58-27Q-36-22-16-23-36-17-58-27zM20-42Q34-61 58-61 38-54 28-42zM112-40Q160-51 206-59 170-48 112-40z";

/**
 * A tonina coming up to breathe, the pink dolphin of the Orinoco's rivers. Researched: it rolls slowly and
 * most of it stays under water. What comes up is the bulging forehead, the long thin beak at a slant, a
 * crease at the neck and the back, with a long low ridge in place of a fin. Small eyes; grey above, pink below.
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
    (id) => `<clipPath id="${id}"><path d="M-400-120h800V0H-400z"/></clipPath>`,
  );
  const animal =
    use(body, { fill: ink }) +
    stipple(
      use(dark, {
        fill: sheet.linear([0, -60, 0, 4], `0 ${shade} .85, .6 ${shade} .3, 1 ${shade} 0`),
      }) + use(body, { fill: sheet.linear([0, -20, 0, 2], `0 ${deep} 0, 1 ${deep} .6`) }),
    ) +
    `<path fill="none" stroke="${shade}" stroke-width="3" stroke-linecap="round" d="M211-57Q170-46 124-33q-16 4-25-3M2-20q-8 8-6 18M16-12q-8 4-8 12"/><circle cx="82" cy="-33" r="3.6" fill="${eye}"/><path fill="${light}" d="${wet}"/>`;
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
