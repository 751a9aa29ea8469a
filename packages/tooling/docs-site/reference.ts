import { existsSync, readFileSync } from "node:fs";
import type { ElementDeclaration, Manifest } from "../../widgets/build/custom-elements-manifest.ts";
import { elementsOf } from "../../widgets/build/editor-data.ts";
import { type Measured, SIZES_FILE } from "../../widgets/build/sizes.ts";
import { isDialog, widgets } from "../../widgets/build/widget-list.ts";
import type { WidgetName } from "../../widgets/src/widgets.ts";
import { elementReference, propertyTable } from "./element-reference.ts";
import { keyboardTable } from "./keyboard.ts";
import { table, tableBelow } from "./tables.ts";

/** The sizes that the script-tag build has measured. */
const sizesFile = new URL(`../../widgets/dist/cdn/${SIZES_FILE}`, import.meta.url);
let measured: Measured[] | undefined;
const sizes = () => (measured ??= JSON.parse(readFileSync(sizesFile, "utf8")) as Measured[]);

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Bytes in gzip by the end of a step. */
const bytesOf = (step: string): number | undefined =>
  sizes().find((one) => one.step === step)?.bytes;

const weightTable = () =>
  table(
    ["step", "weighs", "limit"],
    sizes().map(({ step, bytes, limit }) => [
      step,
      kilobytes(bytes),
      limit ? kilobytes(limit) : "none",
    ]),
  );

function weightOf(name: WidgetName): string {
  const words = name.replaceAll("-", " ");
  const shown = bytesOf(`${words}, ${isDialog(name) ? "open" : "loaded"}`) ?? 0;
  const sent = bytesOf(`${words}, sent`);
  return `${kilobytes(shown)} in gzip until it is shown, on a page that has loaded nothing${sent ? `, and ${kilobytes(sent)} until its request is sent` : ""}. The loader is included.`;
}

const heard = new URL("../../../stories/heard/", import.meta.url);

/** The languages in which widgets are heard, in the order in which a page in English prefers them. */
const languages = Object.entries({ en: "English", es: "Spanish" });

/**
 * What a screen reader says of a widget, in Markdown: the file that `npm run listen` has written, as it is. Empty for
 * a widget that was not heard.
 */
function transcriptOf(name: string) {
  const fileOf = (code: string) => new URL(`${name}.${code}.txt`, heard);
  const [code, language] = languages.find(([code]) => existsSync(fileOf(code))) ?? [];
  if (!code) return [];
  return [
    "## What is heard",
    `What the screen reader Orca says in Firefox, on a page in ${language}: each key, and below it the answer. The names of roles and states, such as \`entry\`, are the reader's own.`,
    `\`\`\`text lang=${code}\n${readFileSync(fileOf(code), "utf8")}\`\`\``,
  ];
}

/** A widget's reference: its keys, its attributes, events, parts and texts, and what is heard. */
function referenceOf(element: ElementDeclaration, name: WidgetName): string[] {
  return [
    ...keyboardTable(name),
    `In React it is \`${widgets[name].component}\`. Each attribute is a prop of it and a property of the element, in camel case: \`partner-name\` is \`partnerName\`.`,
    ...elementReference(element),
    ...transcriptOf(name),
  ];
}

/**
 * Each widget's page for Storybook, in Markdown: what stands before its states (what it is for), and after them.
 * @param read gives the text of a widget's page in the guide.
 */
export const guideParts = (manifest: Manifest, read: (name: string) => string) =>
  Object.fromEntries(
    elementsOf(manifest).map((element) => {
      const name = element.tagName.replace("maloca-", "") as WidgetName;
      const guide = read(name)
        // Links lead to other files of the guide, and marks of code are for its own pages.
        .replace(/\[([^\]]+)\]\([^)]+\.md[^)]*\)/g, "$1")
        .replace(/^```(\w+) .*/gm, "```$1");
      const [title = "", when = "", ...sections] = guide.split(/^(?=## )/m);
      // Storybook shows the widget itself, and the code of its story.
      const before = (title + when).replace(/^```[\s\S]*?^```$/m, "");
      const reference = [
        ...referenceOf(element, name),
        // Storybook also runs before the first build.
        ...(existsSync(sizesFile) ? ["## Weight", weightOf(name)] : []),
        ...tableBelow(
          "## Custom properties",
          ["property", "default", "what"],
          element.cssProperties.map(({ name, default: fallback, description }) => [
            `\`${name}\``,
            `\`${fallback}\``,
            description,
          ]),
        ),
      ];
      return [name, { before, after: [...sections, ...reference].join("\n\n") }];
    }),
  );

/**
 * The generated parts of pages, in Markdown, by page: an element's reference for the page of its widget, the
 * custom properties for the page of styling, and the table of sizes.
 */
export const references = (manifest: Manifest): Record<string, string> => ({
  styling: `## Custom properties\n\n${propertyTable(manifest)}`,
  weight: weightTable(),
  ...Object.fromEntries(
    elementsOf(manifest).map((element) => {
      const name = element.tagName.replace("maloca-", "") as WidgetName;
      const parts = [...referenceOf(element, name), "## Weight", weightOf(name)];
      return [`widgets/${name}`, parts.join("\n\n")];
    }),
  ),
});

/** A badge with a size, as an SVG file. */
export function badgeOf(label: string, step: string) {
  const value = kilobytes(bytesOf(step) ?? 0);
  // A character is about 6.5 px wide at 11 px.
  const [left, right] = [label, value].map((text) => Math.round(text.length * 6.5) + 12);
  const width = Number(left) + Number(right);
  const text = (x: number, word: string, color: string) =>
    `<text x="${x}" y="14" fill="${color}" text-anchor="middle">${word}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20" role="img" aria-label="${label}: ${value}" font-family="Verdana,sans-serif" font-size="11"><rect width="${width}" height="20" rx="3" fill="#12382b"/><path d="M${left} 0h${Number(right) - 3}a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H${left}z" fill="#f0b440"/>${text(Number(left) / 2, label, "#fbf6ec")}${text(Number(left) + Number(right) / 2, value, "#1c1a16")}</svg>\n`;
}
