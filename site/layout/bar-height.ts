/**
 * Height of the fixed bars, the navigation above and a trip's bar below. A link to a section scrolls it
 * to this distance from the window's top, and a focused element stays above the lower bar.
 */
export const BAR_HEIGHT = "68px";
