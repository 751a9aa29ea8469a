/** Writes what the package says of its elements: the manifest and the editors' data. */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describeElements } from "./custom-elements-manifest.ts";
import { cssData, htmlData } from "./editor-data.ts";

const folder = fileURLToPath(new URL("../dist/", import.meta.url));
const manifest = describeElements();
const files = {
  "custom-elements.json": manifest,
  "html-custom-data.json": htmlData(manifest),
  "css-custom-data.json": cssData(manifest),
};

mkdirSync(folder, { recursive: true });
for (const [name, data] of Object.entries(files)) {
  writeFileSync(folder + name, `${JSON.stringify(data, null, 2)}\n`);
}
