import { readdirSync } from "node:fs";
import { favicon, mark, markLight } from "./scenes/mark.mjs";

/**
 * @import { Land, Motif, Palette } from "./frieze/frieze-view.mjs"
 * @import { From } from "./people/from.mjs"
 * @import { Mark } from "./maps/country-view.mjs"
 */

const folder = new URL("scenes/", import.meta.url);

/** Every scene is a file `scenes/<place>/<scene>.mjs` that exports one function, which prints it. */
const places = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/**
 * Every vector picture of the site, by its file under the site's `public/`.
 * @type {Record<string, () => string | Promise<string>>}
 */
export const drawings = {
  "favicon.svg": favicon,
  "art/mark.svg": mark,
  "art/mark-light.svg": markLight,
};
for (const place of places) {
  for (const file of readdirSync(new URL(place, folder))) {
    const [, scene] = /^(.+)\.mjs$/.exec(file) ?? [];
    if (!scene) continue;
    drawings[`art/${place}/${scene}.svg`] = async () => {
      const module = await import(`./scenes/${place}/${scene}.mjs`);
      return Object.values(module).find((value) => typeof value === "function")();
    };
  }
}

/**
 * The country's map, with the site's data of its trips. Like the scenes, its code loads when it is drawn.
 * @param {readonly Mark[]} marks
 * @returns {Promise<string>}
 */
export async function drawCountryMap(marks) {
  const { countryMap } = await import(new URL("maps/country-map.mjs", import.meta.url).href);
  return countryMap(marks);
}

/**
 * A trip's days as one frieze, with the site's data of them.
 * @param {readonly Motif[]} days
 * @param {Land} land
 * @param {Palette} [palette]
 * @param {From} [from] the place whose clothes people wear
 * @returns {Promise<string>}
 */
export async function drawFrieze(days, land, palette, from) {
  const { dayFrieze } = await import(new URL("frieze/day-frieze.mjs", import.meta.url).href);
  return dayFrieze(days, land, palette, from);
}

/**
 * The left edge of each poster's tile, which is 800 wide and as high as the sheet. A hero exports it as `tileLeft`;
 * without it the poster has no tile.
 * @returns {Promise<[place: string, left: number][]>}
 */
export async function tileEdges() {
  /** @type {[string, number][]} */
  const edges = [];
  for (const place of places.filter((name) => drawings[`art/${name}/hero.svg`])) {
    const { tileLeft } = await import(`./scenes/${place}/hero.mjs`);
    if (tileLeft !== undefined) edges.push([place, tileLeft]);
  }
  return edges;
}
