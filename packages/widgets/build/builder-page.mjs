import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { wordPressPlugin } from "./wordpress-plugin.mjs";

const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Adds the builder's page to the script-tag files, and the example's WordPress plugin for it to read.
 * @type {import("rollup").Plugin}
 */
export const builderPage = {
  name: "maloca-builder-page",
  writeBundle({ dir = "." }) {
    copyFileSync(at("../src/builder/insertar.html"), join(dir, "../insertar.html"));
    copyFileSync(wordPressPlugin, join(dir, "maloca.php.txt"));
  },
};
