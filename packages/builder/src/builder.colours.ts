import { allColours } from "./builder.widgets";
import type { builderColours } from "./words/builder";

export type ColourName = keyof typeof builderColours;

/** Colours that a partner may change, with their defaults. The colour of links follows the brand's. */
export const colours = allColours.flatMap(({ name, property, light }) =>
  light.startsWith("#") ? [{ name: name as ColourName, property, hex: light }] : [],
);
