import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { drawCountryMap, drawFrieze, drawings } from "@maloca/artwork/drawings";
import { rasterize } from "@maloca/artwork/raster/rasterize";
import { runnerImport } from "vite";
import { launchBrowser } from "../../packages/tooling/browsers/chromium.mjs";

/**
 * Draws every picture of the site, or those whose path contains a name: `npm run draw -- [name …]`.
 * First the SVG files: the same code gives the same bytes, so they are committed and reviewed like code. Then,
 * with Chromium, the pictures that must be pixels: cards for shared links, tiles, icons.
 */
const pathOf = (/** @type {string} */ file) => fileURLToPath(new URL(file, import.meta.url));
const publicFolder = pathOf("../public");
const names = process.argv.slice(2);
const wanted = (/** @type {string} */ file) =>
  names.length === 0 || names.some((name) => file.includes(name));

const write = (/** @type {string} */ file, /** @type {string | Buffer} */ content) => {
  const target = join(publicFolder, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
};

for (const [file, draw] of Object.entries(drawings)) {
  if (wanted(file)) write(file, await draw());
}
/** @type {{ module: typeof import("./drawn") }} */
const { module: drawn } = await runnerImport(pathOf("drawn.ts"));
if (wanted("art/colombia.svg")) write("art/colombia.svg", await drawCountryMap(drawn.marks));
for (const { src, scenes, land, palette, from } of drawn.friezes) {
  if (wanted(src.slice(1))) write(src.slice(1), await drawFrieze(scenes, land, palette, from));
}
await rasterize(launchBrowser, publicFolder, drawn, wanted, write);
