import { properties } from "./properties";

/** The radius of fields and buttons: the partner's, or its own default. */
export const rounded = (own: string) => `var(${properties.radius[0]}, ${own})`;
