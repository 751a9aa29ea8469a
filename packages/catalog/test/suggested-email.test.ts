import { expect, test } from "vitest";
import { suggestedEmail } from "../src/suggested-email";

test.each([
  ["ana@gmial.com", "ana@gmail.com"],
  [" Ana.G@Hotmail.con ", "Ana.G@hotmail.com"],
  ["ana@outlok.com", "ana@outlook.com"],
  ["ana@yahoo.co", "ana@yahoo.com"],
  // Correct, or another provider's.
  ["ana@gmail.com", undefined],
  ["ana@GMAIL.com", undefined],
  ["ana@hotmail.es", undefined],
  ["ana@yahoo.com.co", undefined],
  ["ana@mail.com", undefined],
  ["ana@maloca.example", undefined],
  ["ana sin arroba", undefined],
])("for %j it suggests %j", (typed, suggested) => {
  expect(suggestedEmail(typed)).toBe(suggested);
});
