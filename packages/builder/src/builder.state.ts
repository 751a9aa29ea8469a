import { type OfferedTrip, tripOptions } from "@maloca/catalog/trips/trip-options";
import type { Brand } from "./brand/brand";
import { type Option, type Theme, tables, type WidgetName } from "./builder.widgets";
import { type builderLanguages, builderWidgets } from "./words/builder";

export type Language = keyof typeof builderLanguages;

/** The style of the link that opens a dialog. */
export type ButtonLook = "link" | "filled" | "outlined";

/** A widget with its trip and package. */
export interface Item {
  id: number;
  widget: WidgetName;
  trip?: OfferedTrip | undefined;
  package: string;
  /** The text of its link; empty for the default. */
  words: string;
}

/** The settings of all widgets of the page. */
export interface Common {
  partner: string;
  consent: boolean;
  /** Empty for the language of the page. */
  language: Language | "";
  theme: Theme;
  brand: Brand;
  button: ButtonLook;
  /** Whether a parameter in the page's address opens a dialog. */
  deepLink: boolean;
}

/** Before anything is chosen. */
export const unchosen: Common = {
  partner: "",
  consent: false,
  language: "",
  theme: "auto",
  brand: {},
  button: "filled",
  deepLink: false,
};

/** Everything that a partner has chosen. */
export interface Plan extends Common {
  items: Item[];
}

/** A widget with the settings of all widgets. */
export type Choice = Common & Item;

export const choicesOf = ({ items, ...common }: Plan): Choice[] =>
  items.map((item) => ({ ...common, ...item }));

/** Whether the widget shows nothing until it is opened. */
export const isOpened = (widget: WidgetName) => "open" in tables[widget] && widget !== "help";

/** Whether a partner can choose the text and the style of its link. */
export const hasButton = (widget: WidgetName) => isOpened(widget) && widget !== "lightbox";

/** The text of its link, in the visitor's language. */
export const linkWords = ({ widget, words, language }: Choice) =>
  words || builderWidgets[widget].link[language || "es"];

/** Whether a widget uses an option. A lightbox uses the destination for its pictures. */
export const asksFor = (
  widget: WidgetName,
  option: "destination" | "package" | "partner" | "consent",
) => option in tables[widget] || (widget === "lightbox" && option === "destination");

/** The options of a widget that differ from their defaults. */
export function chosenOptions(choice: Choice): [option: string, value: Option][] {
  const { widget, trip } = choice;
  const values: Record<string, Option | undefined> = {
    ...tripOptions(trip, choice.package),
    partner: choice.partner,
    consent: choice.consent,
    theme: choice.theme,
  };
  return Object.entries(values).filter((entry): entry is [string, Option] => {
    const [option, value] = entry;
    return option in tables[widget] && !!value && value !== tables[widget][option];
  });
}

/** The payment terms of a booking's trip, if they differ from the usual ones. */
export function termsOf(choice: Choice): [option: string, value: Option][] {
  if (choice.widget !== "booking") return [];
  const terms = chosenOptions({ ...choice, widget: "payment" });
  return terms.filter(([option]) => !(option in tables.booking));
}

/** The custom properties that it sets. An empty font uses the page's. */
export const declarationsOf = ({ brand }: Common): [property: string, value: string][] =>
  Object.entries(brand).map(([name, value]) => [`--maloca-${name}`, value]);

/**
 * Whether forms with the chosen theme cannot be read on the page: unlike dialogs, they have the page's background.
 * @param dark whether the page is dark.
 */
export const isIllegibleOn = ({ items, theme }: Plan, dark: boolean): boolean =>
  theme !== "auto" &&
  (theme === "dark") !== dark &&
  items.some(({ widget }) => !isOpened(widget) && widget !== "help");

/** Whether bookings of one page have different payment terms, of which only the first would apply. */
export function termsDiffer(plan: Plan): boolean {
  const terms = choicesOf(plan)
    .filter(({ widget }) => widget === "booking" || widget === "payment")
    .map((choice) => JSON.stringify(termsOf({ ...choice, widget: "booking" })));
  return new Set(terms).size > 1;
}
