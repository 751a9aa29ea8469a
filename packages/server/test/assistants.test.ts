import { ASSISTANTS, bookingFields, leastQuote, settings, trips } from "@maloca/catalog";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, describe, expect, it } from "vitest";
import { createAssistants } from "../src/assistants/assistants";
import type { AppOptions } from "../src/http/app";
import { stubDatabase } from "./databases";
import { appOver, post } from "./samples";

// The assistants' tools through the app's own `request()`: by the official client, and call by call.

const NOW = new Date("2026-11-26T12:00:00Z");
const assistants = createAssistants(
  "1.2.3",
  () => trips,
  () => NOW,
);
afterAll(() => assistants.close());

/** A database that no tool may ask. */
const database = stubDatabase(async () => {
  throw new Error("an assistant's call reached the database");
});
const app = (options: Partial<AppOptions> = {}) =>
  appOver(database, { assistants: assistants.fetch, ...options });

const ADDRESS = new URL(ASSISTANTS, "https://maloca.example");

async function connected(over = app()) {
  const client = new Client({ name: "test", version: "1" });
  const fetch = async (url: string | URL, init?: RequestInit) => over.request(String(url), init);
  await client.connect(new StreamableHTTPClientTransport(ADDRESS, { fetch }));
  return client;
}

/** What a tool answers; an error's text is under `error`. */
async function ask(name: string, given: Record<string, unknown> = {}) {
  const client = await connected();
  const answer = await client.callTool({ name, arguments: given });
  await client.close();
  const [first] = answer.content as { text: string }[];
  if (answer.isError) return { error: first?.text ?? "" };
  expect(JSON.parse(first?.text ?? "")).toEqual(answer.structuredContent);
  return Object(answer.structuredContent);
}

describe("an assistant", () => {
  it("is offered four tools, with the request's limits in their inputs", async () => {
    const client = await connected();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      "find_trips",
      "read_trip",
      "compare_packages",
      "prepare_enquiry",
    ]);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    const { properties = {} } = tools[3]?.inputSchema ?? {};
    const [minLength, maxLength] = bookingFields.dates.limits;
    expect(properties.dates).toMatchObject({ type: "string", minLength, maxLength });
    expect(Object.keys(properties)).not.toEqual(expect.arrayContaining(["name"]));
    expect(client.getServerVersion()).toMatchObject({ title: settings.brand, version: "1.2.3" });
    expect(client.getInstructions()).toContain("Nada se envía");
  });

  it("finds trips by month, people and budget, from the lowest price", async () => {
    const all = await ask("find_trips");
    expect([all.found, all.of]).toEqual([trips.length, trips.length]);
    const prices = all.trips
      .filter(({ when }: { when: string }) => !/^Próxim/.test(when))
      .map((one: { from: { cop: number } }) => one.from.cop);
    expect(prices).toEqual([...prices].sort((a: number, b: number) => a - b));
    const budget = 2_500_000;
    const few = await ask("find_trips", { month: 12, people: 2, budget });
    expect(few.found).toBeGreaterThan(0);
    expect(few.found).toBeLessThan(trips.length);
    const [first] = few.trips;
    const trip = trips.find(({ slug }) => slug === first.trip);
    expect(first.from).toMatchObject({ cop: leastQuote(trip?.packages ?? []).cop, people: 2 });
    expect(first.page).toBe(`${settings.siteUrl}/${first.trip}`);
    const none = await ask("find_trips", { budget: 1 });
    expect(none).toMatchObject({ found: 0, trips: [] });
  });

  it.each(trips.map(({ slug }) => slug))(
    "reads and compares %s as its page has it",
    async (slug) => {
      const trip = trips.find((one) => one.slug === slug);
      const read = await ask("read_trip", { trip: slug, people: 2 });
      const names = trip?.packages.map(({ name }) => name);
      expect(read.packages.map((one: { package: string }) => one.package)).toEqual(names);
      expect(read.description).toContain(trip?.description);
      expect(read.notIncluded).toEqual(trip?.notIncluded);
      const { packages, lines } = await ask("compare_packages", { trip: slug });
      expect(packages).toEqual(names);
      for (const { cells } of lines) expect(cells).toHaveLength(names?.length ?? 0);
      expect(lines[0].cells.join()).toMatch(/\$/);
    },
  );

  it("says of a departure that has passed when it was", async () => {
    const read = await ask("read_trip", { trip: "velitas-choco" });
    expect(read.season).toContain("Así fue en 2025, del 4 al 8 de diciembre.");
    expect(read.description).toContain("Pregúntanos por la próxima temporada.");
    expect(read.when).toBe("Próximo diciembre");
  });

  it("gets a link that opens the filled form, and nothing is sent", async () => {
    const { link, about, next } = await ask("prepare_enquiry", {
      trip: "guaviare",
      package: "Memoria de Piedra",
      dates: "  2026-12-04\nal 2026-12-08 ",
      travelers: "2 adultos & 1 niño",
      // No telephone number, as the dates.
      message: "Presupuesto: 2.500.000 a 3.000.000 de pesos",
    });
    const { origin, pathname, searchParams } = new URL(link);
    expect(origin + pathname).toBe(`${settings.siteUrl}/guaviare`);
    expect(Object.fromEntries(searchParams)).toEqual({
      maloca: "booking",
      package: "Memoria de Piedra",
      dates: "2026-12-04 al 2026-12-08",
      travelers: "2 adultos & 1 niño",
      message: "Presupuesto: 2.500.000 a 3.000.000 de pesos",
    });
    expect(about).toBe("Viaje a Guaviare - Memoria de Piedra");
    expect(next).toContain("No se envió nada");
  });

  it.each([
    "De 300.000 - 500.000 pesos, del 2026-12-04 al 2026-12-08",
    "Del 3/12/2026 al 9/12/2026, o 31/12/2026 - 05/01/2027; hasta 3.500.000, con 57 personas",
    "3 000 000 a 4 000 000 de pesos (2 adultos, 1 niño), at noon. Thanks",
    "Somos 3 el 12/07/2027: una arroba de café, y a qué punto vamos",
  ])("may send what only looks a little like a contact: %s", async (message) => {
    const { error } = await ask("prepare_enquiry", { trip: "guaviare", message });
    expect(error).toBeUndefined();
  });

  it.each<[name: string, given: Record<string, unknown>, named: string]>([
    ["find_trips", { month: 13 }, "month"],
    ["find_trips", { people: 0 }, "people"],
    ["read_trip", { trip: "atlantis" }, "guaviare"],
    ["read_trip", {}, "trip"],
    ["compare_packages", { trip: "guaviare", leads: true }, "leads"],
    ["prepare_enquiry", { trip: "guaviare", name: "Ana" }, "name"],
    ["prepare_enquiry", { trip: "guaviare", package: "Oro" }, "Memoria de Piedra"],
    ["prepare_enquiry", { trip: "guaviare", dates: " \n " }, "dates"],
    ["prepare_enquiry", { trip: "guaviare", dates: "x".repeat(201) }, "dates"],
    ["prepare_enquiry", { trip: "guaviare", message: "ana@example.org" }, "message"],
    ["prepare_enquiry", { trip: "guaviare", message: "mi celular es 300 123 4567" }, "message"],
    ["prepare_enquiry", { trip: "guaviare", travelers: "2, +1 (202) 555-0123" }, "travelers"],
    ...[
      ...[
        "ana＠example.org",
        "ana﹫example.org",
        "ana arroba correo punto com",
        "ana at mail dot com",
      ],
      ...["３００ １２３ ４５６７", "300\u200b123\u20604567", "(300) 123-4567", "٣٠٠١٢٣٤٥٦٧"],
      ...["ana (at) mail (dot) com", "ana [arroba] correo.com", "ana arroba uni.edu.co"],
      ...[
        "573001234567",
        "wa.me/573001234567",
        "57 (300) 123-4567",
        "300_123_4567",
        "300,123,4567",
      ],
      ...["3 0 0 1 2 3 4 5 6 7", "3.0.0.1.2.3.4.5.6.7", "3\u03360\u03360 123 4567", "300'123'4567"],
      ...["+57 601 234 5678", "＋57\u00ad3001234567", "0057 300 123 4567", "601 234 5678"],
    ].map((message): [string, Record<string, unknown>, string] => [
      "prepare_enquiry",
      { trip: "guaviare", message },
      "message: sin",
    ]),
  ])("learns what is wrong: %s %j", async (name, given, named) => {
    expect((await ask(name, given)).error).toContain(named);
  });
});

