/** Experiences a visitor may choose unless a page says otherwise (spec §5, §9). */
export const DEFAULT_MAX_EXPERIENCES = 2;
