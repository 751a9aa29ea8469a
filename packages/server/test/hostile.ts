import fc from "fast-check";
import { expect } from "vitest";
import { csvLines } from "../src/cli/csv";
import { toTable } from "../src/cli/leads-table";
import type { ListedLead } from "../src/leads/list-leads";
import type { Mail } from "../src/mail/mail";

/** Texts that have broken something, somewhere. */
export const hostile = [
  "Ana\r\nBcc: todos@example.org\r\n\r\n<script>alert(1)</script>",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udfff\ud800x",
  "\u202Eanalizar",
  "\u2028\u2029",
  "\uFEFF",
  "\u001b[2J\u001b]0;x\u0007",
  '=HYPERLINK("http://evil.example","Ver")',
  "+1+cmd|' /C calc'!A0",
  "-2+3",
  "@SUM(A1)",
  "\t=1+1",
  "\r=1+1",
  "＝1+1",
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">',
  '"><img src=x onerror=alert(1)>',
  "<!--",
  "]]>",
  "javascript:alert(1)",
  "'; drop table maloca.leads; --",
  "$1",
  "\\",
  "%00",
  "%s%n",
  "{{7*7}}",
  "<%= 7*7 %>",
  "__proto__",
  "constructor",
  "null",
  "NaN",
  "../../etc/passwd",
  "🏳️‍🌈".repeat(20),
  "Z̸̢̛̖".repeat(30),
  "ñ".normalize("NFD"),
  "\u{10FFFF}",
  "a".repeat(5000),
  "",
  " ",
  "0",
  "true",
];

/** Values that are not text. */
export const odd: unknown[] = [
  null,
  0,
  -0,
  1e308,
  1.5,
  true,
  [],
  {},
  [[]],
  ["x"],
  { toString: "x" },
  { length: 3 },
  [null],
];

/** Text of any UTF-16 units, lone surrogates too, more often of the kinds that matter. */
export const anyText = fc.oneof(
  fc.constantFrom(...hostile),
  fc.string({ unit: "binary" }),
  fc
    .array(fc.oneof(fc.nat(0x1f), fc.integer({ min: 0xd800, max: 0xdfff }), fc.nat(0xffff)), {
      maxLength: 40,
    })
    .map((units) => String.fromCharCode(...units)),
);

const anyValue = fc.oneof(
  { weight: 3, arbitrary: anyText },
  { weight: 1, arbitrary: fc.constantFrom(...odd) },
  { weight: 1, arbitrary: fc.jsonValue() },
);

/** A request with some of its fields spoiled, left out, or not foreseen. */
export const spoiled = (sample: object): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .tuple(
      ...Object.entries(sample).map(([field, value]) =>
        fc.tuple(
          fc.constant(field),
          fc.option(fc.oneof({ weight: 3, arbitrary: fc.constant(value) }, anyValue), { freq: 9 }),
        ),
      ),
      fc.tuple(anyText, fc.option(anyText)),
    )
    .map((fields) => Object.fromEntries(fields.filter(([, value]) => value !== null)));

/** Fails on anything that a mail program, a spreadsheet or a terminal would execute. */
export function expectInert(leads: ListedLead[], mails: Mail[]) {
  for (const { subject, html, replyTo, to, messageId } of mails) {
    expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E]/u);
    expect(
      html.replace(
        /<\/?(html|head|style|body|div|meta|title|h1|table|tr|th|td|p|a|span|br|strong|!doctype)\b[^<>]*>/g,
        "",
      ),
    ).not.toContain("<");
    expect(html).not.toMatch(/<[^>]*\son\w+=/i);
    for (const [, address] of html.matchAll(/\shref="([^"]*)"/g)) {
      expect(address).toMatch(
        /^(https:\/\/(wa\.me|maloca\.example)\/|tel:\+\d+$|mailto:[^\s?]+\?)/,
      );
    }
    expect(html.match(/<style>/g) ?? []).toHaveLength(html.includes("<style>") ? 1 : 0);
    for (const address of [replyTo, to])
      expect(address ?? "a@b.co").toMatch(/^[^\s,;<>()"]+@[^\s,;<>()"@]+$/);
    expect(messageId).toMatch(/^<[\w.-]+@[\w.-]+>$/);
  }
  expect(toTable(leads)).not.toMatch(/[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/u);
  // Cells are quoted; what is in them begins with nothing that a spreadsheet computes.
  for (const [, cell] of csvLines(leads).matchAll(/(?<=^|,|\n)"((?:[^"]|"")*)"/g)) {
    expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  }
}
