import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { zipSync } from "fflate";
import type { Plugin } from "rollup";
import type { Manifest } from "../../widgets/build/custom-elements-manifest.ts";
import { builtManifest, elementsOf } from "../../widgets/build/editor-data.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const folder = at("../../../examples/wordpress/");

/** The source of the WordPress plugin. */
export const pluginFile = join(folder, "maloca.php");

/** Attributes that only the plugin or a script sets. */
const excluded = new Set(["open", "endpoint", "anon-key"]);

/** The attributes of each widget's shortcode and block, with their types. */
const widgetTable = (manifest: Manifest) =>
  Object.fromEntries(
    elementsOf(manifest).map(({ tagName, attributes }) => [
      tagName.replace("maloca-", ""),
      Object.fromEntries(
        attributes
          .filter(({ name }) => !excluded.has(name))
          .map(({ name, type }) => [name, /^\w+/.exec(type.text)?.[0] ?? "string"]),
      ),
    ]),
  );

/** The plugin's code with the table of every widget. */
export const withWidgets = (manifest: Manifest) =>
  withConstant(
    readFileSync(pluginFile, "utf8"),
    "MALOCA_WIDGETS",
    JSON.stringify(widgetTable(manifest)),
  );

const withConstant = (plugin: string, name: string, value: string) =>
  plugin.replace(new RegExp(`(const ${name} += )'.*'`), (_all, start) => `${start}'${value}'`);

const wordPressFile = "maloca-wordpress.zip";

/** The date of every file in a zip, so that the same sources give the same bytes. */
export const FIXED_DATE = "1980-01-01T12:00:00";

/**
 * Writes the plugin as a zip that WordPress installs: into the package, and beside the script-tag files,
 * where the builder's page links to it.
 */
export const wordPressZip: Plugin = {
  name: "maloca-wordpress-zip",
  writeBundle({ dir = "." }) {
    // Empty, because the site's administrator enters the operator.
    const php = withConstant(withWidgets(builtManifest()), "MALOCA_OPERATOR", "");
    const zip = zipSync(
      {
        maloca: {
          "maloca.php": new TextEncoder().encode(php),
          "block.js": readFileSync(join(folder, "block.js")),
          "uninstall.php": readFileSync(join(folder, "uninstall.php")),
          LICENSE: readFileSync(at("../../widgets/LICENSE")),
        },
      },
      { level: 9, mtime: FIXED_DATE },
    );
    for (const place of [join(dir, "../../wordpress"), join(dir, "..")]) {
      mkdirSync(place, { recursive: true });
      writeFileSync(join(place, wordPressFile), zip);
    }
  },
};
