/** The id of the packages' section, for links. */
export const PACKAGES_ID = "paquetes";

/** The id of their comparison. */
export const COMPARISON_ID = "comparar";

/** The name of two compared packages in markup and styles. */
export const pairName = (one: number, other: number) => `${one}-${other}`;
