import { settings } from "@maloca/catalog";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { readPhone } from "../src/leads/phone-number";

const { phone } = settings;
afterEach(() => void Object.assign(settings, { phone }));

/** Numbers in use somewhere, with the code of their country apart. */
const NUMBERS: readonly [code: string, national: string][] = [
  ["57", "3001234567"],
  ["57", "6012345678"],
  ["49", "1701234567"],
  ["1", "4155552671"],
  ["55", "21987654321"],
  ["52", "3312345678"],
  ["34", "612345678"],
  ["351", "912345678"],
  ["44", "7911123456"],
  ["33", "612345678"],
];

const numbers = fc.constantFrom(...NUMBERS);
const separator = fc.constantFrom("", " ", "-", ".", "\u00a0");
const digits = fc.constantFrom("0123456789", "٠١٢٣٤٥٦٧٨٩", "０１２３４５６７８９");
const plus = fc.constantFrom("+", "00", "＋", "(+", "tel: +", "Cel. 00");
const around = fc.constantFrom("", " ", ".", " (WhatsApp)", " 📱", " soy Ana");

/** The national number in groups, in one of the digits that people type. */
const grouped = (national: string, sizes: readonly number[], between: string) => {
  const groups: string[] = [];
  let at = 0;
  for (const size of sizes) {
    if (at >= national.length) break;
    groups.push(national.slice(at, at + size));
    at += size;
  }
  if (at < national.length) groups.push(national.slice(at));
  return groups.join(between);
};
const sizes = fc.array(fc.integer({ min: 2, max: 5 }), { maxLength: 4 });

describe("a telephone number as it is typed", () => {
  it("is read in a hundred spellings, if its country is written", () => {
    fc.assert(
      fc.property(
        ...[numbers, sizes, separator, digits, plus, around],
        ([code, national], groups, between, signs, start, end) => {
          const typed = `${start}${code}${start.includes("(") ? ")" : ""} ${grouped(national, groups, between)}${end}`;
          const shown = typed.replace(/\d/g, (digit) => signs[Number(digit)] ?? digit);
          expect(readPhone(shown, "es")?.number).toBe(`+${code}${national}`);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("is never read as other digits than those that were typed", () => {
    const part = fc.constantFrom(..."0123456789", ..."  -.()/+", "00", "ext 5", " o ", "57", "300");
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 20 }),
        fc.constantFrom("es", "en", "pt"),
        (parts, language) => {
          const typed = parts.join("");
          const found = readPhone(typed, language)?.number.slice(1);
          if (found === undefined) return;
          const written = typed.replace(/\D/g, "");
          // After an own country's code, without a zero in front, before an extension.
          const national = found.replace(/^57/, "");
          expect(
            written.includes(found) || written.includes(national) || typed.includes("(0)"),
          ).toBe(true);
          if (!/\+|00/.test(typed)) expect(found).toMatch(/^57/);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it.each<[typed: string, number: string | null, language?: string]>([
    ["300 123 4567", "+573001234567"],
    ["+57 (300) 123-4567", "+573001234567"],
    ["573001234567", "+573001234567"],
    ["(601) 234 5678", "+576012345678"],
    ["+49 (0)170 1234567", "+491701234567"],
    ["00491701234567", "+491701234567"],
    ["00 49 170 1234567", "+491701234567"],
    ["(00) 49 151 23456789", "+4915123456789"],
    ["300-123-4567 ext 5", "+573001234567"],
    ["+57 300 1234567 (WhatsApp)", "+573001234567"],
    // Of other countries, whose code nobody wrote.
    ["(21) 98765-4321", null],
    ["(21) 98765-4321", null, "pt"],
    ["0170 1234567", null, "de"],
    ["491701234567", null],
    ["33 1234 5678", null],
    ["415 555 2671", null, "en"],
    ["(305) 234-5678", null, "en"],
    ["(305) 234-5678", "+573052345678"],
    ["+57 (305) 234-5678", "+573052345678", "en"],
    // Several, or more than a number.
    ["300 123 4567 o 310 765 4321", null],
    ["300 123 4567 / 310 765 4321", null],
    ["300 123 4567, habitación 12", null],
    // None.
    ["+573001234567890", null],
    ["+57 300 123", null],
    ["12345", null],
    ["3oo 123 4567", null],
    ["", null],
    ["no tengo, llame al hotel", null],
    // Costs whoever calls.
    ["+1 900 555 1234", null],
    ["+44 909 879 0000", null],
  ])("%j is %j", (typed, number, language = "es") =>
    expect(readPhone(typed, language)?.number ?? null).toBe(number),
  );

  it("is a national number of the operator's own country, wherever that is", () => {
    Object.assign(settings, { phone: "+55 21 3555 1200" });
    expect(readPhone("(21) 98765-4321", "pt")?.number).toBe("+5521987654321");
    expect(readPhone("300 123 4567", "es")).toBeNull();
  });

  it("is written so that no spreadsheet changes it, linked with its extension, and a mobile's or not", () => {
    expect(readPhone("300-123-4567 ext 5", "es")).toEqual({
      ...{ number: "+573001234567", link: "tel:+573001234567;ext=5" },
      ...{ written: "(+57) 300 1234567 ext. 5", isMobile: false },
    });
    expect(readPhone("+1 415 555 2671", "en")?.isMobile).toBe(true);
    expect(readPhone("01 8000 123 456", "es")?.isMobile).toBe(false);
  });
});
