import { properties } from "../../widgets/src/theme/properties";

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
