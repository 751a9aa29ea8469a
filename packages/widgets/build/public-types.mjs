import ts from "typescript";
import { describeElements } from "./custom-elements-manifest.mjs";
import { elementsOf } from "./editor-data.mjs";

/** A page of this repository, cited in a comment: whoever installs the package does not have it. */
const CITATION = /\s*(\n\s*\*)?\s*\(docs\/[^)]*\)/g;

/** `declare const bookingOptions: { … }`, whose members are the options of a widget. */
const TABLE = /^(\w+)Options$/;

/** `AttributesOf<Name>`, which names the options in kebab-case: to the compiler these are other members. */
const ATTRIBUTES = "AttributesOf";

/**
 * @typedef {object} Option
 * @property {string} name
 * @property {string} attribute
 * @property {string | undefined} description
 * @property {string | undefined} default
 *
 * @typedef {object} Widget
 * @property {string} noun
 * @property {string} table `booking` of `bookingOptions`.
 * @property {Option[]} options
 */

/** @returns {Promise<Widget[]>} what an editor says of each widget's options. */
const describeOptions = async () =>
  elementsOf(await describeElements()).map(({ name, tagName, members }) => ({
    noun: tagName.slice("maloca-".length),
    table: `${name.charAt("Maloca".length).toLowerCase()}${name.slice("Maloca".length + 1)}`,
    options: members.flatMap((one) => (one.kind === "field" ? [one] : [])),
  }));

const commentOf = (/** @type {Option} */ option, /** @type {string} */ margin) =>
  [
    "/**",
    ...(option.description ? [` * ${option.description}`] : []),
    ...(option.default === undefined ? [] : [` * @default ${option.default}`]),
    " */",
  ].join(`\n${margin}`);

/**
 * The attributes of each element, one by one.
 * @param {Widget[]} widgets
 */
const attributesOf = (widgets) =>
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
 * The declarations as an editor shows them: each option with what it does and its default, also those that
 * several widgets share, whose comments the compiler leaves behind; and without the pages of this
 * repository.
 * @returns {import("rollup").Plugin}
 */
export function publicTypes() {
  /** @type {ReturnType<typeof describeOptions> | undefined} */
  let known;
  return {
    name: "maloca-public-types",
    async renderChunk(code, { fileName }) {
      known ??= describeOptions();
      const widgets = await known;
      const file = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true);
      /** @type {{ from: number, to: number, text: string }[]} */
      const edits = [];
      const describe = (/** @type {ts.TypeElement} */ member, /** @type {Option} */ option) => {
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
      const visit = (/** @type {ts.Node} */ node) => {
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
