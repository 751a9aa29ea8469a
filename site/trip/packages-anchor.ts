/** Where a link on the page leads to the packages. */
export const PACKAGES_ID = "paquetes";
