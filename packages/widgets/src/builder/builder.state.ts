import { tables } from "maloca:options";
import { trips as listedTrips, quote, type Trip, tripName, voluntariado } from "@maloca/catalog";
import { attributeName, type Option } from "../core/attributes";
import { properties } from "../theme/properties";
import type { WidgetName } from "../widgets";

export const widgetNames = Object.keys(tables) as WidgetName[];

/** Every trip of the catalog, sorted by name. */
export const trips: readonly Trip[] = [...listedTrips, voluntariado].sort((one, other) =>
  tripName(one).localeCompare(tripName(other), "es"),
);

/** Properties with a colour of their own; that of links is the brand's. */
export type ColourName = {
  [Name in keyof typeof properties]: (typeof properties)[Name][1] extends `#${string}`
    ? Name
    : never;
}[keyof typeof properties];

/** Colours that a partner may change, with their defaults. */
export const colours = Object.entries(properties).flatMap(([name, [property, colour]]) =>
  colour.startsWith("#") ? [{ name: name as ColourName, property, hex: colour }] : [],
);

/** What a partner has chosen. */
export interface Choice {
  widget: WidgetName;
  trip?: Trip | undefined;
  package: string;
  partner: string;
  consent: boolean;
  colours: Partial<Record<ColourName, string>>;
}

/** Whether a widget uses this; a lightbox shows a trip's pictures. */
export const asksFor = (widget: WidgetName, option: "destination" | keyof Choice) =>
  option in tables[widget] || (widget === "lightbox" && option === "destination");

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
    attributeName(option),
    value === true || (Array.isArray(value) ? value.join(", ") : `${value}`),
  ]);

/** Custom properties of the colours that differ from their defaults. */
export const declarationsOf = ({ colours: chosen }: Choice): [property: string, colour: string][] =>
  colours.flatMap(({ name, property, hex }) => {
    const colour = chosen[name];
    return colour && colour !== hex ? [[property, colour]] : [];
  });
