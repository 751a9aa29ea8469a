import { headers, paths, toSubmission } from "@maloca/catalog";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { limit } from "../../tooling/vitest/limits.mjs";
import { seedOfRun } from "../../tooling/vitest/seed.mjs";
import { toTable } from "../src/cli/leads-table";
import { noJsForms } from "../src/http/no-js-forms";
import { createLeadAdmin } from "../src/leads/admin";
import { csvLines } from "../src/leads/csv";
import { leadKinds } from "../src/leads/lead-kinds";
import type { ListedLead } from "../src/leads/list-leads";
import { logTo } from "../src/log";
import type { Mail } from "../src/mail/mail";
import { createOutbox } from "../src/mail/outbox";
import { databaseNames, useDatabase } from "./databases";
import { TEAM } from "./mails";
import {
  appOver,
  booking,
  contact,
  newsletter,
  post,
  signupPath,
  submitted,
  tripRequest,
} from "./samples";

/** Texts that have broken something, somewhere. */
const hostile = [
  "Ana\r\nBcc: todos@example.org\r\n\r\n<script>alert(1)</script>",
  ...["\u0000", "\ud800", "\udfff\ud800x", "\u202Eanalizar", "\u2028\u2029", "\uFEFF"],
  ...["\u001b[2J\u001b]0;x\u0007", '=HYPERLINK("http://evil.example","Ver")'],
  ...["+1+cmd|' /C calc'!A0", "-2+3", "@SUM(A1)", "\t=1+1", "\r=1+1", "＝1+1"],
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">',
  ...['"><img src=x onerror=alert(1)>', "<!--", "]]>", "javascript:alert(1)"],
  ...["'; drop table maloca.leads; --", "$1", "\\", "%00", "%s%n", "{{7*7}}", "<%= 7*7 %>"],
  ...["__proto__", "constructor", "null", "NaN", "../../etc/passwd", "ñ".normalize("NFD")],
  ...["🏳️‍🌈".repeat(20), "Z̸̢̛̖".repeat(30), "\u{10FFFF}", "a".repeat(5000), "", " ", "0", "true"],
];

/** Fields by which a visitor is answered. */
const WAYS = ["email", "phone"];

/** Values that are not text. */
const odd: unknown[] = [
  ...[null, 0, -0, 1e308, 1.5, true, [], {}, [[]], ["x"], [null]],
  ...[{ toString: "x" }, { length: 3 }],
];

