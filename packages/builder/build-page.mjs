import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Adds the builder's page, and the empty page of its sample, to the script-tag files.
 * @type {import("rollup").Plugin}
 */
export const builderPage = {
  name: "maloca-builder-page",
  writeBundle({ dir = "." }) {
    const copy = (/** @type {string} */ name, /** @type {string} */ to) =>
      copyFileSync(at(`./src/${name}`), join(dir, to));
    copy("insertar.html", "../insertar.html");
    for (const name of ["page.css", "sample.html"]) copy(name, name);
  },
};
