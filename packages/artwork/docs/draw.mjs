/** Draws the pictures of the README: `node packages/artwork/docs/draw.mjs`. */
import { writeFileSync } from "node:fs";
import { pictures } from "./pictures.mjs";

for (const [file, draw] of Object.entries(pictures)) {
  writeFileSync(new URL(file, import.meta.url), draw());
}
