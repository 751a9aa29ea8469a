import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { zipSync } from "fflate";
import { describeElements } from "./custom-elements-manifest.mjs";

const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const folder = at("../../../examples/wordpress/");

/** The WordPress plugin, complete in `examples/`. */
const source = join(folder, "maloca.php");

/** Attributes that the plugin sets itself, or that only a script sets. */
const withheld = new Set(["open", "endpoint", "anon-key"]);

/** @typedef {Awaited<ReturnType<typeof describeElements>>} Manifest */

/**
 * Each widget's attributes by their kind: its shortcode and its block take these.
 * @param {Manifest} [manifest]
 */
async function widgetTable(manifest) {
  const { modules } = manifest ?? (await describeElements());
  const elements = modules.flatMap(({ declarations }) => declarations);
  return Object.fromEntries(
    elements.map(({ tagName, attributes }) => [
      tagName.replace("maloca-", ""),
      Object.fromEntries(
        attributes
          .filter(({ name }) => !withheld.has(name))
          .map(({ name, type }) => [name, /^\w+/.exec(type.text)?.[0] ?? "string"]),
      ),
    ]),
  );
}

/**
 * The plugin's text with every widget.
 * @param {Manifest} [manifest] where it is known: making it takes the compiler seconds.
 */
export const withWidgets = async (manifest) =>
  withConstant(
    readFileSync(source, "utf8"),
    "MALOCA_WIDGETS",
    JSON.stringify(await widgetTable(manifest)),
  );

export const writeWidgets = async () => writeFileSync(source, await withWidgets());

/**
 * @param {string} plugin
 * @param {string} name
 * @param {string} value
 */
const withConstant = (plugin, name, value) =>
  plugin.replace(new RegExp(`(const ${name} += )'.*'`), (_all, start) => `${start}'${value}'`);

/** The zip's name. */
const wordPressFile = "maloca-wordpress.zip";

/** The date that every file of the zip has, so that the same sources give the same bytes. */
export const UNDATED = "1980-01-01T12:00:00";

/**
 * Writes the plugin as a zip that WordPress installs, beside the package and among the script-tag files,
 * where the builder's page offers it.
 * @type {import("rollup").Plugin}
 */
export const wordPressZip = {
  name: "maloca-wordpress-zip",
  async writeBundle({ dir = "." }) {
    // The site's administrator says who the operator is.
    const php = withConstant(await withWidgets(), "MALOCA_OPERATOR", "");
    const zip = zipSync(
      {
        maloca: {
          "maloca.php": new TextEncoder().encode(php),
          "block.js": readFileSync(join(folder, "block.js")),
          "uninstall.php": readFileSync(join(folder, "uninstall.php")),
          LICENSE: readFileSync(at("../LICENSE")),
        },
      },
      { level: 9, mtime: UNDATED },
    );
    for (const place of [join(dir, "../../wordpress"), join(dir, "..")]) {
      mkdirSync(place, { recursive: true });
      writeFileSync(join(place, wordPressFile), zip);
    }
  },
};
