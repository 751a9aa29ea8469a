/** Experiences a visitor may choose unless a page says otherwise. */
export const DEFAULT_MAX_EXPERIENCES = 2;

/** Whether so many can be chosen at all. */
export const isCount = (most: number) => Number.isInteger(+most) && most > 0;
