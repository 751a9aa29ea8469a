import { legible } from "@maloca/catalog/contrast";
import { type Change, changesOf, colorsOf, type Mode, nameOf } from "@maloca/catalog/design-tokens";
import type { Brand } from "./brand/brand";
import { properties } from "./builder.widgets";

/** A chosen colour with too little contrast to another one: the widgets show black or white in its place. */
export interface ContrastIssue extends Change {
  /** The property that a partner can change. */
  colour: string;
  /** The nearest colour with enough contrast; empty if there is none. */
  suggestion: string;
}

/** The chosen colours with too little contrast. */
export function contrastIssuesOf(brand: Brand, mode: Mode): ContrastIssue[] {
  return changesOf(properties, brand, mode).map((change): ContrastIssue => {
    const { front, back, color, ground, least } = change;
    if (front !== "link") {
      return { ...change, colour: front, suggestion: nearestLegible(color, [[ground, least]]) };
    }
    // The colour of links cannot be chosen, so the background must suit everything that is read on it.
    const colours = colorsOf(properties, brand, mode);
    const needs = properties.flatMap(({ name, contrast: on = {} }): Need[] => {
      const most = on[`--maloca-${back}`];
      return most ? [[colours[nameOf(name)] ?? color, most]] : [];
    });
    const suggestion = nearestLegible(ground, needs) || nearestLegible(ground, [[color, least]]);
    return { ...change, colour: back, suggestion };
  });
}

/** Another colour, and the least contrast to it. */
type Need = [other: string, least: number];

const hexOf = (channels: number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;

/** Mixes a colour with more and more black or white, until the widgets show it as it is. Empty if they never do. */
function nearestLegible(colour: string, needs: readonly Need[]): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  for (let step = 1; step <= 100; step += 1) {
    for (const end of [0, 255]) {
      const mixed = hexOf(channels.map((channel) => channel + ((end - channel) * step) / 100));
      if (needs.every(([other, least]) => legible(mixed, other, least) === mixed)) return mixed;
    }
  }
  return "";
}
