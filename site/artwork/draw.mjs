import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { favicon, mark, markLight } from "./scenes/mark.mjs";
import { series } from "./series.mjs";

/**
 * Draws every picture of the site: `node site/artwork/draw.mjs [name …]`.
 * Same code, same bytes, so the output is committed and reviewed like code.
 */
/** @type {Record<string, () => string | Promise<string>>} */
const pictures = {
  "favicon.svg": favicon,
  "art/mark.svg": mark,
  "art/mark-light.svg": markLight,
};
for (const [place, scenes] of Object.entries(series)) {
  for (const scene of scenes) {
    pictures[`art/${place}/${scene}.svg`] = async () => {
      const [draw] = Object.values(await import(`./scenes/${place}/${scene}.mjs`));
      return draw();
    };
  }
}

const publicFolder = join(dirname(fileURLToPath(import.meta.url)), "../public");
const wanted = process.argv.slice(2);
for (const [file, draw] of Object.entries(pictures)) {
  if (wanted.length > 0 && !wanted.some((word) => file.includes(word))) continue;
  const target = join(publicFolder, file);
  const picture = await draw();
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, picture);
}