describe("a call", () => {
  const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  const accept = { accept: "application/json, text/event-stream" };
  const send = (body: unknown, headers: Record<string, string> = {}, options = {}) =>
    app(options).request(ASSISTANTS, post(body, { ...accept, ...headers }));

  it.each(["GET", "DELETE", "PUT"])(
    "of %s is answered with 405: there is no session",
    async (method) => {
      const answer = await app().request(ASSISTANTS, { method, headers: accept });
      expect(answer.status).toBe(405);
      expect(await answer.json()).toMatchObject({ jsonrpc: "2.0", error: { code: -32000 } });
    },
  );

  it.each<[string, number, string?]>([
    ["https://evil.example", 403],
    ["https://evil.example", 403, "*"],
    ["http://evil.example:4173", 403],
    ["null", 403],
    ["not an origin", 403],
    [settings.siteUrl, 200],
    ["http://localhost:6274", 200],
    ["http://[::1]:6274", 200],
    ["https://hotel.example", 200],
  ])("of a page at %s: %i", async (origin, status, allowed = "https://hotel.example") => {
    const from = { origin, host: "evil.example:4173" };
    expect((await send(list, from, { allowedOrigins: [allowed] })).status).toBe(status);
  });

  it("too many of an address are refused, and leave its requests alone", async () => {
    const over = app({ rateLimit: 1, clock: () => NOW });
    const once = () => over.request(ASSISTANTS, post(list, accept));
    const statuses = [];
    for (let i = 0; i <= 10; i++) statuses.push((await once()).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    const refused = await once();
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ error: { code: -32000 } });
  });

  it("is not answered where assistants are turned off", async () => {
    const answer = await app({ assistants: undefined }).request(ASSISTANTS, post(list, accept));
    expect(answer.status).toBe(404);
  });
});
