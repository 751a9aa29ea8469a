import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Adds the builder's page to the script-tag files.
 * @type {import("rollup").Plugin}
 */
export const builderPage = {
  name: "maloca-builder-page",
  writeBundle({ dir = "." }) {
    copyFileSync(at("../src/builder/insertar.html"), join(dir, "../insertar.html"));
  },
};
