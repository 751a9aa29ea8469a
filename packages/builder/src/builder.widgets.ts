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

export const properties = described("booking").cssProperties;
