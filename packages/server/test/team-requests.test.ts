import { BODY_LIMIT, encodeMetadata, headers, paths } from "@maloca/catalog";
import { describe, expect, it } from "vitest";
import { DAY_MS, MINUTE_MS } from "../src/durations";
import { LONGEST_NOTE } from "../src/leads/course";
import { TEAM_PATH } from "../src/leads/team-access";
import { copyOf, databaseNames } from "./databases";
import {
  booking,
  contact,
  newsletter,
  post,
  signupPath,
  storeAnswer,
  tripRequest,
} from "./samples";
import { ANA, LUIS, useDesk } from "./team-desk";
import { signIn } from "./team-session";

describe.each(databaseNames)("all requests on the desk, from %s", (name) => {
  const { mails, database, enter, get: open, press, team } = useDesk(name);
  const { admin, ask, clock, later } = mails;
  const pageOf = (reference: string) => `${TEAM_PATH}/${reference}`;
  const newId = () => crypto.randomUUID();

  /** The references of a list, in order. */
  const listed = async (cookie: string, query: string) =>
    (await open(cookie, `${TEAM_PATH}?${query}`)).text
      .match(/<p>[^<]*MAL-\w+ · hace/g)
      ?.map((one) => /MAL-\w+/.exec(one)?.[0]) ?? [];

  it("promise no next try where no mail is configured", async () => {
    const reference = await ask();
    team();
    const vouched = await signIn(mails.app(), database, ANA, clock());
    const { text } = await open(vouched, pageOf(reference));
    expect(text.match(/en espera[^<]*/g)).toEqual(
      Array(2).fill("en espera: el correo no está configurado"),
    );
  });

  it("are listed by state, kind, trip, month, partner and text, together too", async () => {
    const first = await ask(booking, paths.booking, { [headers.partner]: "Hotel Río" });
    later(MINUTE_MS);
    const second = await ask(tripRequest, paths.tripRequest);
    later(MINUTE_MS);
    const signup = await ask(newsletter, signupPath);
    later(20 * DAY_MS);
    const third = await ask(contact, paths.contact);
    later(MINUTE_MS);
    const fourth = await ask({ ...booking, name: "Nora Díaz" });
    await storeAnswer(database, second, "answered", clock());
    await storeAnswer(database, third, "won", clock());
    await storeAnswer(database, fourth, "lost", clock());
    const ana = await enter(ANA);
    const lists: Record<string, string[]> = {
      "": [first],
      "estado=respondidas": [second],
      "estado=ganadas": [third],
      "estado=perdidas": [fourth],
      "estado=todas": [fourth, third, signup, second, first],
      "estado=todas&orden=viejas": [first, second, signup, third, fourth],
      "estado=todas&tipo=booking": [fourth, first],
      "tipo=newsletter": [signup],
      "estado=todas&viaje=guaviare": [fourth, first],
      "estado=todas&viaje=choc%C3%B3": [second],
      "estado=todas&viaje=guaviare&buscar=nora": [fourth],
      "estado=todas&mes=2026-12": [fourth, third],
      "estado=todas&mes=2026-11": [signup, second, first],
      "estado=todas&aliado=hotel+r%C3%ADo": [first],
      "estado=todas&buscar=universidad": [third],
      "estado=ganadas&buscar=nora": [],
    };
    for (const [query, found] of Object.entries(lists))
      expect([query, await listed(ana, query)]).toEqual([query, found]);
    expect((await open(ana, `${TEAM_PATH}?estado=perdidas`)).text).toContain("· perdida");
    expect((await open(ana, `${TEAM_PATH}?aliado=x`)).text).toContain(
      '<option value="Hotel Río">Hotel Río</option>',
    );
  });

  it("follow their state, whoever changes it and by whatever way", async () => {
    const reference = await ask();
    const ana = await enter(ANA);
    for (const [act, list] of [
      ["answered", "respondidas"],
      ["undo", "esperan"],
      ["won", "ganadas"],
      ["lost", "perdidas"],
    ] as const) {
      await press(ana, pageOf(reference), { act });
      for (const each of ["esperan", "respondidas", "ganadas", "perdidas"])
        expect(await listed(ana, `estado=${each}`)).toEqual(each === list ? [reference] : []);
    }
  });

  it("keep tests and what looks like a robot's apart", async () => {
    const robot = await ask(booking, paths.booking, { [headers.trap]: "x" });
    later(MINUTE_MS);
    const test = await ask(booking, paths.booking, { [headers.testMode]: "true" });
    const ana = await enter(ANA);
    expect(await listed(ana, "estado=todas")).toEqual([]);
    expect(await listed(ana, "estado=sospechosas")).toEqual([robot]);
    expect(await listed(ana, "estado=pruebas")).toEqual([test]);
  });

  it("show what a robot seems to have sent, and free it or throw it away", async () => {
    const person = await ask(booking, paths.booking, { [headers.trap]: "x" });
    const robot = await ask(booking, paths.booking, { [headers.trap]: "x" });
    const ana = await enter(ANA);
    expect((await open(ana, pageOf(person))).text).toContain("puede ser un robot");
    await press(ana, pageOf(person), { act: "free" });
    expect(await listed(ana, "")).toEqual([person]);
    expect((await mails.written()).map(({ to }) => to)).toContain("ana@example.org");
    // A second press changes nothing, and sends nothing again.
    await press(ana, pageOf(person), { act: "free" });
    const asked = (await open(ana, `${pageOf(robot)}/borrar`)).text;
    expect(asked).toContain(`¿Borrar ${robot}?`);
    expect(await admin().show(robot)).toBeDefined();
    await press(ana, `${pageOf(robot)}/borrar`, { act: "erase" });
    expect(await admin().show(robot)).toBeUndefined();
    expect((await open(ana, pageOf(robot))).status).toBe(404);
    expect((await press(ana, `${pageOf(robot)}/borrar`, { act: "erase" })).status).toBe(303);
    const acts = (await admin().audit({ limit: 9 })).map(({ action }) => action);
    expect(acts.filter((action) => ["free", "delete"].includes(action))).toEqual([
      ...["delete", "free"],
    ]);
  });

  it("say on their page what came, from where, with what consent, and what became of each mail", async () => {
    const reference = await ask(booking, paths.booking, {
      [headers.partner]: "Hotel Río",
      [headers.consent]: "2026-11-24",
      [headers.source]: "utm_source=bolet%C3%ADn",
      [headers.metadata]: encodeMetadata({ room: "<b>12</b>" }),
    });
    const ana = await enter(ANA);
    await mails.outbox().deliver();
    await database.query(
      "update maloca.outbox set sent_at = null, dead_at = $1, last_error = '550 <no>' where audience = $2",
      [clock(), `team:${LUIS}`],
    );
    await press(ana, pageOf(reference), { act: "won" });
    const { text } = await open(ana, pageOf(reference));
    for (const shown of [
      ...["Hotel Río", "boletín", "Texto 2026-11-24", "Dato: room", "&lt;b&gt;12&lt;/b&gt;"],
      ...[`Aviso a ${ANA}`, "enviado, 20 de noviembre", `Aviso a ${LUIS}`],
      ...["abandonado, 20 de noviembre", "(550 &lt;no&gt;)", "Confirmación a quien escribió"],
      "Marcó una solicitud como ganada: tú, 20 de noviembre",
    ])
      expect(text).toContain(shown);
    expect((await open(await enter(LUIS), pageOf(reference))).text).toContain("ganada: ana, 20 de");
  });

  it("carry notes, with author and time, that the team alone reads, once for a press", async () => {
    const reference = await ask();
    const [ana, luis] = [await enter(ANA), await enter(LUIS)];
    const page = (await open(ana, pageOf(reference))).text;
    const note = {
      act: "note",
      id: /name="id" value="([\w-]+)"/.exec(page)?.[1] ?? "",
      note: "Llamar <el> martes\r\na las 8",
    };
    for (let times = 0; times < 2; times++)
      expect((await press(ana, pageOf(reference), note)).status).toBe(303);
    const read = (await open(luis, pageOf(reference))).text;
    expect(read.match(/<blockquote>.*?<\/blockquote>/gs)).toEqual([
      expect.stringContaining("<p>Llamar &lt;el&gt; martes\na las 8</p><footer>ana, 20 de nov"),
    ]);
    const log = await admin().audit({ limit: 9 });
    expect(log.filter(({ action }) => action === "note")).toHaveLength(1);
    expect(JSON.stringify(log)).not.toContain("martes");
    expect(JSON.stringify(await admin().person({ email: "ana@example.org" }))).toContain("martes");
    expect(await copyOf(database)).toContain("martes");
    await admin().delete("ana@example.org");
    expect(await database.query("select * from maloca.lead_notes")).toEqual([]);
  });

  it("refuse a note that is empty or too long, and keep what was typed", async () => {
    const reference = await ask();
    const ana = await enter(ANA);
    const send = (note: string, id: string = newId()) =>
      press(ana, pageOf(reference), { act: "note", id, note });
    expect((await send(" \r\n")).text).toContain("Escribe la nota.");
    const long = "ñ".repeat(LONGEST_NOTE);
    const refused = await send(`${long}<x>`);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(`<textarea id="note" name="note" rows="4" aria-invalid="true"`);
    expect(refused.text).toContain(`La nota tiene ${LONGEST_NOTE + 3} letras`);
    expect(refused.text).toContain(`${long}&lt;x&gt;</textarea>`);
    expect((await send("x", "no id")).status).toBe(422);
    const huge = await send("x".repeat(BODY_LIMIT));
    expect(huge.status).toBe(413);
    expect(huge.text).toContain("Vuelve atrás");
    expect(huge.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await database.query("select * from maloca.lead_notes")).toEqual([]);
    expect((await send(long)).status).toBe(303);
    expect((await send("a\0b")).status).toBe(303);
  });

  it("give a note back whose session had ended, or whose request was erased meanwhile", async () => {
    const reference = await ask();
    const ana = await enter(ANA);
    const note = { act: "note", id: newId(), note: "Quiere <ballenas>" };
    team(LUIS);
    const out = await press(ana, pageOf(reference), note);
    team(ANA, LUIS);
    expect(out.text).toContain("Quiere &lt;ballenas&gt;</textarea>");
    expect(out.text).toContain("Enviarme un enlace");
    expect(await database.query("select * from maloca.lead_notes")).toEqual([]);
    await admin().delete("ana@example.org");
    const gone = await press(ana, pageOf(reference), { ...note, note: "" });
    expect(gone.status).toBe(404);
  });

  it("are held by one colleague at a time, and nobody takes one unseen", async () => {
    const reference = await ask();
    const [ana, luis] = [await enter(ANA), await enter(LUIS)];
    const nobody = { act: "take", from: "" };
    await press(ana, pageOf(reference), nobody);
    await press(ana, pageOf(reference), nobody);
    // His page still says that nobody has it.
    await press(luis, pageOf(reference), nobody);
    const seen = (await open(luis, pageOf(reference))).text;
    expect(seen).toContain("La tiene ana desde el 20 de noviembre");
    expect((await open(luis)).text).toContain("· la tiene ana");
    expect((await open(ana, pageOf(reference))).text).toContain("La tienes tú");
    await press(luis, pageOf(reference), { act: "drop" });
    const from = /name="from" value="(\w+)"/.exec(seen)?.[1] ?? "";
    await press(luis, pageOf(reference), { act: "take", from });
    expect((await open(ana, pageOf(reference))).text).toContain("La tiene luis");
    await press(luis, pageOf(reference), { act: "drop" });
    expect((await open(ana, pageOf(reference))).text).not.toContain("La tiene");
    const acts = (await admin().audit({ limit: 9 })).map(({ action }) => action);
    expect(acts.filter((action) => ["take", "drop"].includes(action))).toEqual([
      ...["drop", "take", "take"],
    ]);
  });

  it.each([..."estado tipo viaje mes aliado buscar orden desde solicitud".split(" ")])(
    "read whatever stands in the address as %s",
    async (field) => {
      const reference = await ask();
      const ana = await enter(ANA);
      const unfit = [
        "\0",
        "x\0y",
        "2026-99",
        "constructor",
        "%",
        "\\",
        "(",
        "[a",
        "😀".repeat(200),
        "MAL-ÑÑÑÑÑÑ",
      ];
      // Places of a page that is none: the first is shown.
      const places = ["2026-01-01 x", "far x", "infinity x", `2026-13-01 00:00:00+00 ${newId()}`];
      for (const value of field === "desde" ? [...unfit, ...places] : unfit)
        for (const more of ["", "&estado=todas&buscar=ana"]) {
          const query = `${field}=${encodeURIComponent(value)}${more}`;
          const { status, text } = await open(ana, `${TEAM_PATH}?${query}`);
          expect([query, status]).toEqual([query, 200]);
          expect(text).toContain(field === "desde" ? reference : "</html>");
        }
    },
  );

  it("open at once where a whole reference is searched for, in small letters too", async () => {
    const reference = await ask();
    const ana = await enter(ANA);
    const found = await open(ana, `${TEAM_PATH}?buscar=${reference.toLowerCase()}`);
    expect([found.status, found.headers.get("location")]).toEqual([303, pageOf(reference)]);
    expect((await open(ana, `${TEAM_PATH}?buscar=MAL-222222`)).status).toBe(200);
  });

  it("are counted by month and kind, with what was answered and won", async () => {
    mails.at("2026-10-31T15:00:00Z");
    await storeAnswer(database, await ask(), "won", clock());
    // Still October in Colombia.
    mails.at("2026-11-01T04:00:00Z");
    await storeAnswer(database, await ask(), "answered", clock());
    later(MINUTE_MS * 90);
    await ask(contact, paths.contact);
    await ask(newsletter, signupPath);
    await ask(booking, paths.booking, { [headers.testMode]: "true" });
    await ask(booking, paths.booking, { [headers.trap]: "x" });
    const { text } = await open(await enter(ANA), `${TEAM_PATH}/cifras`);
    const rows = text.match(/<tr>.*?<\/tr>/gs)?.map((row) => row.replace(/<[^>]+>/g, " ").trim());
    expect(rows?.slice(1).map((row) => row.replace(/\s+/g, " "))).toEqual([
      ...["noviembre de 2026 2 0 0", "Boletín 1 – –", "Contacto 1 0 0"],
      ...["octubre de 2026 2 2 1", "Reservas 2 2 1"],
    ]);
  });

  it("are stored as before: none comes with a state that its sender chose", async () => {
    const sent = { ...booking, state: "won", id: newId() };
    await mails.app().request(paths.booking, post(sent));
    const [lead] = await database.query<{ state: string }>("select state from maloca.leads");
    expect(lead?.state).toBe("waiting");
  });
});
