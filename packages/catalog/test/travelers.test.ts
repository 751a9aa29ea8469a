import { expect, test } from "vitest";
import { readTravelers } from "../src/travelers";

test.each([
  ["2", 2],
  ["2 adultos y 1 niño", 3],
  ["3 (2 adultos y 1 niño)", 3],
  ["1 adulto y 1 niña", 2],
  ["4: 2 adultos y 2 niños", 4],
  ["2 (2 adultos)", 2],
  ["somos 10 personas", 10],
  ["dos", undefined],
  ["2-3", undefined],
  ["2 o 3 personas", undefined],
  ["", undefined],
  ["0", undefined],
  ["3001234567", undefined],
])("%j names %s travellers", (text, count) => {
  expect(readTravelers(text)).toBe(count);
});
