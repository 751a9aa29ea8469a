import { readFileSync } from "node:fs";
import { elementReference, elementsOf, propertyTable } from "../editor-data.mjs";
import { SIZES_FILE } from "../sizes.mjs";
import { isDialog } from "../widget-list.mjs";
import { keyboardTable } from "./keyboard.mjs";
import { transcriptOf } from "./transcripts.mjs";

/**
 * @typedef {import("../custom-elements-manifest.mjs").Manifest} Manifest
 * @typedef {import("../sizes.mjs").Measured} Measured
 */

/** The sizes that the script-tag build has measured. @type {Measured[]} */
const sizes = JSON.parse(
  readFileSync(new URL(`../../dist/cdn/${SIZES_FILE}`, import.meta.url), "utf8"),
);

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** Bytes in gzip by the end of a step. @type {(step: string) => number | undefined} */
const bytesOf = (step) => sizes.find((one) => one.step === step)?.bytes;

const weightTable = () =>
  [
    "| step | weighs | limit |",
    "|---|---|---|",
    ...sizes.map(
      ({ step, bytes, limit }) =>
        `| ${step} | ${kilobytes(bytes)} | ${limit ? kilobytes(limit) : "none"} |`,
    ),
  ].join("\n");

/** @type {(name: string) => string} */
function weightOf(name) {
  const words = name.replaceAll("-", " ");
  const shown =
    bytesOf(`${words}, ${isDialog(/** @type {any} */ (name)) ? "open" : "loaded"}`) ?? 0;
  const sent = bytesOf(`${words}, sent`);
  return `${kilobytes(shown)} in gzip until it is shown, on a page that has loaded nothing${sent ? `, and ${kilobytes(sent)} until its request is sent` : ""}. The loader is included.`;
}

/**
 * The generated parts of pages, in Markdown, by page: an element's reference for the page of its widget, the
 * custom properties for the page of styling, and the table of sizes.
 * @param {Manifest} manifest
 * @returns {Record<string, string>}
 */
export const references = (manifest) => ({
  styling: `## Custom properties\n\n${propertyTable(manifest)}`,
  weight: weightTable(),
  ...Object.fromEntries(
    elementsOf(manifest).map((element) => {
      const name = element.tagName.replace("maloca-", "");
      const parts = [
        ...keyboardTable(/** @type {import("../../src/widgets").WidgetName} */ (name)),
        ...elementReference(element, "##"),
        ...transcriptOf(name),
        "## Weight",
        weightOf(name),
      ];
      return [`widgets/${name}`, parts.join("\n\n")];
    }),
  ),
});

/**
 * A badge with a size, as an SVG file.
 * @param {string} label
 * @param {string} step
 */
export function badgeOf(label, step) {
  const value = kilobytes(bytesOf(step) ?? 0);
  // A character is about 6.5 px wide at 11 px.
  const [left, right] = [label, value].map((text) => Math.round(text.length * 6.5) + 12);
  const width = Number(left) + Number(right);
  const text = (/** @type {number} */ x, /** @type {string} */ word, /** @type {string} */ color) =>
    `<text x="${x}" y="14" fill="${color}" text-anchor="middle">${word}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20" role="img" aria-label="${label}: ${value}" font-family="Verdana,sans-serif" font-size="11"><rect width="${width}" height="20" rx="3" fill="#12382b"/><path d="M${left} 0h${Number(right) - 3}a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H${left}z" fill="#f0b440"/>${text(Number(left) / 2, label, "#fbf6ec")}${text(Number(left) + Number(right) / 2, value, "#1c1a16")}</svg>\n`;
}
