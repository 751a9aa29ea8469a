import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { zipSync } from "fflate";
import type { Plugin } from "rollup";
import { builderWidgets } from "../../builder/src/words/builder.ts";
import { shippedDocuments } from "../../catalog/src/documents/documents.ts";
import { offered } from "../../catalog/src/offered.ts";
import type { Manifest } from "../../widgets/build/custom-elements-manifest.ts";
import { elementsOf } from "../../widgets/build/editor-data.ts";
import { isDialog } from "../../widgets/build/widget-list.ts";
import { labelled } from "./options.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const folder = at("../../../examples/wordpress/");
const source = (name: string) => readFileSync(join(folder, name), "utf8");

/** The widgets' Spanish texts and options, as the plugin reads them. */
export const widgetsFile = join(folder, "widgets.json");

/** Attributes that only the plugin or a script sets. */
const excluded = new Set(["open", "endpoint", "anon-key"]);

/**
 * The text of `widgets.json`: the widgets that the builder has words for.
 * @throws if an option has no label.
 */
export function describeWidgets(manifest: Manifest): string {
  const kinds = new Map([["trip", "string"]]);
  const nameOf = (tagName: string) => tagName.replace("maloca-", "") as keyof typeof builderWidgets;
  const known = elementsOf(manifest).filter(({ tagName }) => nameOf(tagName) in builderWidgets);
  const widgets = known.map(({ tagName, attributes }) => {
    const name = nameOf(tagName);
    const own = attributes.filter((attribute) => !excluded.has(attribute.name));
    for (const { name, type } of own) kinds.set(name, /^\w+/.exec(type.text)?.[0] ?? "string");
    const has = new Set(own.map((attribute) => attribute.name));
    if (has.has("destination") || has.has("experiences")) has.add("trip");
    const { name: title, purpose, link } = builderWidgets[name];
    const button = isDialog(name) && name !== "lightbox";
    return [
      name,
      { title, purpose, link, button, options: order.filter((option) => has.delete(option)) },
    ] as const;
  });
  const missing = [...kinds.keys()].filter((name) => !(name in labelled));
  if (missing.length) throw new Error(`Without a label in options.ts: ${missing}`);
  const options = order.map((name) => [name, { kind: kinds.get(name), ...labelled[name] }]);
  const described = { widgets: Object.fromEntries(widgets), options: Object.fromEntries(options) };
  return `${JSON.stringify(described, null, 2)}\n`;
}

const order = Object.keys(labelled);

/** What the plugin's newest version changes, in Spanish: the notice of its readme. */
const newestChanges = () =>
  source("readme.txt").split("== Upgrade Notice ==")[1]?.trim().replace(/\s+/g, " ") ?? "";

/** The date of every file in a zip, so that the same sources give the same bytes. */
export const FIXED_DATE = "1980-01-01T12:00:00";

/** The plugin's files, by name: of this version, and of no operator, whom the site's administrator enters. */
function pluginFiles(version: string) {
  const changed = (text: string) =>
    text
      .replace(/(Version|Stable tag): 0\.0\.0/, `$1: ${version}`)
      .replace(/(const MALOCA_OPERATOR += )'.*'/, "$1''");
  return Object.fromEntries(
    readdirSync(folder)
      .filter((name) => /\.(php|js|txt)$|^(block|widgets)\.json$/.test(name))
      .map((name) => [name, new TextEncoder().encode(changed(source(name)))]),
  );
}

/**
 * Writes the plugin as a zip that WordPress installs: into the package, and beside the script-tag files,
 * where the builder's page links to it; and there too what the plugin asks an operator for.
 */
export const wordPressZip: Plugin = {
  name: "maloca-wordpress-zip",
  async writeBundle({ dir = "." }) {
    const { version } = JSON.parse(readFileSync(at("../../widgets/package.json"), "utf8"));
    const LICENSE = readFileSync(at("../../widgets/LICENSE"));
    const maloca = { ...pluginFiles(version), LICENSE };
    const zip = zipSync({ maloca }, { level: 9, mtime: FIXED_DATE });
    for (const place of [join(dir, "../../wordpress"), join(dir, "..")]) {
      mkdirSync(place, { recursive: true });
      writeFileSync(join(place, "maloca-wordpress.zip"), zip);
    }
    const told = { version, changes: newestChanges(), ...offered(shippedDocuments) };
    writeFileSync(join(dir, "../operator.json"), JSON.stringify(told));
  },
};
