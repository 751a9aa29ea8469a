import { importSource } from "./import-source.mjs";
import {
  attributeType,
  defaultOf,
  propertyType,
  textsOf,
  textTable,
  withChoices,
} from "./option-descriptions.mjs";
import { partNames } from "./part-names.mjs";
import { required } from "./required.mjs";
import { isDialog, optionTables, widgetNames, widgets } from "./widget-list.mjs";
import {
  commentsIn,
  describeComponent,
  dialogMethods,
  fieldMethods,
  partsOf,
  programOf,
  widgetProgram,
} from "./widget-sources.mjs";

/**
 * @typedef {import("../src/core/options/attributes").Option} Option
 *
 * @typedef {object} Described
 * @property {string} name
 * @property {string | undefined} description
 *
 * @typedef {Described & { type: { text: string } }} Typed
 * @typedef {Described & {
 *   default: string | undefined,
 *   chosen?: boolean,
 *   contrast?: Record<string, number>,
 * }} CssProperty `chosen`: whether the widgets choose a value that suits the background when a page sets
 *   none; `contrast`: the properties of its backgrounds, each with the minimum contrast. Other tools ignore
 *   both.
 * @typedef {Typed & { fieldName: string, default: string | undefined }} Attribute
 * @typedef {Typed & { kind: "field", default: string | undefined, attribute: string }} Field
 * @typedef {ReturnType<typeof dialogMethods>[number]} Method
 * @typedef {import("./option-descriptions.mjs").Text} Text
 *
 * @typedef {object} ElementDeclaration
 * @property {"class"} kind
 * @property {true} customElement
 * @property {string} name
 * @property {string} tagName
 * @property {string} component its name in React; other tools ignore the field.
 * @property {string | undefined} description
 * @property {{ name: string }} superclass
 * @property {Attribute[]} attributes
 * @property {(Field | Method)[]} members
 * @property {Typed[]} events
 * @property {CssProperty[]} cssProperties
 * @property {Described[]} cssParts
 * @property {(Described & { description: string })[]} slots
 * @property {Text[]} strings the texts that `strings` replaces; other tools ignore the field.
 *
 * @typedef {object} Module
 * @property {"javascript-module"} kind
 * @property {string} path
 * @property {ElementDeclaration[]} declarations
 * @property {{ kind: string, name: string, declaration: { name: string, module: string } }[]} exports
 *
 * @typedef {{ schemaVersion: string, modules: Module[] }} Manifest
 */

/**
 * The Custom Elements Manifest, generated from the tables of options with their comments, and from the
 * callbacks and the markup of each component.
 * @returns {Promise<Manifest>}
 */
export async function describeElements() {
  const {
    properties,
    placing,
    legiblePairs,
    chosenByWidget,
    attributeName,
    tables,
    later,
    choices,
  } = await values();
  const names = widgetNames.toSorted();
  const program = widgetProgram(names);
  const cssProperties = describeProperties(program, properties, legiblePairs, chosenByWidget);
  const inPage = [...cssProperties, ...describeProperties(program, placing)];
  const methods = { dialog: dialogMethods(program), field: fieldMethods(program) };

  const declarations = names.map((name) => {
    const defaults = required(tables[name], `the options of ${name}`);
    const { description, events } = describeComponent(program, name);
    const comments = commentsIn(program, `${name}/${name}.options.ts`);
    const attributes = Object.entries(defaults).map(([option, fallback]) => ({
      name: attributeName(option),
      fieldName: option,
      type: { text: attributeType(fallback) },
      default: defaultOf(fallback),
      description: comments.get(option),
    }));
    const strings = textsOf({
      ...textTable(defaults.strings),
      ...withChoices(later[name], choices[name]),
    });
    const hints = strings.some(({ name: key }) => key.endsWith("Hint"));
    /** @type {ElementDeclaration} */
    const declaration = {
      kind: "class",
      customElement: true,
      name: `Maloca${pascal(name)}`,
      tagName: `maloca-${name}`,
      component: widgets[name].component,
      description,
      superclass: { name: "HTMLElement" },
      attributes,
      members: [
        ...Object.entries(defaults).map(([option, fallback]) => ({
          kind: /** @type {const} */ ("field"),
          name: option,
          type: { text: propertyType(fallback) },
          default: defaultOf(fallback),
          description: comments.get(option),
          attribute: attributeName(option),
        })),
        ...(isDialog(name) ? methods.dialog : []),
        ...("required" in defaults ? methods.field : []),
      ],
      events,
      cssProperties: isDialog(name) || name === "help" ? cssProperties : inPage,
      // The line that names the operator is not in an element's own markup.
      cssParts: [...partsOf(program, name), "operator"]
        .filter((part) => hints || part !== "hint")
        // A dialog closes once its request is stored.
        .filter((part) => !isDialog(name) || part !== "confirmation")
        .filter((part) => "testMode" in defaults || part !== "ribbon")
        .toSorted()
        .map((part) => ({
          name: part,
          description: required(partNames[part], `a description of the part "${part}"`),
        })),
      slots: isDialog(name)
        ? [{ name: "", description: "Links and buttons that open it, also without scripts." }]
        : [],
      strings,
    };
    return declaration;
  });

  const path = "dist/elements.js";
  return {
    schemaVersion: "2.1.0",
    modules: [
      {
        kind: "javascript-module",
        path,
        declarations,
        exports: declarations.map(({ name, tagName }) => ({
          kind: "custom-element-definition",
          name: tagName,
          declaration: { name, module: path },
        })),
      },
    ],
  };
}

