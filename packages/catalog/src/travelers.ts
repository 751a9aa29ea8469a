const NUMBER = /\d+/g;
/** A range is undecided: `2-3`, `2 o 3`, `2 to 3`. */
const RANGE = /\d\s*(?:[-–—/]|[oóau]|or|ou|to)\s*\d/i;

/**
 * The number of people in a visitor's text: `2 adultos y 1 niño` is 3, and so is `3 (2 adultos y 1 niño)`.
 * Undefined for a text without a number, or with a range.
 */
export function readTravelers(text: string): number | undefined {
  const [first = 0, ...others] = RANGE.test(text) ? [] : (text.match(NUMBER) ?? []).map(Number);
  const rest = others.reduce((sum, each) => sum + each, 0);
  const listed = text.includes("(") || (others.length > 1 && first === rest);
  const count = listed ? first : first + rest;
  return count > 0 && count < 100 ? count : undefined;
}
