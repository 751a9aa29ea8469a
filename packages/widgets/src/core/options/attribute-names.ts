/** More characters than any text for visitors has: a longer attribute is a mistake of the page. */
export const MAX_LENGTH = 20_000;

/** `maxExperiences` → `max-experiences`. */
export const attributeName = (option: string) =>
  option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
