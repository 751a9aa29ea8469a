import { properties } from "./properties";

/** Corners of what is not a card: the partner's, or their own. */
export const rounded = (own: string) => `var(${properties.radius[0]}, ${own})`;
