/** `fixedConcept` as an attribute, `borderRadius` as a CSS property. */
export const kebabCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Options as attributes; `true` for boolean ones. */
export const attributesFrom = (
  options: readonly [option: string, value: unknown][],
): [name: string, value: string | true][] =>
  options.map(([option, value]) => [
    kebabCase(option),
    value === true || (Array.isArray(value) ? value.join(", ") : `${value}`),
  ]);
