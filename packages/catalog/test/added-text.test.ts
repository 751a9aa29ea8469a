import { expect, test } from "vitest";
import {
  addedText,
  check,
  encodeMetadata,
  newsletterSubmission,
  parseMetadata,
  toSubmission,
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
