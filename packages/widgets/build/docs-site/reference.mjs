import { readFileSync } from "node:fs";
import { describedElement, elementsOf, propertyTable } from "../editor-data.mjs";
import { SIZES_FILE } from "../sizes.mjs";
import { isDialog } from "../widget-list.mjs";
import { keyboardTable } from "./keyboard.mjs";

/**
 * @typedef {import("../custom-elements-manifest.mjs").Manifest} Manifest
 * @typedef {import("../sizes.mjs").Measured} Measured
 */

/** What the script-tag build measured of its own files. @type {Measured[]} */
const sizes = JSON.parse(
  readFileSync(new URL(`../../dist/cdn/${SIZES_FILE}`, import.meta.url), "utf8"),
);

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** Bytes of gzip up to a step. @type {(step: string) => number | undefined} */
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
 * The generated part of pages, in Markdown, by a page's name: an element's keys and tables below the page
 * of its widget, the custom properties below that of styling, and what everything weighs.
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
        ...describedElement(element, "##"),
        "## Weight",
        weightOf(name),
      ];
      return [`widgets/${name}`, parts.join("\n\n")];
    }),
  ),
});

/**
 * A badge with a weight, as an SVG file that stands alone.
 * @param {string} label
 * @param {string} step
 */
export function badgeOf(label, step) {
  const value = kilobytes(bytesOf(step) ?? 0);
  // Letters of 11 px are about 6.5 px wide.
  const [left, right] = [label, value].map((text) => Math.round(text.length * 6.5) + 12);
  const width = Number(left) + Number(right);
  const text = (/** @type {number} */ x, /** @type {string} */ word, /** @type {string} */ color) =>
    `<text x="${x}" y="14" fill="${color}" text-anchor="middle">${word}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20" role="img" aria-label="${label}: ${value}" font-family="Verdana,sans-serif" font-size="11"><rect width="${width}" height="20" rx="3" fill="#12382b"/><path d="M${left} 0h${Number(right) - 3}a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H${left}z" fill="#f0b440"/>${text(Number(left) / 2, label, "#fbf6ec")}${text(Number(left) + Number(right) / 2, value, "#1c1a16")}</svg>\n`;
}
