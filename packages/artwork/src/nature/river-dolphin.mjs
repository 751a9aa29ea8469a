import { group, use } from "../print/sheet.mjs";
import { ripplePath } from "./water.mjs";

/** @import { Press } from "../print/poster.mjs" */

/** The outline above the water at y = 0: the arch of the back with its low ridge, the forehead, the beak, the throat. */
const outline =
  "M-330 60C-292 4-244-44-186-70-168-86-150-97-134-99-122-97-112-92-102-92-66-103-30-110 2-114 18-132 44-143 70-138 92-132 104-120 110-106 150-111 204-120 250-131 260-132 262-123 254-118 210-100 166-88 126-78 92-66 56-48 26-26 4-8-12 16-24 60z";
/** The grey parts: back and forehead. */
const grey =
  "M-330 60C-292 4-244-44-186-70-168-86-150-97-134-99-122-97-112-92-102-92-66-103-30-110 2-114 18-132 44-143 70-138 92-132 104-120 110-106 84-98 50-96 10-84-60-76-126-54-186-20-240 14-262 36-280 60z";
/** Wet highlights: along the back and its ridge, on the forehead and the beak. */
const wet =
  "M-246-16Q-214-48-178-65-156-82-130-91-150-74-174-57-214-36-246-16zM-96-86Q-48-100 0-103-48-93-96-86zM28-126Q50-138 74-126 50-131 28-126zM122-102Q186-110 240-123 186-104 122-102z";
/** The flipper, a broad paddle that the water covers from its middle on. */
const flipper = "M-52-26C-84-14-116 8-140 44L-84 44C-56 26-34 4-30-14z";

/**
 * A tonina coming up to breathe, the pink dolphin of the Orinoco's rivers. Researched: it rolls slowly and
 * most of it stays under water. What comes up is the arch of the back, with a long low ridge in place
 * of a fin, a crease at the neck, which is bent, the bulging forehead and the long thin beak. Small eyes; grey above,
 * pink below, broad flippers.
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
    (id) => `<clipPath id="${id}"><path d="M-400-170h800V0H-400z"/></clipPath>`,
  );
  const animal =
    use(body, { fill: ink }) +
    stipple(
      use(dark, {
        fill: sheet.linear([0, -130, 0, -10], `0 ${shade} .8, .6 ${shade} .35, 1 ${shade} 0`),
      }) + use(body, { fill: sheet.linear([0, -46, 0, 4], `0 ${deep} 0, 1 ${deep} .55`) }),
    ) +
    `<path fill="${shade}" d="${flipper}"/><path fill="none" stroke="${shade}" stroke-width="3.5" stroke-linecap="round" d="M250-124Q188-106 128-92q-20 6-30-3M4-107q-12 10-13 24"/><circle cx="82" cy="-100" r="5" fill="${eye}"/><path fill="${light}" d="${wet}"/>`;
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
        use(body, { fill: sheet.linear([0, -130, 0, 0], `0 ${deep} .05, 1 ${deep} .9`) }),
      ),
    ) + group({ "clip-path": `url(#${air})` }, animal),
  )}<path fill="${foam}" opacity=".9" d="${rings}"/>`;
}
