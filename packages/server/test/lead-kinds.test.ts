import {
  check,
  contactLimits,
  contactMessage,
  headers,
  paths,
  REFERENCE_HEADER,
  tripRequestFields,
  tripRequestLimits,
  tripRequest as tripRequestSchema,
} from "@maloca/catalog";
import { describe, expect, it } from "vitest";
import { csvLines } from "../src/cli/csv";
import { toTable } from "../src/cli/leads-table";
import { createLeadAdmin } from "../src/leads/admin";
import type { LeadKindName } from "../src/leads/lead-kinds";
import type { Mail } from "../src/mail/mail";
import { createOutbox } from "../src/mail/outbox";
import { databaseNames, useDatabase } from "./databases";
import {
  appOver,
  booking,
  contact,
  newsletter,
  newsletterPath,
  post,
  tripRequest,
} from "./samples";

/** The calls that app.test.ts does not test: what they take and how they answer. */
const calls = [
  {
    kind: "alliance" satisfies LeadKindName,
    path: paths.contact,
    sample: contact,
    schema: contactMessage,
    limits: contactLimits,
    status: 200,
  },
  {
    kind: "trip-request" satisfies LeadKindName,
    path: paths.tripRequest,
    sample: tripRequest,
    schema: tripRequestSchema,
    limits: tripRequestLimits,
    status: 201,
  },
] as const;

