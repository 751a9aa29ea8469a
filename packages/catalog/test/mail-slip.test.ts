import { expect, test } from "vitest";
import { meantMail } from "../src/mail-slip";

test.each([
  ["ana@gmial.com", "ana@gmail.com"],
  [" Ana.G@Hotmail.con ", "Ana.G@hotmail.com"],
  ["ana@outlok.com", "ana@outlook.com"],
  ["ana@yahoo.co", "ana@yahoo.com"],
  // Right, or of another house.
  ["ana@gmail.com", undefined],
  ["ana@GMAIL.com", undefined],
  ["ana@hotmail.es", undefined],
  ["ana@yahoo.com.co", undefined],
  ["ana@mail.com", undefined],
  ["ana@maloca.example", undefined],
  ["ana sin arroba", undefined],
])("of %j it was probably meant %j", (written, meant) => {
  expect(meantMail(written)).toBe(meant);
});
