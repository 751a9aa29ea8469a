import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { amanecer } from "./scenes/guaviare/amanecer.mjs";
import { caminantes } from "./scenes/guaviare/caminantes.mjs";
import { ciudadDePiedra } from "./scenes/guaviare/ciudad-de-piedra.mjs";
import { hero as guaviareHero } from "./scenes/guaviare/hero.mjs";
import { noche } from "./scenes/guaviare/noche.mjs";
import { pinturas } from "./scenes/guaviare/pinturas.mjs";
import { rio } from "./scenes/guaviare/rio.mjs";
import { hero as homeHero } from "./scenes/home/hero.mjs";
import { favicon, mark, markLight } from "./scenes/mark.mjs";

/**
 * Draws every picture of the site: `node site/artwork/draw.mjs [name …]`.
 * Same code, same bytes, so the output is committed and reviewed like code.
 */
const pictures = {
  "favicon.svg": favicon,
  "art/mark.svg": mark,
  "art/mark-light.svg": markLight,
  "art/home/hero.svg": homeHero,
  "art/guaviare/hero.svg": guaviareHero,
  "art/guaviare/amanecer.svg": amanecer,
  "art/guaviare/pinturas.svg": pinturas,
  "art/guaviare/rio.svg": rio,
  "art/guaviare/ciudad-de-piedra.svg": ciudadDePiedra,
  "art/guaviare/noche.svg": noche,
  "art/guaviare/caminantes.svg": caminantes,
};

const publicFolder = join(dirname(fileURLToPath(import.meta.url)), "../public");
const wanted = process.argv.slice(2);
for (const [file, draw] of Object.entries(pictures)) {
  if (wanted.length > 0 && !wanted.some((word) => file.includes(word))) continue;
  const target = join(publicFolder, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, draw());
}