describe.each(databaseNames)("the other kinds, stored in %s", (name) => {
  const database = useDatabase(name);

  const list = () => createLeadAdmin(database).list();
  const send = (path: string, body: unknown, extra?: Record<string, string>) =>
    appOver(database).request(path, post(body, extra));

  describe.each(calls)("$kind", ({ kind, path, sample, schema, limits, status }) => {
    it("is stored whole, with the mail to the team", async () => {
      const answer = await send(path, sample, { [headers.partner]: "Hotel Sirena" });
      expect(answer.status).toBe(status);
      const text = await answer.text();
      const [lead] = await list();
      expect(lead).toMatchObject({ ...sample, kind, partner: "Hotel Sirena" });
      expect(answer.headers.get(REFERENCE_HEADER)).toBe(lead?.reference);
      if (status === 201) expect(text).toBe("");
      else expect(JSON.parse(text)).toEqual({ success: true, reference: lead?.reference });
      let told = "";
      const send_ = async (mail: Mail) => {
        if (mail.to === null) told = mail.text;
      };
      expect(await createOutbox({ database, send: send_ }).deliver()).toBe(2);
      // Each line of a longer text is quoted.
      const lines = Object.values(sample).flatMap((value) => `${value}`.split(/[\n,]/));
      for (const line of lines) expect(told).toContain(line);
    });

    it.each(Object.entries(limits))("says what is wrong with %s", async (field, [min, max]) => {
      const wrong: unknown[] = ["x".repeat(max + 1), 7, {}];
      if (min) wrong.push("x".repeat(min - 1), " ".repeat(min + 1), null);
      for (const value of wrong) {
        const body = { ...sample, [field]: value };
        const answer = await send(path, body);
        expect(answer.status).toBe(400);
        expect(await answer.json()).toEqual({
          code: "invalid_request",
          message: expect.any(String),
          details: check(schema, body).errors,
          hint: null,
        });
        expect(Object.keys(check(schema, body).errors ?? {})).toEqual([field]);
      }
      expect(await list()).toEqual([]);
    });

    it("takes every field at its shortest and at its longest", async () => {
      for (const end of [0, 1] as const) {
        const body = {
          ...sample,
          ...Object.fromEntries(
            Object.entries(limits).map(([field, limit]) => [field, "ñ".repeat(limit[end])]),
          ),
          ...(kind === "alliance" && { email: sample.email }),
        };
        expect((await send(path, body)).status).toBe(status);
      }
      expect(await list()).toHaveLength(2);
    });

    it("is stored once for a key, however often it comes, and not with another body", async () => {
      const key = { [headers.idempotencyKey]: "b7c5" };
      const repeated = await Promise.all(Array.from({ length: 8 }, () => send(path, sample, key)));
      expect(repeated.map((answer) => answer.status)).toEqual(Array(8).fill(status));
      expect(new Set(await Promise.all(repeated.map((answer) => answer.text()))).size).toBe(1);
      const other = await send(path, { ...sample, email: "otra@example.org" }, key);
      expect([other.status, (await other.json()).code]).toEqual([422, "idempotency_key_reused"]);
      expect(await list()).toHaveLength(1);
    });

    it("is deleted with its address", async () => {
      await send(path, sample);
      const { leads } = await createLeadAdmin(database).delete(sample.email.toUpperCase());
      expect(leads).toMatchObject([{ kind }]);
      expect(await list()).toEqual([]);
    });

    it("needs the public key", async () => {
      expect((await send(path, sample, { [headers.apiKey]: "" })).status).toBe(401);
    });
  });

  it("takes a trip request with only the required fields", async () => {
    const { first_name, last_name, email } = tripRequest;
    const empty = { phone: "", num_travelers: null, interests: [], how_found_us: "" };
    const nothing = Object.fromEntries(Object.keys(tripRequest).map((column) => [column, null]));
    for (const rest of [{}, nothing]) {
      const body = { ...rest, first_name, last_name, email };
      expect((await send(paths.tripRequest, body)).status).toBe(201);
    }
    expect(await list()).toMatchObject(Array(2).fill({ first_name, ...empty }));
  });

  it.each(["lucia", "lucia@", "lucia arroba correo", "a@b.co, c@d.co", "a@b.co\r\nBcc: x@y.z"])(
    "never refuses a trip request for its e-mail: %j",
    async (email) => {
      expect((await send(paths.tripRequest, { ...tripRequest, email })).status).toBe(201);
      expect(await list()).toMatchObject([{ email: email.replace("\r\n", " ") }]);
      let headerOf: unknown;
      const capture = async (mail: { replyTo: string | null }) => {
        headerOf = mail.replyTo;
      };
      await createOutbox({ database, send: capture }).deliver();
      expect(headerOf).toBeNull();
    },
  );

  it("takes a row in an array as a client's insert sends it, and no two", async () => {
    const prefer = { prefer: "return=minimal", "content-profile": "public" };
    expect((await send(paths.tripRequest, [tripRequest], prefer)).status).toBe(201);
    for (const body of [[tripRequest, tripRequest], [], [[tripRequest]], [null]]) {
      expect((await send(paths.tripRequest, body, prefer)).status).toBe(400);
    }
    expect(await list()).toMatchObject([tripRequest]);
  });

  it("holds the limits of travellers and interests", async () => {
    const { num_travelers, interests } = tripRequestFields;
    const long = "x".repeat(interests.limits[1]);
    const [fewest, most] = num_travelers.limits;
    const [, mostInterests] = interests.count;
    for (const fits of [
      { num_travelers: fewest },
      { num_travelers: most },
      { num_travelers: "4" },
      { interests: Array(mostInterests).fill(long) },
    ]) {
      expect((await send(paths.tripRequest, { ...tripRequest, ...fits })).status).toBe(201);
    }
    for (const wrong of [
      { num_travelers: fewest - 1 },
      { num_travelers: most + 1 },
      { num_travelers: 1.5 },
      { num_travelers: "dos" },
      { interests: Array(mostInterests + 1).fill("x") },
      { interests: [`${long}x`] },
      { interests: [""] },
      { interests: "x" },
    ]) {
      const answer = await send(paths.tripRequest, { ...tripRequest, ...wrong });
      expect([answer.status, Object.keys((await answer.json()).details)]).toEqual([
        400,
        Object.keys(wrong),
      ]);
    }
    expect(await list()).toHaveLength(4);
  });

  it("are shown to the operator with every other kind", async () => {
    await send(paths.booking, booking);
    await send(newsletterPath, newsletter);
    for (const { path, sample } of calls) await send(path, sample);
    const leads = await list();
    expect(leads.map((lead) => lead.kind).sort()).toEqual(
      ["alliance", "booking", "newsletter", "trip-request"].sort(),
    );
    const table = toTable(leads);
    expect(table).toMatch(/ A la medida .*Lucía Ñáñez Ospina .*Temporada de ball/);
    expect(table).toMatch(/ Contacto .*José Peña +jose@example.org/);
    const csv = csvLines(leads);
    expect(csv).toContain('"Biodiversidad y naturaleza, Comida, ""música"" y {fiesta}, null"');
    expect(csv).toMatch(/"Temporada de ballenas","4",/);
  });
});
