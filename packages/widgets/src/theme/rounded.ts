import { properties } from "./properties";

/** The radius of fields and buttons: the partner's, or a default. */
export const rounded = (fallback: string) => `var(${properties.radius[0]}, ${fallback})`;
