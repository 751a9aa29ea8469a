/** The id of the packages' section, for links. */
export const PACKAGES_ID = "paquetes";
