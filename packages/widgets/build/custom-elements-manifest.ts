import { experiences } from "@maloca/catalog/experiences";
import { interests } from "@maloca/catalog/interests";
import type { Program } from "typescript";
import { attributeName, type Options } from "../src/core/options/attributes.ts";
import { laterWords } from "../src/locales/later-words.ts";
import { described } from "../src/theme/described.ts";
import { placing, properties, shape } from "../src/theme/properties.ts";
import type { WidgetName } from "../src/widgets.ts";
import {
  attributeType,
  defaultOf,
  propertyType,
  textsOf,
  textTable,
  withChoices,
} from "./option-descriptions.ts";
import { partNames } from "./part-names.ts";
import { camel, isDialog, widgetNames, widgets } from "./widget-list.ts";
import {
  commentsIn,
  describeComponent,
  dialogMethods,
  fieldMethods,
  partsOf,
  programOf,
  required,
  widgetProgram,
} from "./widget-sources.ts";

/** Each widget's table of options. */
const tables = new Map(
  await Promise.all(
    widgetNames.map(async (name) => {
      const module = await import(/* @vite-ignore */ `../src/${name}/${name}.options.ts`);
      return [name, module[`${camel(name)}Options`] as Options] as const;
    }),
  ),
);

/** The texts of each widget that load later, if it has any. */
const later: Partial<Record<WidgetName, Record<string, unknown>>> = laterWords;

export type Manifest = ReturnType<typeof describeElements>;
export type ElementDeclaration = Manifest["modules"][number]["declarations"][number];
export type CssProperty = ReturnType<typeof describeCssProperties>[number];

/**
 * The Custom Elements Manifest, generated from the tables of options with their comments, and from the
 * callbacks and the markup of each component.
 */
export function describeElements() {
  const sorted = widgetNames.toSorted();
  const program = widgetProgram(sorted);
  const cssProperties = describedIn(program);
  const inPage = [...cssProperties, ...withComments(program, placing, described(placing))];
  const methods = { dialog: dialogMethods(program), field: fieldMethods(program) };

  const declarations = sorted.map((name) => {
    const defaults = required(tables.get(name), `the options of ${name}`);
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
    return {
      kind: "class" as const,
      customElement: true as const,
      name: `Maloca${pascal(name)}`,
      tagName: `maloca-${name}`,
      /** Its name in React; other tools ignore the field. */
      component: widgets[name].component,
      description,
      superclass: { name: "HTMLElement" },
      attributes,
      members: [
        ...Object.entries(defaults).map(([option, fallback]) => ({
          kind: "field" as const,
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
      cssProperties:
        (isDialog(name) && !("inline" in defaults)) || name === "help" ? cssProperties : inPage,
      cssParts: partsOf(program, name)
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
      /** The texts that `strings` replaces; other tools ignore the field. */
      strings,
    };
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

const pascal = (name: string) =>
  name.replace(/(^|-)(\w)/g, (_all, _dash, letter) => letter.toUpperCase());

const names = experiences.map(({ name }) => name);

/** The names of a widget's choices. */
const choices: Partial<Record<WidgetName, readonly string[]>> = {
  booking: names,
  experiences: names,
  "trip-wizard": interests,
};

/** The custom properties that every widget has, from one source: the manifest would read all of them. */
export const describeCssProperties = () => describedIn(programOf([PROPERTIES]));

const describedIn = (program: Program) => [
  ...withComments(program, properties, described()),
  ...withComments(program, shape, described(shape)),
];

const PROPERTIES = "theme/properties.ts";

function withComments(program: Program, table: object, all: ReturnType<typeof described>) {
  const comments = commentsIn(program, PROPERTIES);
  const names = Object.keys(table);
  return all.map((property, at) => ({
    ...property,
    description: comments.get(names[at] ?? ""),
  }));
}
