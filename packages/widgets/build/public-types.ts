import type { Plugin } from "rollup";
import ts from "typescript";
import { builtManifest, elementsOf } from "./editor-data.ts";

/** The name of a page of this repository in a comment: the installed package does not contain it. */
const CITATION = /\s*(\n\s*\*)?\s*\(docs\/[^)]*\)/g;

/** The name of a widget's table in `declare const bookingOptions: { … }`. */
const TABLE = /^(\w+)Options$/;

/** A mapped type with the options in kebab-case: the compiler does not keep their comments. */
const ATTRIBUTES = "AttributesOf";

/** Each widget with its options as an editor shows them. */
const describeOptions = () =>
  elementsOf(builtManifest()).map(({ name, tagName, members }) => ({
    noun: tagName.slice("maloca-".length),
    /** `booking` of `bookingOptions`. */
    table: `${name.charAt("Maloca".length).toLowerCase()}${name.slice("Maloca".length + 1)}`,
    options: members.flatMap((one) => (one.kind === "field" ? [one] : [])),
  }));

type Widget = ReturnType<typeof describeOptions>[number];
type Option = Widget["options"][number];

const commentOf = (option: Option, margin: string) =>
  [
    "/**",
    ...(option.description ? [` * ${option.description}`] : []),
    ...(option.default === undefined ? [] : [` * @default ${option.default}`]),
    " */",
  ].join(`\n${margin}`);

/** The attributes of each element, one by one. */
const attributesOf = (widgets: Widget[]) =>
  [
    "{",
    ...widgets.flatMap(({ noun, options }) => [
      `    "${noun}": {`,
      ...options.flatMap((option) => [
        `        ${commentOf(option, "        ")}`,
        `        "${option.attribute}"?: Written<OptionsOf<"${noun}">["${option.name}"]>;`,
      ]),
      "    };",
    ]),
    "}[Name]",
  ].join("\n");

/**
 * Adds to the declarations, for editors, the description and the default of each option, also of those that
 * several widgets share, whose comments the compiler drops. Removes the names of this repository's pages.
 */
export function publicTypes(): Plugin {
  let described: Widget[] | undefined;
  return {
    name: "maloca-public-types",
    renderChunk(code, { fileName }) {
      described ??= describeOptions();
      const widgets = described;
      const file = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true);
      const edits: { from: number; to: number; text: string }[] = [];
      const describe = (member: ts.TypeElement, option: Option) => {
        const { line } = file.getLineAndCharacterOfPosition(member.getStart());
        const start = file.getPositionOfLineAndCharacter(line, 0);
        const margin = code.slice(start, member.getStart());
        const [comment] = ts.getLeadingCommentRanges(code, member.getFullStart()) ?? [];
        edits.push({
          from: comment?.pos ?? member.getStart(),
          to: member.getStart(),
          text: `${commentOf(option, margin)}\n${margin}`,
        });
      };
      const visit = (node: ts.Node) => {
        if (ts.isVariableDeclaration(node) && node.type && ts.isTypeLiteralNode(node.type)) {
          const table = TABLE.exec(node.name.getText())?.[1];
          const { options = [] } = widgets.find((one) => one.table === table) ?? {};
          for (const member of node.type.members) {
            const option = options.find(({ name }) => name === member.name?.getText());
            if (option) describe(member, option);
          }
          return;
        }
        if (ts.isTypeAliasDeclaration(node) && node.name.text === ATTRIBUTES) {
          const { type } = node;
          edits.push({ from: type.getStart(), to: type.getEnd(), text: attributesOf(widgets) });
          return;
        }
        ts.forEachChild(node, visit);
      };
      visit(file);
      return edits
        .toReversed()
        .reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), code)
        .replace(CITATION, "");
    },
  };
}
