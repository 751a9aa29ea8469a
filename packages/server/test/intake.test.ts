import {
  type ApiError,
  bookingErrors,
  bookingLimits,
  consent,
  contactErrors,
  headers,
  joinNames,
  newsletterErrors,
  paths,
  REFERENCE_HEADER,
  toSubmission,
  tripRequestErrors,
} from "@maloca/catalog";
import { describe, expect, it } from "vitest";
import { toTable } from "../src/cli/leads-table";
import { createLeadAdmin } from "../src/leads/admin";
import { csvLines } from "../src/leads/csv";
import type { LeadKindName } from "../src/leads/lead-kinds";
import { digestFields, forgetKeys } from "../src/leads/store";
import type { Mail } from "../src/mail/mail";
import { createOutbox } from "../src/mail/outbox";
import { databaseNames, useDatabase } from "./databases";
import { TEAM } from "./mails";
import { appOver, booking, contact, newsletter, post, signupPath, tripRequest } from "./samples";

// What each call of the widgets stores, and how it is answered.

const signedUp = { email: "lector@example.org", page_uri: "https://maloca.example/" };

/** Each kind's call: a request, what is stored of it, and one that is wrong, with what is said of it. */
const calls = [
  {
    ...{ kind: "booking", path: paths.booking, status: 200, keyed: true },
    ...{ sample: booking, stored: booking, another: { ...booking, travelers: "3" } },
    ...{ wrong: { ...booking, name: " " }, details: { name: bookingErrors.name } },
  },
  {
    ...{ kind: "alliance", path: paths.contact, status: 200, keyed: true },
    ...{ sample: contact, stored: contact, another: { ...contact, organization: "" } },
    ...{ wrong: { ...contact, message: 7 }, details: { message: contactErrors.message } },
  },
  {
    ...{ kind: "trip-request", path: paths.tripRequest, status: 201, keyed: true },
    ...{ sample: tripRequest, stored: tripRequest, another: { ...tripRequest, phone: "" } },
    ...{
      wrong: { ...tripRequest, num_travelers: 0 },
      details: { num_travelers: tripRequestErrors.num_travelers },
    },
  },
  {
    ...{ kind: "newsletter", path: signupPath, status: 200, keyed: false },
    ...{ sample: newsletter, stored: { ...signedUp, page_name: "Inicio" } },
    another: toSubmission("otra@example.org", "", ""),
    ...{ wrong: toSubmission("sin arroba", "", ""), details: { email: newsletterErrors.email } },
  },
] satisfies readonly ({ kind: LeadKindName } & Record<string, unknown>)[];

const key = { [headers.idempotencyKey]: "key-7" };
const echo = (answer: Response) => answer.headers.get(headers.idempotencyKey);

