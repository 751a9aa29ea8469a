import { expect, test } from "vitest";
import {
  addedText,
  check,
  encodeMetadata,
  newsletterSubmission,
  parseMetadata,
  toSubmission,
  tripRequest,
  withTravelers,
} from "../src";

// What a page adds to a lead, and nobody types, is cut at both ends and never refused.

const long = `https://posada.example/?gclid=${"x".repeat(40_000)}`;

test("a line is cut to its characters, without half of one", () => {
  expect(addedText("ab cd", 3)).toBe("ab");
  expect(addedText(" a\n\u0000b\ud800 ", 9)).toBe("a b");
  expect(addedText("🌴🌴🌴", 2)).toBe("🌴🌴");
});

test("a sign-up names the beginning of a long address and title", () => {
  const fields = [{ name: "email", value: "a@b" }];
  expect(toSubmission("a@b", long, "T".repeat(900))).toEqual({
    fields,
    context: { pageUri: long.slice(0, 2000), pageName: "T".repeat(500) },
  });
  const received = check(newsletterSubmission, { fields, context: { pageUri: long, pageName: 7 } });
  expect(received.data?.context).toEqual({ pageUri: long.slice(0, 2000), pageName: "" });
});

test.each([undefined, null, "x", [], { hutk: 1 }])(
  "a context of another shape is empty: %j",
  (context) => {
    expect(check(newsletterSubmission, { fields: [], context }).data?.context).toEqual({
      pageUri: "",
      pageName: "",
    });
  },
);

test("metadata is cut before it is sent", () => {
  const sent = encodeMetadata({ room: "á".repeat(5000), campaign: "\ud800" });
  expect(parseMetadata(sent)).toEqual({ room: "á".repeat(100) });
});

const who = { first_name: "Ana", last_name: "Gómez", email: "a" };

test.each([
  ["3", 3, ""],
  [" 12 ", 12, ""],
  ["", null, ""],
  ["dos", null, "Número de viajeros: dos"],
  ["0", null, "Número de viajeros: 0"],
  ["1000", null, "Número de viajeros: 1000"],
  ["2.5", null, "Número de viajeros: 2.5"],
])("travellers of a form stop nobody and are not lost: %j", (num_travelers, number, text) => {
  for (const special_requirements of ["", "Sin gluten"]) {
    const typed = { ...who, num_travelers, special_requirements };
    expect(check(tripRequest, withTravelers(typed, "Número de viajeros")).data).toMatchObject({
      num_travelers: number,
      special_requirements: [special_requirements, text].filter(Boolean).join("\n"),
    });
  }
});

test("travellers in words that leave no room for the special requirements are refused there, and nothing is cut", () => {
  const typed = { ...who, num_travelers: "dos", special_requirements: "x".repeat(1990) };
  const { data, errors } = check(tripRequest, withTravelers(typed, "Número de viajeros"));
  expect(data).toBeUndefined();
  expect(Object.keys(errors ?? {})).toEqual(["special_requirements"]);
});
