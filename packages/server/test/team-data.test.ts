import { headers, paths } from "@maloca/catalog";
import { describe, expect, it } from "vitest";
import { DAY_MS, MINUTE_MS } from "../src/durations";
import { TEAM_PATH } from "../src/leads/team-access";
import { databaseNames } from "./databases";
import { booking, contact, newsletter, signupPath, tripRequest } from "./samples";
import { ANA, LUIS, useDesk } from "./team-desk";

/** A header holds no letters beyond ASCII. */
const from = (partner: string) => ({ [headers.partner]: encodeURIComponent(partner) });

describe.each(databaseNames)("what the owner does with data on the desk, from %s", (name) => {
  const { mails, database, enter, get: open, press } = useDesk(name);
  const { admin, ask, later } = mails;
  const audit = () => admin().audit({ limit: 20 });
  const acted = async (action: string) =>
    (await audit()).filter((entry) => entry.action === action);

  it("downloads a list as a spreadsheet in Spanish reads it, and the log says so without its texts", async () => {
    const first = await ask({ ...booking, name: "=Ana" });
    later(MINUTE_MS);
    await ask(tripRequest, paths.tripRequest);
    const ana = await enter(ANA);
    const path = `${TEAM_PATH}/exportar?tipo=booking&buscar=ana`;
    expect((await open(ana, `${TEAM_PATH}?tipo=booking&buscar=ana`)).text).toContain(
      'action="/equipo/exportar?buscar=ana&amp;tipo=booking"',
    );
    const { status, text, headers: answered } = await press(ana, path);
    expect(status).toBe(200);
    expect(answered.get("content-disposition")).toBe('attachment; filename="solicitudes.csv"');
    expect(answered.get("cache-control")).toBe("no-store");
    const lines = text.trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`"booking";"${first}";"'=Ana"`);
    expect(await acted("export")).toMatchObject([
      { who: "equipo", details: { kind: "booking", search: true, partner: false } },
    ]);
  });

  it("downloads every page of a long list", async () => {
    for (let index = 0; index < 501; index++)
      await database.query(
        `with lead as (insert into maloca.leads (id, kind, reference, created_at)
           values (gen_random_uuid(), 'alliance', 'MAL-0' || $1, now()) returning id)
         insert into maloca.alliance_messages select id, 'Ana', 'a@b.co', '', 'x' from lead`,
        [String(index)],
      );
    const { text } = await press(await enter(ANA), `${TEAM_PATH}/exportar?estado=todas`);
    expect(text.trim().split("\r\n")).toHaveLength(502);
  });

  it("hands over and erases all of the person of a request, asked twice, and of nobody else", async () => {
    const reference = await ask();
    const other = await ask({ ...tripRequest, email: "ANA@example.org" }, paths.tripRequest);
    const stranger = await ask(contact, paths.contact);
    const ana = await enter(ANA);
    await press(ana, `${TEAM_PATH}/${other}`, {
      ...{ act: "note", note: "Llamar", id: crypto.randomUUID() },
    });
    const page = `${TEAM_PATH}/${reference}/persona`;
    const asked = await open(ana, page);
    expect(asked.text).toContain("hay 2 solicitudes");
    expect(asked.text).not.toContain("Borrar todo</button>");
    const { text, headers: answered } = await press(ana, page, { act: "person" });
    expect(answered.get("content-disposition")).toContain(`datos-${reference}.json`);
    const held = JSON.parse(text);
    expect(held.tables["maloca.lead_notes"]).toMatchObject([{ text: "Llamar" }]);
    expect(held.tables["maloca.leads"]).toHaveLength(2);
    expect((await open(ana, `${page}?borrar=1`)).text).toContain(">Borrar todo</button>");
    expect(await admin().show(reference)).toBeDefined();
    for (let times = 0; times < 2; times++)
      expect((await press(ana, page, { act: "erase-person" })).status).toBe(303);
    for (const gone of [reference, other]) expect(await admin().show(gone)).toBeUndefined();
    expect(await admin().show(stranger)).toBeDefined();
    const colleague = expect.stringMatching(/^[0-9a-f]{16}$/);
    expect(await acted("person")).toMatchObject([{ who: "equipo", details: { colleague } }]);
    expect(await acted("delete")).toMatchObject([
      {
        leads: expect.arrayContaining([reference, other]),
        details: { colleague, storedBefore: 3, storedAfter: 1 },
      },
    ]);
  });

  it("takes no address that is not certain for a person", async () => {
    const unclear = "ana@example.org o luis@example.org";
    const reference = await ask({ ...tripRequest, email: unclear }, paths.tripRequest);
    const ana = await enter(ANA);
    const page = `${TEAM_PATH}/${reference}/persona`;
    expect((await open(ana, page)).text).toContain("no tiene un correo que se lea con certeza");
    await press(ana, page, { act: "erase-person" });
    expect(await admin().show(reference)).toBeDefined();
    await press(ana, `${TEAM_PATH}/${reference}/borrar`);
    expect(await admin().show(reference)).toBeUndefined();
  });

  it("leaves a colleague the requests, and what a robot sent to throw away", async () => {
    const reference = await ask();
    const robot = await ask(booking, paths.booking, { [headers.trap]: "x" });
    const luis = await enter(LUIS);
    const list = (await open(luis, TEAM_PATH)).text;
    expect(list).toContain("Ana María");
    expect(list).not.toContain("exportar");
    expect((await open(luis, `${TEAM_PATH}/${reference}`)).text).not.toMatch(/persona"|\/borrar/);
    const closed = ["exportar", `${reference}/persona`, `${reference}/borrar`];
    for (const path of closed) {
      for (const act of ["person", "erase-person", "erase"]) {
        const refused = await press(luis, `${TEAM_PATH}/${path}`, { act });
        expect([path, refused.status]).toEqual([path, 403]);
        expect(refused.text).toContain("lo hace ana.");
      }
      if (path !== "exportar") expect((await open(luis, `${TEAM_PATH}/${path}`)).status).toBe(403);
    }
    expect(await admin().show(reference)).toBeDefined();
    await press(luis, `${TEAM_PATH}/${robot}/borrar`);
    expect(await admin().show(robot)).toBeUndefined();
  });

  it("counts each partner's requests, and makes and changes the link that it gets", async () => {
    await ask(booking, paths.booking, from("Hotel Río"));
    later(40 * DAY_MS);
    await ask(booking, paths.booking, from(" HOTEL Río"));
    await ask(newsletter, signupPath, from("Otro <b>"));
    await ask(booking, paths.booking, { ...from("Hotel Río"), [headers.trap]: "x" });
    await ask();
    const [ana, luis] = [await enter(ANA), await enter(LUIS)];
    const { text } = await open(luis, `${TEAM_PATH}/aliados`);
    const rows = text.match(/<tr><th scope="row">.*?<\/tr>/gs);
    expect(
      rows?.map((row) =>
        row
          .replace(/<[^>]+>/g, " ")
          .trim()
          .replace(/\s+/g, " "),
      ),
    ).toEqual([...["HOTEL Río 1 2", "Otro &lt;b&gt; 1 1"]]);
    const page = `${TEAM_PATH}/aliados?aliado=hotel+r%C3%ADo`;
    const linkIn = (shown: string) =>
      /id="link" readonly value="https:\/\/maloca\.example([^"]+)"/.exec(shown)?.[1] ?? "";
    expect(linkIn((await open(luis, page)).text)).toBe("");
    const partner = "hotel río";
    const made = await press(luis, `${TEAM_PATH}/aliados`, { act: "link", partner, renew: "" });
    expect(made.headers.get("location")).toBe(page);
    const link = linkIn((await open(ana, page)).text);
    // A second press of the same page changes nothing.
    await press(luis, `${TEAM_PATH}/aliados`, { act: "link", partner, renew: "" });
    const given = await mails.open(link);
    expect([given.status, given.text.includes("MAL-")]).toEqual([200, false]);
    await press(ana, `${TEAM_PATH}/aliados`, { act: "link", partner, renew: "1" });
    expect((await mails.open(link)).status).toBe(404);
    expect((await mails.open(linkIn((await open(ana, page)).text))).status).toBe(200);
    for (const none of ["nadie", "\0", "x".repeat(500)]) {
      const unknown = await open(ana, `${TEAM_PATH}/aliados?aliado=${encodeURIComponent(none)}`);
      expect([200, 303]).toContain(unknown.status);
      await press(ana, `${TEAM_PATH}/aliados`, { act: "link", partner: none });
    }
    expect(await database.query("select * from maloca.statements")).toHaveLength(1);
  });
});
