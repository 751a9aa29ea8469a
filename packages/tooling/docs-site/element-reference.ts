import type { ElementDeclaration, Manifest } from "../../widgets/build/custom-elements-manifest.ts";
import { propertiesOf } from "../../widgets/build/editor-data.ts";
import { table, tableBelow } from "./tables.ts";

const code = (text: string | undefined) => (text === undefined ? "" : `\`${text}\``);

/** A parameter's type. Not among the method's names: on a phone the line would be too long. */
const parameter = ({ name, type }: { name: string; type: { text: string } }) =>
  `${code(name)}: ${code(type.text.replace(/ \| undefined$/, ""))}.`;

/**
 * An element's reference, in Markdown: attributes, methods, events, parts and texts.
 * @returns paragraphs.
 */
export function elementReference(element: ElementDeclaration): string[] {
  const { attributes, events, cssParts, members, slots, strings } = element;
  return [
    ...tableBelow(
      "## Attributes",
      ["attribute", "kind", "default", "what"],
      attributes.map(({ name, type, default: fallback, description: what }) => [
        code(name),
        type.text,
        code(fallback),
        what,
      ]),
    ),
    ...tableBelow(
      "## Methods",
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
      "## Events",
      ["event", "type", "when"],
      events.map(({ name, type, description: when }) => [code(name), code(type.text), when]),
    ),
    ...tableBelow(
      "## Parts",
      ["part", "what"],
      cssParts.map(({ name, description: what }) => [code(name), what]),
    ),
    ...slots.map(({ description: what }) => `Inside the tag: ${what.toLowerCase()}`),
    ...tableBelow(
      "## Texts",
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