describe.each(databaseNames)("the calls, stored in %s", (name) => {
  const database = useDatabase(name);
  const admin = createLeadAdmin(database);
  const list = () => admin.list();
  const send = (path: string, body: unknown, extra?: Record<string, string>) =>
    appOver(database).request(path, post(body, extra));

  describe.each(calls)("a $kind", ({ kind, path, status, keyed, sample, stored, ...other }) => {
    it("is stored completely, with its sender, answered with its reference and mailed to the team", async () => {
      const now = new Date("2026-11-20T15:00:00Z");
      let woken = 0;
      const app = appOver(database, { clock: () => now, onLead: () => woken++ });
      const call = post(sample, {
        ...key,
        [headers.partner]: " Hotel Sirena\t",
        [headers.source]:
          "utm_source=bolet%C3%ADn&pagina=2&referrer=https%3A%2F%2Fhotel.example%2F%3Fq",
        [headers.consent]: consent.version,
        origin: "https://hotel.example",
        // Whoever signs up shows no key of ours.
        ...(!keyed && { [headers.apiKey]: "" }),
      });
      const answer = await app.request(path, call);
      const leads = await list();
      const reference = leads[0]?.reference;
      expect(leads).toEqual([
        {
          ...stored,
          ...{ kind, reference: expect.stringMatching(/^MAL-[2-9A-HJ-NP-TW-Z]{6}$/) },
          createdAt: now.toISOString(),
          ...{ partner: "Hotel Sirena", language: "es", metadata: null, testMode: false },
          source: { utm_source: "boletín", referrer: "https://hotel.example/" },
          consent: { version: consent.version, at: now.toISOString() },
          mail: { state: "queued", attempts: 0, at: now.toISOString(), error: null },
          ...{ confirmation: "queued", answer: null, confirmedAt: null, quarantine: null },
        },
      ]);
      expect(woken).toBe(1);
      expect([answer.status, answer.headers.get(REFERENCE_HEADER)]).toEqual([status, reference]);
      // An insert into a table has no body: another origin reads the headers.
      expect(echo(answer)).toBe("key-7");
      expect(answer.headers.get("access-control-expose-headers")).toContain(headers.idempotencyKey);
      const text = await answer.text();
      if (status === 201) expect(text).toBe("");
      else expect(JSON.parse(text)).toEqual({ success: true, reference, idempotencyKey: "key-7" });
      const sent: Mail[] = [];
      const keep = async (mail: Mail) => void sent.push(mail);
      await createOutbox({ database, send: keep, team: [TEAM], clock: () => now }).deliver();
      expect(sent).toHaveLength(2);
      // Each line of a longer text is quoted.
      const lines = Object.values(stored).flatMap((value) => `${value}`.split(/[\n,]/));
      const team = sent.find(({ to }) => to === null)?.text;
      for (const line of lines) expect(team).toContain(line);
    });

    it("is stored once for a key, however often it comes, and anew without one", async () => {
      const app = appOver(database);
      const turned = Object.fromEntries(Object.entries(sample).reverse());
      const once = Array.from({ length: 20 }, (_, index) =>
        app.request(path, post(index % 2 ? turned : sample, key)),
      );
      const repeated = await Promise.all(once);
      expect(repeated.map((answer) => [answer.status, echo(answer)])).toEqual(
        Array(20).fill([status, "key-7"]),
      );
      expect(new Set(await Promise.all(repeated.map((answer) => answer.text()))).size).toBe(1);
      expect(new Set(repeated.map((answer) => answer.headers.get(REFERENCE_HEADER))).size).toBe(1);
      const reused = await app.request(path, post(other.another, key));
      expect([reused.status, echo(reused)]).toEqual([422, "key-7"]);
      expect((await reused.json()).code).toBe("idempotency_key_reused");
      expect(await list()).toHaveLength(1);
      const keyless = Array.from({ length: 20 }, () => app.request(path, post(sample)));
      for (const answer of await Promise.all(keyless)) expect(echo(answer)).toBeNull();
      expect(new Set((await list()).map(({ reference }) => reference)).size).toBe(21);
    });

    it("is refused with what is wrong", async () => {
      const answer = await send(path, other.wrong, key);
      expect([answer.status, echo(answer)]).toEqual([400, "key-7"]);
      expect(await answer.json()).toEqual({
        ...{ code: "invalid_request", message: expect.any(String) },
        ...{ details: other.details, hint: null },
      });
      const keyless = await send(path, sample, { [headers.apiKey]: "" });
      expect(keyless.status).toBe(keyed ? 401 : 200);
      expect(await list()).toHaveLength(keyed ? 0 : 1);
    });
  });

  it.each([
    ["a device sends it again weeks later", "2026-12-11", true],
    ["the server's clock is set right by a year meanwhile", "2027-11-20", false],
  ])("store a request once, also where %s", async (_, day, forgets) => {
    let now = new Date("2026-11-20T15:00:00Z");
    const app = appOver(database, { clock: () => now });
    const ask = async () => (await app.request(paths.booking, post(booking, key))).json();
    const first = await ask();
    now = new Date(`${day}T15:00:00Z`);
    if (forgets) await forgetKeys(database, now);
    expect(await ask()).toEqual(first);
    expect(await list()).toHaveLength(1);
  });

  it("take every kind, as the operator's table and spreadsheet show it and an address erases it", async () => {
    for (const { path, sample } of calls) await send(path, sample);
    const leads = await list();
    expect(leads.map(({ kind }) => kind).sort()).toEqual(calls.map(({ kind }) => kind).sort());
    const table = toTable(leads);
    expect(table).toMatch(/ A la medida .*Lucía Ñáñez Ospina .*Temporada de ball/);
    expect(table).toMatch(/ Contacto .*José Peña +jose@example.org/);
    const csv = csvLines(leads);
    expect(csv).toContain('"Biodiversidad y naturaleza, Comida, ""música"" y {fiesta}, null"');
    expect(csv).toMatch(/"Temporada de ballenas","4",/);
    for (const { kind, reference, email } of leads)
      expect(await admin.delete(` ${email}`.toUpperCase())).toMatchObject({
        leads: [{ kind, reference }],
      });
    expect(await list()).toEqual([]);
  });

  it("fill what may be missing, and store no consent that was not given", async () => {
    const { experiences: _, message: __, ...required } = booking;
    expect((await send(paths.booking, required)).status).toBe(200);
    expect(await list()).toMatchObject([
      { experiences: "", message: "", partner: null, source: null, consent: null },
    ]);
    const { first_name, last_name, email } = tripRequest;
    const nothing = Object.fromEntries(Object.keys(tripRequest).map((column) => [column, null]));
    for (const rest of [{}, nothing]) {
      const answer = await send(paths.tripRequest, { ...rest, first_name, last_name, email });
      expect(answer.status).toBe(201);
    }
    const empty = { phone: "", num_travelers: null, interests: [], how_found_us: "" };
    expect(await admin.list("trip-request")).toMatchObject([empty, empty]);
  });

  it("count characters as the table does: an emoji is one", async () => {
    const { details } = await (await send(paths.booking, { ...booking, name: "🐬" })).json();
    expect(details).toEqual({ name: bookingErrors.name });
    const longest = { ...booking, name: "🐬".repeat(bookingLimits.name[1]) };
    expect((await send(paths.booking, longest)).status).toBe(200);
  });

  it("cut a long header where the table would refuse it", async () => {
    const long = "x".repeat(5000);
    const sent = { [headers.partner]: long, [headers.consent]: long, [headers.source]: long };
    expect((await send(paths.booking, booking, sent)).status).toBe(200);
    const [lead] = await list();
    expect([lead?.partner?.length, lead?.consent?.version.length]).toEqual([100, 50]);
    expect(lead?.source).toBeNull();
  });

  it("draw a new reference when one is taken, with a key and without", async () => {
    // The counter goes on where a statement is undone: 0, 1, then 1 again, and 2, then 2 again.
    await database.exec(`
      create sequence maloca.drawn;
      alter table maloca.leads alter column reference set default 'MAL-' || (nextval('maloca.drawn') / 2)`);
    try {
      const references: string[] = [];
      for (const key of ["a", "b", "c", ""]) {
        const answer = await send(paths.booking, booking, {
          ...(key && { [headers.idempotencyKey]: key }),
        });
        references.push((await answer.json()).reference);
      }
      expect(references).toEqual(["MAL-0", "MAL-1", "MAL-2", "MAL-3"]);
      expect(await database.query("select last_value::int from maloca.drawn")).toEqual([
        { last_value: 6 },
      ]);
    } finally {
      await database.exec(`
        alter table maloca.leads alter column reference set default maloca.new_reference();
        drop sequence maloca.drawn`);
    }
  });

  it("take a row in an array as a client's insert sends it, and no two", async () => {
    const prefer = { prefer: "return=minimal", "content-profile": "public" };
    const statusOf = async (body: unknown) => (await send(paths.tripRequest, body, prefer)).status;
    expect(await statusOf([tripRequest])).toBe(201);
    for (const body of [[tripRequest, tripRequest], [], [[tripRequest]], [null]])
      expect(await statusOf(body)).toBe(400);
    expect(await list()).toMatchObject([tripRequest]);
  });
});

