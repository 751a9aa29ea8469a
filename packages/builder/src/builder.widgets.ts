import type { BookingDialogProps } from "@maloca/widgets";
import manifest from "@maloca/widgets/custom-elements.json";
import { builderWidgets } from "./words/builder";

// The builder knows the widgets only from the published manifest, as any partner does.

export type WidgetName = keyof typeof builderWidgets;

export type Option = string | number | boolean | readonly string[];

export type Theme = NonNullable<BookingDialogProps["theme"]>;

const elements = manifest.modules.flatMap(({ declarations }) => declarations);

/** In the order of the choices. */
export const widgetNames = Object.keys(builderWidgets) as WidgetName[];

const described = (name: WidgetName) => {
  const element = elements.find(({ tagName }) => tagName === `maloca-${name}`);
  if (!element) throw new Error(`The manifest has no maloca-${name}.`);
  return element;
};

const ofEach = <Value>(value: (name: WidgetName) => Value) =>
  Object.fromEntries(widgetNames.map((name) => [name, value(name)])) as Record<WidgetName, Value>;

export const components = ofEach((name) => described(name).component);

/** Each widget's options with their defaults. An option for texts has an empty object. */
export const tables: Record<WidgetName, Readonly<Record<string, unknown>>> = ofEach((name) =>
  Object.fromEntries(
    described(name).attributes.map((option) => [
      option.fieldName,
      option.default === undefined ? {} : JSON.parse(option.default),
    ]),
  ),
);

/** The keys of each widget's `strings`: `errors.email` is `email` in `errors`. */
export const textKeys = ofEach((name) => described(name).strings.map((text) => text.name));

/** Dialogs that a parameter in the page's address can open. */
export const linkedDialogs = ["booking", "payment"] as const satisfies readonly WidgetName[];

/** `fixedConcept` as an attribute, `borderRadius` as a CSS property. */
export const kebabCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const properties = described("booking").cssProperties;

const PREFIX = "--maloca-";
const camelCase = (property: string) =>
  property.slice(PREFIX.length).replace(/-(\w)/g, (_all, letter) => letter.toUpperCase());

/** A colour of the widgets. `name` is the end of its property's name. */
export interface Colour {
  name: string;
  property: string;
  light: string;
  dark: string;
  /** Whether the widgets choose it by the background if the partner does not set it. */
  chosen: boolean;
  /** The backgrounds on which it is used, each with the least contrast. */
  on: [name: string, least: number][];
}

/** A colour for light pages, which may depend on another property, and one for dark pages. */
const LIGHT_DARK = /^light-dark\((.+), (#\w+)\)$/;

/** All colours, also that of links, which depends on the brand's. */
export const allColours: readonly Colour[] = properties
  .filter((property) => /#/.test(property.default))
  .map((property) => {
    const [, light = property.default, dark = light] = LIGHT_DARK.exec(property.default) ?? [];
    const on = Object.entries(property.contrast ?? {});
    return {
      name: camelCase(property.name),
      property: property.name,
      light,
      dark,
      chosen: !!property.chosen,
      on: on.map(([other, least]): [string, number] => [camelCase(other), least]),
    };
  });
