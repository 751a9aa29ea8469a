import { Socket } from "node:net";
import {
  allianceLimits,
  bookingLimits,
  formPaths,
  headers,
  paths,
  tripRequestLimits,
} from "@maloca/catalog";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { logTo } from "../src/log";
import type { Mail } from "../src/mail";
import { start } from "../src/main";
import { csvLines } from "../src/node/csv";
import { toTable } from "../src/node/table";
import { createOperations, type ListedLead } from "../src/operations";
import { createOutbox } from "../src/outbox";
import { alliance, appOver, booking, newsletterPath, post, trip } from "./samples";
import {
  dataFolder,
  emptyTables,
  openTested,
  stores,
  type TestedStore,
  temporaryFolder,
} from "./stores";

/** Texts that have broken something, somewhere. */
const hostile = [
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

/** Values that are no text. */
const odd: unknown[] = [
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

/** The same stream of numbers for the same seed: a failure can be run again. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

const pick = <Item>(list: readonly Item[], next: (below: number) => number) =>
  list[next(list.length)] as Item;

/** Text of any UTF-16 units, more often of the kinds that matter. */
function anyText(next: (below: number) => number): string {
  if (next(3) === 0) return pick(hostile, next);
  const units = Array.from({ length: next(40) }, () =>
    pick([next(32), 32 + next(95), 0xd800 + next(0x800), next(0x10000), 0x2000 + next(0x70)], next),
  );
  return String.fromCharCode(...units);
}

/** A request with some of its fields spoiled. */
function spoiled(sample: object, next: (below: number) => number): Record<string, unknown> {
  const body: Record<string, unknown> = { ...sample };
  for (const field of Object.keys(body)) {
    if (next(3)) continue;
    if (next(8) === 0) delete body[field];
    else body[field] = next(4) === 0 ? pick(odd, next) : anyText(next);
  }
  if (next(5) === 0) body[anyText(next)] = anyText(next);
  return body;
}

const calls = [
  { path: paths.booking, sample: booking, limits: bookingLimits },
  { path: paths.tripRequest, sample: trip, limits: tripRequestLimits },
  { path: paths.alliance, sample: alliance, limits: allianceLimits },
] as const;

/** What a mail program, a spreadsheet or a terminal would obey. */
function expectInert(leads: ListedLead[], mails: Mail[]) {
  for (const { subject, html, replyTo, to, messageId } of mails) {
    expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E]/u);
    expect(
      html.replace(
        /<\/?(html|body|div|meta|title|h1|table|tr|th|td|p|br|strong|!doctype)\b[^<>]*>/g,
        "",
      ),
    ).not.toContain("<");
    expect(html).not.toMatch(/<[^>]*\son\w+=/i);
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

describe.each(stores)("hostile input, stored in %s", (name) => {
  let tested: TestedStore;
  const lines: string[] = [];
  beforeAll(async () => {
    tested = await openTested(name);
  }, 60_000);
  afterAll(() => tested?.close());
  beforeEach(() => emptyTables(tested.database));
  afterEach(() => {
    lines.length = 0;
  });

  const app = () => appOver(tested.database, { log: logTo((line) => lines.push(line)) });
  const aftermath = async () => {
    const mails: Mail[] = [];
    const send = async (mail: Mail) => {
      mails.push(mail);
    };
    await createOutbox({ database: tested.database, send }).deliver();
    const leads = await createOperations(tested.database).list();
    expectInert(leads, mails);
    for (const line of lines) {
      expect(JSON.parse(line)).toEqual({
        time: expect.any(String),
        event: "request",
        route: expect.stringMatching(/^[\w/:-]+$/),
        status: expect.any(Number),
        milliseconds: expect.any(Number),
      });
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    return leads;
  };

  it.each(calls)(
    "$path: each bad text in each field is stored inert or refused",
    async ({ path, sample, limits }) => {
      const own = app();
      let stored = 0;
      for (const field of Object.keys(limits)) {
        const answers = await Promise.all(
          hostile.map((text) => own.request(path, post({ ...sample, [field]: text }))),
        );
        for (const { status } of answers) {
          expect([200, 201, 400]).toContain(status);
          if (status !== 400) stored++;
        }
      }
      expect(stored).toBeGreaterThan(hostile.length);
      expect(await aftermath()).toHaveLength(stored);
    },
  );

  it("any body, any header: an answer below 500, and nothing live", async () => {
    const next = numbers(747_562_020);
    const own = app();
    let stored = 0;
    for (let round = 0; round < 200; round++) {
      const { path, sample } = pick(calls, next);
      const extra: Record<string, string> = {};
      for (const header of [
        headers.partner,
        headers.consent,
        headers.filled,
        headers.trap,
        headers.idempotencyKey,
      ]) {
        // What a header can carry at all.
        if (next(4) === 0)
          extra[header] = anyText(next)
            .replace(/[^\x20-\x7e\xa0-\xff]/g, "")
            .trim();
      }
      const { status } = await own.request(path, post(spoiled(sample, next), extra));
      expect([200, 201, 400, 422], `round ${round}`).toContain(status);
      if (status < 300) stored++;
      const form = new URLSearchParams(
        Object.entries(spoiled(booking, next)).map(([key, value]) => [
          key,
          typeof value === "string" ? value : (JSON.stringify(value) ?? ""),
        ]),
      );
      const answer = await own.request(formPaths.booking, {
        method: "POST",
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          "sec-fetch-site": "same-origin",
        },
        body: form.toString(),
      });
      expect([200, 422], `form of round ${round}`).toContain(answer.status);
      expect(await answer.text()).not.toMatch(/<(svg|script|img)/i);
    }
    expect(stored).toBeGreaterThan(10);
    await aftermath();
  });

  it.each<[string, string]>([
    ["10,000-deep lists", `${"[".repeat(10_000)}${"]".repeat(10_000)}`],
    ["10,000-deep objects", `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`],
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
    for (const path of [...calls.map((call) => call.path), newsletterPath]) {
      expect((await own.request(path, post(text))).status).toBe(400);
    }
    expect(await aftermath()).toEqual([]);
  });
});

it("takes 50 MB as it takes 50 kB: refused, unread, and others are served", async () => {
  const folder = await dataFolder(await temporaryFolder());
  const server = await start({ PORT: "0", DATA_DIR: folder, RATE_LIMIT: "0" });
  const { port, host } = new URL(server.url);
  const pour = (length: number, head: string) =>
    new Promise<{ answer: string; sent: number }>((resolve) => {
      const socket = new Socket().connect(Number(port), "127.0.0.1");
      let answer = "";
      let sent = 0;
      const chunk = Buffer.alloc(64 * 1024, "x");
      socket.on("data", (data) => {
        answer += data;
      });
      socket.on("error", () => {});
      socket.on("close", () => resolve({ answer, sent }));
      socket.write(
        `POST ${paths.booking} HTTP/1.1\r\nHost: ${host}\r\napikey: maloca-public\r\n${head}\r\n\r\n`,
      );
      const more = () => {
        while (sent < length && !socket.destroyed) {
          sent += chunk.length;
          if (!socket.write(chunk)) return socket.once("drain", more);
        }
        if (!socket.destroyed) socket.end();
      };
      more();
    });
  const length = 50 * 1024 * 1024;
  const { answer } = await pour(length, `Content-Length: ${length}\r\nConnection: close`);
  expect(answer).toMatch(/^HTTP\/1.1 413 /);
  expect((await fetch(`${server.url}${paths.booking}`, post(booking))).status).toBe(200);
  await server.close();
});
