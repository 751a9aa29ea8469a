/** The operator's name. In a separate module, so that texts with it do not load the other settings. */
export const brand = "Maloca";
