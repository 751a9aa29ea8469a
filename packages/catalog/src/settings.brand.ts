/** The operator's name. Apart from its other facts: a text that contains it loads none of them. */
export const brand = "Maloca";