/** Text of any UTF-16 units, lone surrogates too, more often of the kinds that matter. */
const anyText = fc.oneof(
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
const spoiled = (sample: object): fc.Arbitrary<Record<string, unknown>> =>
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
function expectInert(leads: ListedLead[], mails: Mail[]) {
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
        /^(https:\/\/(wa\.me|maloca\.example)\/|tel:\+\d+(;ext=\d+)?$|mailto:[^\s?]+\?)/,
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

const calls = [
  { kind: "booking", path: paths.booking, sample: booking },
  { kind: "trip-request", path: paths.tripRequest, sample: tripRequest },
  { kind: "alliance", path: paths.contact, sample: contact },
] as const;

/** Bounded here; `npm run torture` looks longer. */
const long = process.env.MALOCA_TORTURE === "long";
const RUNS = long ? 5000 : 40;

const { partner, source, consent, filled, trap, idempotencyKey } = headers;
const FREE_HEADERS = [partner, source, consent, filled, trap, idempotencyKey];

const anyCall = fc.oneof(
  ...calls.map(({ path, sample }) => spoiled(sample).map((body) => ({ path, body }))),
  spoiled(newsletter).map((body) => ({ path: signupPath, body })),
  anyText.map((email) => ({ path: signupPath, body: toSubmission(email, email, email) })),
);

const textOf = (value: unknown) =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "");

const anyForm = fc.oneof(
  ...noJsForms.map(({ path, kind, fields }) => {
    const words = Object.keys(fields).map((name) => [name, "Palabras ".repeat(8)]);
    // Of the others any words pass, but for the address.
    const known = calls.find((call) => call.kind === kind)?.sample;
    return spoiled(known ?? { ...Object.fromEntries(words), email: booking.email }).map((body) => ({
      path,
      typed: Object.fromEntries(Object.entries(body).map(([name, value]) => [name, textOf(value)])),
    }));
  }),
);

describe.each(databaseNames)("hostile input, stored in %s", (name) => {
  const database = useDatabase(name);
  const lines: string[] = [];
  afterEach(() => {
    lines.length = 0;
  });

  const app = () => appOver(database, { log: logTo((line) => lines.push(line)) });
  const aftermath = async () => {
    const mails: Mail[] = [];
    const send = async (mail: Mail) => void mails.push(mail);
    await createOutbox({ database, send, team: [TEAM], singleMails: 1_000_000 }).deliver();
    const leads = await createLeadAdmin(database).list();
    expect(mails.filter(({ to }) => to === null)).toHaveLength(leads.length);
    expectInert(leads, mails);
    for (const line of lines) {
      const { time, event, route, status, milliseconds, ...others } = JSON.parse(line);
      expect([typeof time, event, typeof status, typeof milliseconds]).toEqual([
        ...["string", "request", "number", "number"],
      ]);
      expect(route).toMatch(/^[\w/:-]+$/);
      expect(others).toEqual({});
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    return leads;
  };

  it.each(calls)(
    "$path: each bad text in each field is stored inert or refused",
    async ({ kind, path, sample }) => {
      const own = app();
      const names = Object.keys(sample);
      const bodyOf = (text: string, fields: readonly string[]) => ({
        ...sample,
        ...Object.fromEntries(fields.map((field) => [field, text])),
      });
      const sent: { body: object; isTaken: boolean }[] = [];
      for (const text of hostile) {
        const isTaken = (field: string) =>
          leadKinds[kind].read(bodyOf(text, [field]), {}).data !== undefined;
        const taken = names.filter(isTaken);
        // Without an address or a number that works, mails and links with the other fields would not be written.
        const groups = [
          taken.filter((field) => !WAYS.includes(field)),
          ...taken.filter((field) => WAYS.includes(field)).map((field) => [field]),
        ].filter(({ length }) => length);
        sent.push(...groups.map((fields) => ({ body: bodyOf(text, fields), isTaken: true })));
        for (const field of names.filter((each) => !isTaken(each)))
          sent.push({ body: bodyOf(text, [field]), isTaken: false });
      }
      const answers = await Promise.all(
        sent.map(async ({ body }) => (await own.request(path, post(body))).ok),
      );
      expect(answers).toEqual(sent.map(({ isTaken }) => isTaken));
      const stored = answers.filter(Boolean).length;
      expect(stored).toBeGreaterThan(hostile.length / 2);
      expect(await aftermath()).toHaveLength(stored);
    },
  );

  it(
    "answers any body, header and form below 500, and shows no live markup",
    async () => {
      const own = app();
      let stored = 0;
      const header = fc.option(
        anyText.map((text) => text.replace(/[^\x20-\x7e\xa0-\xff]/g, "").trim()),
        { freq: 1, nil: "" },
      );
      const sent = fc.tuple(...FREE_HEADERS.map((name) => fc.tuple(fc.constant(name), header)));
      await fc.assert(
        fc.asyncProperty(anyCall, sent, anyForm, async ({ path, body }, extra, form) => {
          const call = post(body, Object.fromEntries(extra.filter(([, text]) => text)));
          const { status } = await own.request(path, call);
          expect([200, 201, 400, 422]).toContain(status);
          if (status < 300) stored++;
          const answer = await own.request(form.path, submitted(form.typed));
          expect([200, 422]).toContain(answer.status);
          expect(await answer.text()).not.toMatch(/<(svg|script|img)/i);
        }),
        { numRuns: RUNS, seed: seedOfRun() },
      );
      expect(stored).toBeGreaterThan(0);
      await aftermath();
    },
    long ? 60 * 60_000 : limit(12),
  );

  it.each<[string, string]>([
    ["10,000-deep lists", `${"[".repeat(10_000)}${"]".repeat(10_000)}`],
    [
      "depth in a field",
      JSON.stringify(booking).replace(
        '"name":',
        `"name":${"[".repeat(9_000)}1${"]".repeat(9_000)},"x":`,
      ),
    ],
    ["a prototype", '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'],
    [
      "thousands of fields",
      JSON.stringify(Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`f${i}`, i]))),
    ],
    ["a number of 20,000 digits", `{"num_travelers":${"9".repeat(20_000)}}`],
    ["bytes that are no UTF-8", "\xff\xfe\x00"],
  ])("refuses %s", async (_, text) => {
    const own = app();
    for (const path of [...calls.map((call) => call.path), signupPath]) {
      // 422 where it is a request of another kind.
      expect([400, 422]).toContain((await own.request(path, post(text))).status);
    }
    expect(await aftermath()).toEqual([]);
  });
});
