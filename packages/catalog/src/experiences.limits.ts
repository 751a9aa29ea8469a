/** How many experiences a visitor may choose unless the page sets another limit. */
export const DEFAULT_MAX_EXPERIENCES = 2;
