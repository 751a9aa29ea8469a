/** The id of the packages' section, for links. */
export const PACKAGES_ID = "paquetes";

/** The name of two compared packages in markup and styles. */
export const pairName = (one: number, other: number) => `${one}-${other}`;