const pascal = (/** @type {string} */ name) =>
  name.replace(/(^|-)(\w)/g, (_all, _dash, letter) => letter.toUpperCase());

/**
 * @typedef {object} Values exports of the widgets' modules.
 * @property {Record<string, string[]>} properties name, value in light mode, value in dark mode.
 * @property {Record<string, readonly string[]>} placing name and value.
 * @property {readonly (readonly [front: string, back: string, least: number])[]} legiblePairs
 * @property {readonly string[]} chosenByWidget
 * @property {typeof import("../src/core/options/attributes").attributeName} attributeName
 * @property {Record<string, Record<string, Option>>} tables
 * @property {Record<string, Record<string, unknown>>} later the texts that load later, by widget.
 * @property {Record<string, readonly string[]>} choices the names of a widget's choices.
 */

/**
 * Imports the tables in Node.
 * @returns {Promise<Values>}
 */
const values = () =>
  importSource(
    [
      `export { placing, properties } from "./theme/properties";`,
      `export { chosenByWidget, legiblePairs } from "./theme/legible-pairs";`,
      `export { attributeName } from "./core/options/attributes";`,
      `import { laterSections, laterWords } from "./locales/later-words";`,
      `export const later = Object.fromEntries(`,
      `  Object.keys(laterSections).map((name) => [name, laterWords(name)]),`,
      `);`,
      `import { experiences } from "@maloca/catalog/experiences";`,
      `import { interests } from "@maloca/catalog/interests";`,
      `const names = experiences.map(({ name }) => name);`,
      `export const choices = { booking: names, experiences: names, "trip-wizard": interests };`,
      optionTables,
    ].join("\n"),
  );

/**
 * The custom properties that every widget has, from one source: the manifest would read all of them.
 * @returns {Promise<CssProperty[]>}
 */
export async function describeCssProperties() {
  const { properties } = await importSource(`export { properties } from "./theme/properties";`);
  return describeProperties(programOf([PROPERTIES]), properties);
}

const PROPERTIES = "theme/properties.ts";

/**
 * @param {import("typescript").Program} program
 * @param {Values["properties"] | Values["placing"]} properties
 * @param {Values["legiblePairs"]} [pairs]
 * @param {Values["chosenByWidget"]} [chosen]
 */
function describeProperties(program, properties, pairs = [], chosen = []) {
  const comments = commentsIn(program, PROPERTIES);
  return Object.entries(properties).map(([name, [property = "", light, dark]]) => {
    const backgrounds = pairs.filter(([front]) => front === name);
    return {
      name: property,
      default: dark ? `light-dark(${light}, ${dark})` : light,
      description: comments.get(name),
      ...(chosen.includes(name) && { chosen: true }),
      ...(backgrounds.length && {
        contrast: Object.fromEntries(
          backgrounds.map(([, back, least]) => [properties[back]?.[0], least]),
        ),
      }),
    };
  });
}
