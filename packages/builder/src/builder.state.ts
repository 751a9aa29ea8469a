import { trips as listedTrips, quote, type Trip, tripName, voluntariado } from "@maloca/catalog";
import { type ColourName, colours } from "./builder.colours";
import { kebabCase, type Option, type Theme, tables, type WidgetName } from "./builder.widgets";
import { type builderLanguages, builderWidgets } from "./words/builder";

/** Every trip of the catalog, sorted by name. */
export const trips: readonly Trip[] = [...listedTrips, voluntariado].sort((one, other) =>
  tripName(one).localeCompare(tripName(other), "es"),
);

/** The languages that the widgets speak. */
export type Language = keyof typeof builderLanguages;

/** How the link that opens a dialog looks on the partner's page. */
export type ButtonLook = "link" | "filled" | "outlined";

/** A widget, and what it is about. */
export interface Item {
  id: number;
  widget: WidgetName;
  trip?: Trip | undefined;
  package: string;
  /** The words of its link; empty for the usual ones. */
  words: string;
}

/** What holds for all widgets of the page. */
export interface Common {
  partner: string;
  consent: boolean;
  /** Empty for the page's own. */
  language: Language | "";
  theme: Theme;
  colours: Partial<Record<ColourName, string>>;
  /** A length; empty for the usual corners. */
  corners: string;
  /** The page's own font instead of the house's. */
  ownFont: boolean;
  button: ButtonLook;
  /** The page's address opens the dialog that it names. */
  deepLink: boolean;
}

/** What a partner has chosen. */
export interface Plan extends Common {
  items: Item[];
}

/** A widget with all that holds for it. */
export type Choice = Common & Item;

export const choicesOf = ({ items, ...common }: Plan): Choice[] =>
  items.map((item) => ({ ...common, ...item }));

/** Whether it shows nothing until it is opened. */
export const isOpened = (widget: WidgetName) => "open" in tables[widget] && widget !== "help";

/** Whether the words and the look of its link are the partner's to choose. */
export const hasButton = (widget: WidgetName) => isOpened(widget) && widget !== "lightbox";

/** The words of its link, in the visitor's language. */
export const linkWords = ({ widget, words, language }: Choice) =>
  words || builderWidgets[widget].link[language || "es"];

/** Whether a widget uses this; a lightbox shows a trip's pictures. */
export const asksFor = (
  widget: WidgetName,
  option: "destination" | "package" | "partner" | "consent",
) => option in tables[widget] || (widget === "lightbox" && option === "destination");

/** The widget's options that differ from their defaults, with their values. */
export function chosenOptions(choice: Choice): [option: string, value: Option][] {
  const { widget, trip } = choice;
  const chosen = trip?.packages.find(({ name }) => name === choice.package);
  const values: Record<string, Option | undefined> = {
    destination: trip?.destination,
    package: chosen?.name,
    concept: trip?.concept,
    fixedConcept: trip?.fixedConcept,
    experiences: trip?.experiences?.items.map(({ title }) => title),
    amount: chosen && quote(chosen.price).cop,
    depositPercent: trip?.payment?.percent,
    dueText: trip?.payment?.due,
    partner: choice.partner,
    consent: choice.consent,
    theme: choice.theme,
  };
  return Object.entries(values).filter((entry): entry is [string, Option] => {
    const [option, value] = entry;
    return option in tables[widget] && !!value && value !== tables[widget][option];
  });
}

/** A trip's own payment terms, for a booking. */
export function termsOf(choice: Choice): [option: string, value: Option][] {
  if (choice.widget !== "booking") return [];
  const terms = chosenOptions({ ...choice, widget: "payment" });
  return terms.filter(([option]) => !(option in tables.booking));
}

/** The same as attributes; `true` for boolean ones. */
export const attributesFrom = (
  options: [string, Option][],
): [name: string, value: string | true][] =>
  options.map(([option, value]) => [
    kebabCase(option),
    value === true || (Array.isArray(value) ? value.join(", ") : `${value}`),
  ]);

const FONTS = ["--maloca-font", "--maloca-title-font"];

/** Custom properties that differ from their defaults; an empty font is the page's. */
export function declarationsOf(plan: Common): [property: string, value: string][] {
  return [
    ...colours.flatMap(({ name, property, hex }): [string, string][] => {
      const colour = plan.colours[name];
      return colour && colour !== hex ? [[property, colour]] : [];
    }),
    ...(plan.corners ? [["--maloca-radius", plan.corners] as [string, string]] : []),
    ...(plan.ownFont ? FONTS.map((name): [string, string] => [name, ""]) : []),
  ];
}

/**
 * Whether the chosen theme cannot be read on such a page: dialogs have a ground of their own, and forms have
 * that of the page.
 * @param dark whether the page is.
 */
export const standsOut = ({ items, theme }: Plan, dark: boolean): boolean =>
  theme !== "auto" &&
  (theme === "dark") !== dark &&
  items.some(({ widget }) => !isOpened(widget) && widget !== "help");

/** Whether two bookings of one page have different terms: the page's first payment has the say. */
export function termsDiffer(plan: Plan): boolean {
  const terms = choicesOf(plan)
    .filter(({ widget }) => widget === "booking" || widget === "payment")
    .map((choice) => JSON.stringify(termsOf({ ...choice, widget: "booking" })));
  return new Set(terms).size > 1;
}
