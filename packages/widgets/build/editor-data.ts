import { readFileSync } from "node:fs";
import type { ElementDeclaration, Manifest } from "./custom-elements-manifest.ts";

/** The manifest that the build has written. */
export const builtManifest = (): Manifest =>
  JSON.parse(readFileSync(new URL("../dist/custom-elements.json", import.meta.url), "utf8"));

export const elementsOf = (manifest: Manifest) =>
  manifest.modules.flatMap(({ declarations }) => declarations);

/** Tags and attributes, as VS Code reads them. */
export const htmlData = (manifest: Manifest) => ({
  version: 1.1,
  tags: elementsOf(manifest).map(({ tagName, description, attributes }) => ({
    name: tagName,
    description,
    attributes: attributes.map(({ name, description: what, type }) => ({
      name,
      description: what,
      ...(type.text === "boolean" && { valueSet: "v" }),
    })),
  })),
});

/** Custom properties, as VS Code reads them. */
export const cssData = (manifest: Manifest) => ({
  version: 1.1,
  properties: propertiesOf(manifest).map(({ name, description }) => ({ name, description })),
});

/** The custom properties of all elements, without repetitions: inline forms have one more than dialogs. */
export const propertiesOf = (manifest: Manifest) => [
  ...new Map(
    elementsOf(manifest)
      .flatMap(({ cssProperties }) => cssProperties)
      .map((property) => [property.name, property]),
  ).values(),
];

/** A row of a table */
type Cells = (string | undefined)[];

export const table = (headings: Cells, rows: Cells[]) =>
  [headings, headings.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.map((cell) => `${cell}`.replaceAll("|", "\\|")).join(" | ")} |`)
    .join("\n");

const code = (text: string | undefined) => (text === undefined ? "" : `\`${text}\``);

/** A table below its heading, or nothing if it has no rows. */
export const tableBelow = (heading: string, headings: Cells, rows: Cells[]) =>
  rows.length ? [heading, table(headings, rows)] : [];

/** A parameter's type. Not among the method's names: on a phone the line would be too long. */
const parameter = ({ name, type }: { name: string; type: { text: string } }) =>
  `${code(name)}: ${code(type.text.replace(/ \| undefined$/, ""))}.`;

/**
 * An element's reference, in Markdown: attributes, methods, events, parts and texts.
 * @param level the level of its headings.
 * @returns paragraphs.
 */
export function elementReference(
  element: ElementDeclaration,
  level: "##" | "###" = "###",
): string[] {
  const { attributes, events, cssParts, members, slots, strings } = element;
  return [
    ...tableBelow(
      `${level} Attributes`,
      ["attribute", "kind", "default", "what"],
      attributes.map(({ name, type, default: fallback, description: what }) => [
        code(name),
        type.text,
        code(fallback),
        what,
      ]),
    ),
    ...tableBelow(
      `${level} Methods`,
      ["method", "what"],
      members.flatMap((member) =>
        member.kind === "method"
          ? [
              [
                code(
                  `${member.name}(${member.parameters.map(({ name }) => `${name}?`).join(", ")})`,
                ),
                [member.description, ...member.parameters.map(parameter)].join(" "),
              ],
            ]
          : [],
      ),
    ),
    ...tableBelow(
      `${level} Events`,
      ["event", "type", "when"],
      events.map(({ name, type, description: when }) => [code(name), code(type.text), when]),
    ),
    ...tableBelow(
      `${level} Parts`,
      ["part", "what"],
      cssParts.map(({ name, description: what }) => [code(name), what]),
    ),
    ...slots.map(({ description: what }) => `Inside the tag: ${what.toLowerCase()}`),
    ...tableBelow(
      `${level} Texts`,
      ["key of `strings`", "in Spanish"],
      strings.map(({ name, default: text, counted }) => [
        code(name),
        counted ? `${text} (or a text for each plural rule)` : text,
      ]),
    ),
  ];
}

/** The custom properties, in Markdown. */
export const propertyTable = (manifest: Manifest) =>
  table(
    ["property", "default", "what"],
    propertiesOf(manifest).map(({ name, default: fallback, description: what }) => [
      code(name),
      code(fallback),
      what,
    ]),
  );

/** The partner's reference, in Markdown. */
export function referenceOf(manifest: Manifest) {
  const elements = elementsOf(manifest);
  const section = (element: ElementDeclaration) => [
    `## \`<${element.tagName}>\``,
    element.description,
    `In React \`<${element.component} />\`.`,
    ...elementReference(element),
  ];
  return `${[
    "# The elements",
    "Made from the tables of options and the components; in the repository `npm run docs` writes it. Each attribute is a property too, in camel case (`maxExperiences`), and a prop of the React component. A boolean attribute is true when present. Events bubble and cross shadow boundaries.",
    ...elements.flatMap(section),
    "## Colours, corners and fonts",
    "Set custom properties on an element, or on any element around it. A dialog is dark on a page with a dark `color-scheme`. An inline form follows the colour behind it, and has its own background over a picture. The attribute `theme` sets both. `--maloca-font: inherit` changes nothing, because CSS takes it as the property's value on the parent element: leave the value empty for the page's font. Write a colour that differs in dark mode as `light-dark(#fff, #111)`.",
    propertyTable(manifest),
  ].join("\n\n")}\n`;
}
