import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { wordPressPlugin } from "./wordpress-plugin.mjs";

const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Puts the builder's page beside the script-tag files, and the example's WordPress plugin within its
 * reach.
 * @type {import("rollup").Plugin}
 */
export const builderPage = {
  name: "maloca-builder-page",
  writeBundle({ dir = "." }) {
    copyFileSync(at("../src/builder/insertar.html"), join(dir, "../insertar.html"));
    copyFileSync(wordPressPlugin, join(dir, "maloca.php.txt"));
  },
};
