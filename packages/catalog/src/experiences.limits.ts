/** Experiences a visitor may choose unless a page says otherwise. */
export const DEFAULT_MAX_EXPERIENCES = 2;
