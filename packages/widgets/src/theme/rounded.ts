import { properties, shape } from "./properties";

/** The radius of a panel: the partner's, or a default. */
export const rounded = (fallback: string) => `var(${properties.radius[0]}, ${fallback})`;

/** The radius of a field or button: the partner's for it or for all, or a default. */
export const roundedAs = (role: "field" | "button", fallback: string) =>
  `var(${shape[`${role}Radius`][0]}, ${rounded(fallback)})`;

/** A space that a page may narrow or widen. */
export const dense = (space: string) =>
  `calc(${space} * var(${shape.density[0]}, ${shape.density[1]}))`;
