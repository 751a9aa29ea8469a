const NUMBER = /\d+/g;
/** `2-3`, `2 o 3`, `2 to 3`: nobody knows yet. */
const RANGE = /\d\s*(?:[-–—/]|[oóau]|or|ou|to)\s*\d/i;

/**
 * How many people a visitor's own words name: `2 adultos y 1 niño` are three, and so are
 * `3 (2 adultos y 1 niño)`. Nothing where no number is written, or a range.
 */
export function readTravelers(text: string): number | undefined {
  const [first = 0, ...others] = RANGE.test(text) ? [] : (text.match(NUMBER) ?? []).map(Number);
  const rest = others.reduce((sum, each) => sum + each, 0);
  const listed = text.includes("(") || (others.length > 1 && first === rest);
  const count = listed ? first : first + rest;
  return count > 0 && count < 100 ? count : undefined;
}