describe("the calls", () => {
  const database = useDatabase("PGlite");
  const send = (path: string, body: unknown, extra?: Record<string, string>) =>
    appOver(database).request(path, post(body, extra));
  const stored = async () => (await createLeadAdmin(database).list()).length;

  it("count the same fields in another order as the same request, which a later version may have", async () => {
    const fields = { name: "Ana", email: "ana@example.com" };
    const turned = { email: "ana@example.com", name: "Ana" };
    expect(await digestFields(turned)).toBe(await digestFields(fields));
    expect(await digestFields({ ...fields, name: "Eva" })).not.toBe(await digestFields(fields));
  });

  it.each<[string, string, string, unknown, ...string[]]>([
    ["422 wrong_request", "a booking", paths.contact, booking, "phone", "dates", "travelers"],
    ["422 wrong_request", "a contact message", paths.booking, contact, "organization"],
    ["422 wrong_request", "a booking", signupPath, booking, "name", "phone", "message"],
    ["422 wrong_request", "both at once", signupPath, { ...newsletter, ...booking }],
    ["404 unknown_form", "a sign-up", `${paths.newsletter}/undefined/undefined`, newsletter],
    ["404 unknown_form", "a sign-up", `${paths.newsletter}/null/newsletter`, newsletter],
    ["404 unknown_form", "a sign-up", `${paths.newsletter}/a%20b/c`, newsletter],
    ["404 unknown_form", "a sign-up", `${paths.newsletter}/a/%2F`, newsletter],
  ])("answer %s to %s at %s", async (answered, _, path, body, ...fields) => {
    const answer = await send(path, body);
    const { code, details } = (await answer.json()) as ApiError;
    expect(`${answer.status} ${code}`).toBe(answered);
    expect(Object.keys(details ?? {})).toEqual(expect.arrayContaining(fields));
    expect(await stored()).toBe(0);
  });

  it("count a booking's experiences as they were chosen, up to what its page allows", async () => {
    const invoke = (experiences: string, stated?: string) => {
      const extra: Record<string, string> = stated ? { [headers.maxExperiences]: stated } : {};
      return send(paths.booking, { ...booking, experiences }, extra);
    };
    const chosen = ["Taller de cocina, con cena", 'Noche "al fuego", en la playa'];
    const three = joinNames([...chosen, "Surf"]);
    for (const stated of [undefined, "2", "0", "-3", "3.5", "muchas"]) {
      expect(await (await invoke(three, stated)).json()).toMatchObject({
        code: "invalid_request",
        details: { experiences: "Elige 2 experiencias como máximo, separadas por comas" },
      });
    }
    expect(await stored()).toBe(0);
    const fits: [string, string?][] = [["", "2"], ["Surf,, Masaje,"], [three, "3"]];
    for (const given of fits) expect((await invoke(...given)).status).toBe(200);
    await invoke(joinNames(chosen));
    const [lead] = await createLeadAdmin(database).list();
    expect(lead?.experiences).toBe(`"Taller de cocina, con cena", "Noche 'al fuego', en la playa"`);
  });
});
