import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { zipSync } from "fflate";
import type { Plugin } from "rollup";
import { describeElements } from "./custom-elements-manifest.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const folder = at("../../../examples/wordpress/");

/** The source of the WordPress plugin. */
const source = join(folder, "maloca.php");

/** Attributes that only the plugin or a script sets. */
const excluded = new Set(["open", "endpoint", "anon-key"]);

type Manifest = Awaited<ReturnType<typeof describeElements>>;

/** The attributes of each widget's shortcode and block, with their types. */
async function widgetTable(manifest?: Manifest) {
  const { modules } = manifest ?? (await describeElements());
  const elements = modules.flatMap(({ declarations }) => declarations);
  return Object.fromEntries(
    elements.map(({ tagName, attributes }) => [
      tagName.replace("maloca-", ""),
      Object.fromEntries(
        attributes
          .filter(({ name }) => !excluded.has(name))
          .map(({ name, type }) => [name, /^\w+/.exec(type.text)?.[0] ?? "string"]),
      ),
    ]),
  );
}

/**
 * The plugin's code with the table of every widget.
 * @param manifest saves the seconds that generating it takes.
 */
export const withWidgets = async (manifest?: Manifest) =>
  withConstant(
    readFileSync(source, "utf8"),
    "MALOCA_WIDGETS",
    JSON.stringify(await widgetTable(manifest)),
  );

export const writeWidgets = async () => writeFileSync(source, await withWidgets());

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
  async writeBundle({ dir = "." }) {
    // Empty, because the site's administrator enters the operator.
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
      { level: 9, mtime: FIXED_DATE },
    );
    for (const place of [join(dir, "../../wordpress"), join(dir, "..")]) {
      mkdirSync(place, { recursive: true });
      writeFileSync(join(place, wordPressFile), zip);
    }
  },
};
