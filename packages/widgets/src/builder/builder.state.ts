import { tables } from "maloca:options";
import { trips as listedTrips, quote, type Trip, tripName, voluntariado } from "@maloca/catalog";
import { attributeName, type Option } from "../core/attributes";
import { properties } from "../theme/properties";
import type { WidgetName } from "../widgets";

export const widgetNames = Object.keys(tables) as WidgetName[];

/** Every trip of the catalog, as its name sorts. */
export const trips: readonly Trip[] = [...listedTrips, voluntariado].sort((one, other) =>
  tripName(one).localeCompare(tripName(other), "es"),
);

/** Properties whose own value is a colour; that of links is the brand's. */
export type ColourName = {
  [Name in keyof typeof properties]: (typeof properties)[Name][1] extends `#${string}`
    ? Name
    : never;
}[keyof typeof properties];

/** What a partner may colour, each with the house's own. */
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

/** Whether a widget has a use for this; the pictures of a lightbox are a trip's. */
export const asksFor = (widget: WidgetName, option: "destination" | keyof Choice) =>
  option in tables[widget] || (widget === "lightbox" && option === "destination");

/** Options with what they are set to: those that the widget has, where they differ from its own. */
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

/** A trip's own terms, for the payment that a booking leads to. */
export function termsOf(choice: Choice): [option: string, value: Option][] {
  if (choice.widget !== "booking") return [];
  const terms = chosenOptions({ ...choice, widget: "payment" });
  return terms.filter(([option]) => !(option in tables.booking));
}

/** The same as attributes; `true` for those that count by presence. */
export const attributesFrom = (
  options: [string, Option][],
): [name: string, value: string | true][] =>
  options.map(([option, value]) => [
    attributeName(option),
    value === true || (Array.isArray(value) ? value.join(", ") : `${value}`),
  ]);

/** Custom properties with the colours that are not the house's. */
export const declarationsOf = ({ colours: chosen }: Choice): [property: string, colour: string][] =>
  colours.flatMap(({ name, property, hex }) => {
    const colour = chosen[name];
    return colour && colour !== hex ? [[property, colour]] : [];
  });
