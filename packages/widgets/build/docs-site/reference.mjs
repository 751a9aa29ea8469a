import { existsSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describedElement, elementsOf, propertyTable } from "../editor-data.mjs";

/** @typedef {import("../custom-elements-manifest.mjs").Manifest} Manifest */

const cdn = fileURLToPath(new URL("../../dist/cdn/", import.meta.url));

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** What a file weighs as it is sent, in bytes of gzip. @type {(name: string) => number} */
const weightOf = (name) => statSync(`${cdn}${name}.js.gz`).size;

/** The files that a widget loads when it is shown, by widget; the loader comes first. */
function filesOfWidgets() {
  const file = `${cdn}manifest.json`;
  if (!existsSync(file)) throw new Error("The script-tag files are not built; build them first.");
  /** @type {{ widgets: Record<string, string[]> }} */
  const { widgets } = JSON.parse(readFileSync(file, "utf8"));
  return widgets;
}

/**
 * Weights of the script-tag build in bytes of gzip, measured on its files: of the loader, and of each
 * widget when it is shown on a page that has loaded nothing.
 */
export function weights() {
  const loader = weightOf("maloca");
  const widgets = Object.entries(filesOfWidgets()).map(
    ([name, files]) =>
      /** @type {const} */ ([name, loader + files.reduce((sum, file) => sum + weightOf(file), 0)]),
  );
  return { loader, widgets: Object.fromEntries(widgets) };
}

/**
 * The generated part of pages, in Markdown: an element's tables below the page of its widget, and the
 * custom properties below that of styling.
 * @param {Manifest} manifest
 * @returns {(name: string) => string} by a page's name; empty where nothing is generated.
 */
export function references(manifest) {
  const { widgets } = weights();
  /** @type {Record<string, string>} */
  const pages = { styling: ["## Custom properties", propertyTable(manifest)].join("\n\n") };
  for (const element of elementsOf(manifest)) {
    const name = element.tagName.replace("maloca-", "");
    pages[`widgets/${name}`] = [
      ...describedElement(element, "##"),
      "## Weight",
      `${kilobytes(widgets[name] ?? 0)} in gzip from a page that has loaded nothing, the loader included, until it is shown. What checks and sends a form loads when somebody starts to type.`,
    ].join("\n\n");
  }
  return (name) => pages[name] ?? "";
}
