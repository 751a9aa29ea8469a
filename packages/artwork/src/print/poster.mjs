import { paperGrain } from "./paper-grain.mjs";
import { seededRandom } from "./random.mjs";
import { newSheet } from "./sheet.mjs";
import { stippleMask } from "./stipple-mask.mjs";

/**
 * A scene with its own sheet, its own seeded chance and its own stipple, the paper's
 * grain over it.
 * @param {number} seed
 * @param {string} title
 * @param {(tools: { sheet: import("./sheet.mjs").Sheet, random: import("./random.mjs").Random, stipple: (body: string) => string }) => string} draw
 */
export function poster(seed, title, draw) {
  const random = seededRandom(seed);
  const sheet = newSheet();
  const stipple = stippleMask(sheet);
  const body = draw({ sheet, random, stipple });
  return sheet.print(title, body + paperGrain(sheet, { strength: 0.55 }));
}
