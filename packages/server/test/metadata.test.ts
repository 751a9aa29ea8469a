import {
  encodeMetadata,
  headers,
  metadataLimits,
  parseMetadata,
  sourceKeys,
  sourceLimits,
} from "@maloca/catalog";
import { describe, expect, it } from "vitest";
import { toFacts } from "../src/cli/leads-table";
import { csvHead, csvLines } from "../src/leads/csv";
import { formats } from "../src/webhooks/formats";
import { useMails } from "./mails";
import { booking } from "./samples";

// What a partner's page adds to a lead, and leads that only test a page.

const added = { room: "12 B", campaign: "Semana Santa" };

describe("leads of a partner's page", () => {
  const { admin: adminOf, ask, database, written } = useMails("PostgreSQL");
  const admin = adminOf();

  const send = (extra: Record<string, string>) => ask(booking, undefined, extra);

  it("stores the page's metadata, and shows it to the team in the mail, the terminal and the table", async () => {
    const reference = await send({ [headers.metadata]: encodeMetadata(added) });
    const lead = await admin.show(reference);
    expect(lead).toMatchObject({ ...booking, metadata: added, testMode: false });
    if (!lead) throw new Error("not stored");
    expect(toFacts(lead)).toMatch(/Dato: room +12 B\n/);
    const column = csvHead().split(",").indexOf('"metadata"');
    const cells = csvLines([lead], ";").replaceAll("\n", " ").split(";");
    expect(cells[column]).toBe('"room: 12 B campaign: Semana Santa"');
    const [team] = (await written()).filter(({ to }) => to === null);
    expect(team?.text).toContain("Dato: room: 12 B\nDato: campaign: Semana Santa\n");
    expect(team?.html).toContain("Semana Santa");
  });

  it("stores directions and unseen characters, and shows them in no mail, file or chat", async () => {
    const typed = { ...booking, name: "Ana\u202Eolleb\u200B\u2060", destination: "Chocó\u2066" };
    const unseen = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/;
    await ask(typed);
    const [lead] = await admin.list();
    expect(lead).toMatchObject({ name: typed.name, destination: typed.destination });
    if (!lead) throw new Error("not stored");
    const mails = await written();
    expect(mails).toHaveLength(2);
    const event = { type: "lead.created", timestamp: "", data: lead } as const;
    const chat = JSON.stringify(formats.slack("https://hooks.example/", event).body);
    // Addresses hold the sentence that WhatsApp opens with.
    for (const { subject, text, html } of mails)
      for (const part of [subject, text, html])
        expect(decodeURIComponent(part.replace(/%(?![\dA-F]{2})/g, "%25"))).not.toMatch(unseen);
    for (const part of [csvLines([lead]), chat]) expect(part).not.toMatch(unseen);
  });

  it("stores a test as such: in no list, sum or mail unless a command includes tests", async () => {
    const real = await send({});
    const test = await send({ [headers.testMode]: "1", [headers.metadata]: encodeMetadata(added) });
    const listed = async (filter = {}) =>
      (await admin.listPage(null, filter)).leads.map((lead) => lead.reference);
    expect(await listed()).toEqual([real]);
    expect(await listed({ search: booking.name })).toEqual([real]);
    expect(await listed({ testMode: true })).toEqual([test]);
    expect(await listed({ testMode: true, search: booking.name })).toEqual([test]);
    expect(await admin.unsent()).toMatchObject({ queued: 2 });
    const sent = await written();
    expect(sent).toHaveLength(2);
    expect(sent.map(({ subject }) => subject).join()).not.toContain(test);
    const lead = await admin.show(test);
    expect(lead).toMatchObject({ testMode: true, mail: { state: "none" }, confirmation: null });
    expect(lead && toFacts(lead)).toMatch(/Prueba +sí, sin avisos/);
    // A person's data is erased wherever it is.
    expect((await admin.delete(booking.email)).rows).toMatchObject({
      "maloca.booking_requests": 2,
    });
  });

  describe("the table's column", () => {
    const store = (column: "metadata" | "source", value: unknown) =>
      database.query(
        `insert into maloca.leads (id, kind, reference, ${column}, created_at)
         values (gen_random_uuid(), 'booking', gen_random_uuid()::text, $1::text::jsonb, now())`,
        [JSON.stringify(value)],
      );

    it("of the metadata refuses what the catalog's limits refuse", async () => {
      const names = (count: number) =>
        Object.fromEntries(Array.from({ length: count }, (_, at) => [`n${at}`, "x"]));
      const { pairs, value } = metadataLimits;
      await store("metadata", names(pairs));
      await store("metadata", { [`n${"x".repeat(39)}`]: "🐋".repeat(value) });
      const badNames = [names(pairs + 1), { [`n${"x".repeat(40)}`]: "x" }, { "1n": "x" }, {}, []];
      const badValues = [{ n: "ñ".repeat(value + 1) }, { n: "" }, { n: 1 }];
      for (const each of [...badNames, ...badValues])
        await expect(store("metadata", each)).rejects.toThrow(/leads_metadata_|22023/);
    });

    it("of the source takes each of the catalog's keys up to its limit, and no other", async () => {
      const most = sourceLimits.value;
      await expect(store("source", { pagina: "x" })).rejects.toThrow("leads_source_keys");
      for (const key of sourceKeys) {
        await store("source", { [key]: "🐋".repeat(most) });
        const long = store("source", { [key]: "ñ".repeat(most + 1) });
        await expect(long).rejects.toThrow("leads_source_values");
      }
    });
  });
});

describe("what a page adds, as a header", () => {
  it("comes back as it was given, without what is no short pair", () => {
    const pairs = { room: "12 B & más", "a.b-c_d": "🐋=%", n: "x".repeat(metadataLimits.value) };
    expect(parseMetadata(encodeMetadata(pairs))).toEqual(pairs);
    const many = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`n${at}`, `${at}`]));
    expect(Object.keys(parseMetadata(encodeMetadata(many)) ?? {})).toHaveLength(10);
    const wrong = { "dos palabras": "x", ñ: "x", "": "x", vacio: "", n: " \n " };
    expect(parseMetadata(encodeMetadata(wrong))).toBeNull();
    for (const text of ["", "&&", "%", "room", `room=${"x".repeat(4000)}`, "__proto__=1"])
      expect(parseMetadata(text)).toBeNull();
    expect(parseMetadata(encodeMetadata({ n: "uno\r\ndos\u0000" }))).toEqual({ n: "uno dos" });
    const long = Object.fromEntries(
      Array.from({ length: 10 }, (_, at) => [`n${at}`, "🐋".repeat(metadataLimits.value)]),
    );
    const text = encodeMetadata(long);
    expect(text.length).toBeLessThanOrEqual(metadataLimits.header);
    expect(Object.keys(parseMetadata(text) ?? {})).toHaveLength(3);
  });
});
