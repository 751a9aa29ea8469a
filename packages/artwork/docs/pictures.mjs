import { poster } from "../src/print/poster.mjs";
import { seededRandom } from "../src/print/random.mjs";
import { newSheet } from "../src/print/sheet.mjs";
import { layers } from "./example.mjs";
import { kit } from "./kit.mjs";
import { people } from "./people.mjs";

const SEED = 77;
const names = Object.keys(layers);

/** The example up to one of its layers. @param {number} last */
const upTo = (last) => () =>
  poster(SEED, `Example: ${names[last]}`, (press) =>
    Object.values(layers)
      .slice(0, last + 1)
      .map((layer) => layer(press))
      .join(""),
  );

/** The example without shading and grain: the flat inks that every layer begins with. */
function flat() {
  const sheet = newSheet();
  const press = { sheet, random: seededRandom(SEED), stipple: () => "" };
  const body = Object.values(layers).map((layer) => layer(press));
  return sheet.print("Example: flat inks", body.join(""));
}

/**
 * The pictures of the README, by file.
 * @type {Record<string, () => string>}
 */
export const pictures = {
  ...Object.fromEntries(names.map((name, i) => [`${i + 1}-${name}.svg`, upTo(i)])),
  "flat.svg": flat,
  "kit.svg": () => poster(SEED, "Some of the kit's motifs", kit),
  "people.svg": () => poster(SEED, "The people of the posters", people),
};
