import { contrast, legible } from "@maloca/catalog/contrast";
import type { ColourName } from "./builder.colours";
import type { Common } from "./builder.state";
import { allColours, type Colour } from "./builder.widgets";

/** A chosen colour with too little contrast to another one: the widgets show black or white in its place. */
export interface ContrastIssue {
  colour: ColourName;
  other: ColourName | "link";
  ratio: number;
  least: number;
  /** The colour that the widgets show. */
  seen: string;
  /** The nearest colour with enough contrast; empty if there is none. */
  suggestion: string;
}

/** Whether the widgets are on a light page or on a dark one. */
type Mode = "light" | "dark";

/** The chosen colours with too little contrast. */
export function contrastIssuesOf({ colours }: Common, mode: Mode): ContrastIssue[] {
  const chosenValue = ({ name, light }: Colour) => {
    const colour = colours[name as ColourName];
    return colour && colour !== light ? colour : undefined;
  };
  const shown = (name: string): string => {
    const colour = allColours.find((one) => one.name === name);
    if (!colour) throw new Error(`There is no colour ${name}.`);
    return name === "link" && mode === "light"
      ? shown("brand")
      : (chosenValue(colour) ?? colour[mode]);
  };
  const pairs = allColours
    .filter((colour) => !colour.chosen || chosenValue(colour))
    .flatMap(({ name, on }) => on.map(([back, least]) => ({ front: name, back, least })));
  return pairs.flatMap(({ front, back, least }): ContrastIssue[] => {
    const ratio = contrast(shown(front), shown(back));
    if (ratio >= least) return [];
    const seen = legible(shown(front), shown(back), least);
    if (front !== "link") {
      const suggestion = nearestLegible(shown(front), [[shown(back), least]]);
      return [
        { colour: front as ColourName, other: back as ColourName, ratio, least, seen, suggestion },
      ];
    }
    // The colour of links cannot be chosen, so the background must suit everything that is read on it.
    const needs = allColours.flatMap(({ name, on }) =>
      on.filter(([background]) => background === back).map(([, most]): Need => [shown(name), most]),
    );
    const suggestion =
      nearestLegible(shown(back), needs) || nearestLegible(shown(back), [[shown(front), least]]);
    return [{ colour: back as ColourName, other: front, ratio, least, seen, suggestion }];
  });
}

/** Another colour, and the least contrast to it. */
type Need = [other: string, least: number];

const hexOf = (channels: number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;

/** Mixes a colour with more and more black or white, until the contrast is enough. Empty if it never is. */
function nearestLegible(colour: string, needs: readonly Need[]): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  for (let step = 1; step <= 100; step += 1) {
    for (const end of [0, 255]) {
      const mixed = hexOf(channels.map((channel) => channel + ((end - channel) * step) / 100));
      if (needs.every(([other, least]) => contrast(mixed, other) >= least)) return mixed;
    }
  }
  return "";
}
