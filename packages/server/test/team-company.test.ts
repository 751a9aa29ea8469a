import { JSDOM } from "jsdom";
import { beforeEach, describe, expect, it } from "vitest";
import { createContentCommands } from "../src/content/commands";
import { COMPANY_PATH, TEAM_PATH } from "../src/leads/team-access";
import { useMails } from "./mails";
import { pressed, sealIn, signIn } from "./team-session";

const ANA = "ana@maloca.example";
const LUIS = "luis@maloca.example";
const team = [ANA, LUIS];

describe("the company's facts, on the desk", () => {
  const mails = useMails("PGlite", team.join());
  const { clock, database } = mails;
  let published = 0;
  beforeEach(() => {
    published = 0;
  });

  const content = { render: async () => {}, onPublished: () => void published++ };
  const enter = (address: string) => signIn(mails.app(), database, address, clock());
  const get = (cookie: string, path = COMPANY_PATH) =>
    mails.open(path, { headers: { cookie } }, { team, content });
  const send = (cookie: string, typed: Record<string, string>, path = COMPANY_PATH) =>
    mails.open(path, pressed(typed, cookie), { team, content });
  const commands = createContentCommands({ database, render: async () => {}, who: "x" });
  const company = async () => (await commands.read()).documents.company;

  /** The form that changes the company, as a browser sends it. */
  function fieldsIn(text: string): Record<string, string> {
    const form = [...new JSDOM(text).window.document.forms].find(({ elements }) =>
      elements.namedItem("brand"),
    );
    const controls = [...(form?.elements ?? [])] as HTMLInputElement[];
    return Object.fromEntries(
      controls.flatMap(({ localName, name, value }) =>
        localName === "button" || !name ? [] : [[name, value]],
      ),
    );
  }
  const filled = async (cookie: string, typed: Record<string, string>) => ({
    ...fieldsIn((await get(cookie)).text),
    ...typed,
  });
  const errorOf = (text: string, place: string) =>
    new JSDOM(text).window.document.getElementById(`${place}-error`)?.textContent;

  it("has every fact but the pictures, and says which are still placeholders", async () => {
    const { text } = await get(await enter(ANA));
    const { pictures, ...facts } = await company();
    const places = (value: unknown, path: string): string[] =>
      typeof value === "object" && value && !Array.isArray(value)
        ? Object.entries(value).flatMap(([key, part]) =>
            places(part, path ? `${path}.${key}` : key),
          )
        : [path];
    const { seal, version, ...fields } = fieldsIn(text);
    expect(Object.keys(fields).sort()).toEqual(places(facts, "").sort());
    expect(text).toContain("<strong>Todavía son de ejemplo</strong>");
    expect(text).toMatch(/Dirección del sitio · .*WhatsApp, Número de WhatsApp/);
  });

  it("shows what changes in words, publishes it in one act and undoes it in one", async () => {
    const ana = await enter(ANA);
    const before = await company();
    const typed = {
      ...{ nit: "901.234.567-8", "messaging.phone": "", "colors.forest": "#102a43" },
      "messaging.shortLink": "https://wa.me/message/RIO",
      "dataPolicy.processors": "Nube Uno (Alemania)\r\nCorreo Dos (Irlanda)",
      "dataPolicy.retentionDays.booking": "730",
    };
    const check = await send(ana, { ...(await filled(ana, typed)), act: "check" });
    for (const line of [
      "NIT: «000.000.000-0», ahora «901.234.567-8»",
      "WhatsApp, Número de WhatsApp: «573000000000», ahora «»",
      "Política de datos, Cuánto se guardan las solicitudes de reserva: 0, ahora 730",
      "Colores, Color de la marca: «#12382b», ahora «#102a43»",
    ])
      expect(check.text).toContain(line);
    expect(await company()).toEqual(before);
    const whole = { ...fieldsIn(check.text), act: "publish" };
    const answer = await send(ana, whole);
    expect([answer.status, published]).toEqual([303, 1]);
    expect(await company()).toEqual({
      ...before,
      nit: "901.234.567-8",
      messaging: { phone: "", shortLink: "https://wa.me/message/RIO" },
      colors: { ...before.colors, forest: "#102a43" },
      dataPolicy: {
        ...before.dataPolicy,
        processors: ["Nube Uno (Alemania)", "Correo Dos (Irlanda)"],
        retentionDays: { ...before.dataPolicy.retentionDays, booking: 730 },
      },
    });
    // A second tap changes nothing more.
    await send(ana, whole);
    expect(published).toBe(1);
    const list = `${TEAM_PATH}/viajes`;
    const undo = fieldsOfUndo((await get(ana, list)).text);
    // What only the owner changes, only the owner takes back.
    const luis = await enter(LUIS);
    const his = fieldsOfUndo((await get(luis, list)).text);
    expect((await send(luis, his, list)).status).toBe(403);
    expect((await company()).nit).toBe("901.234.567-8");
    await send(ana, undo, list);
    expect(await company()).toEqual(before);
  });

  function fieldsOfUndo(text: string): Record<string, string> {
    const form = [...new JSDOM(text).window.document.forms].find(({ elements }) =>
      elements.namedItem("base"),
    );
    const controls = [...(form?.elements ?? [])] as HTMLInputElement[];
    return Object.fromEntries(
      controls.filter(({ name }) => name).map(({ name, value }) => [name, value]),
    );
  }

  it("keeps what was typed where something is wrong, and says it beside its field", async () => {
    const ana = await enter(ANA);
    const wrong = {
      ...{ email: "hola", phone: "+57 310 555" },
      "colors.forest": "#88aa99",
      "dataPolicy.processors": "",
    };
    const { text, status } = await send(ana, { ...(await filled(ana, wrong)), act: "check" });
    expect(status).toBe(422);
    expect(fieldsIn(text)).toMatchObject(wrong);
    expect(errorOf(text, "email")).toMatch(/^Escribe una dirección de correo/);
    expect(errorOf(text, "colors.forest")).toContain("su contraste con el papel");
    expect(errorOf(text, "dataPolicy.processors")).toBeUndefined();
    const short = await send(ana, {
      ...(await filled(ana, { phone: "+57 310 555" })),
      act: "check",
    });
    expect(errorOf(short.text, "phone")).toContain("Le faltan o le sobran números");
    expect(published).toBe(0);
  });

  it("tells the second of two what the first changed, and keeps what both typed", async () => {
    const ana = await enter(ANA);
    const mine = await filled(ana, { brand: "Río Arriba", act: "publish" });
    await send(ana, await filled(ana, { city: "Leticia, Colombia", act: "publish" }));
    const { text, status } = await send(ana, mine);
    expect(status).toBe(422);
    expect(text).toContain("publicó entretanto");
    expect(text).toContain("Ciudad: «Bogotá, Colombia», ahora «Leticia, Colombia»");
    expect(fieldsIn(text)).toMatchObject({ brand: "Río Arriba", city: "Leticia, Colombia" });
  });

  it("is the owner's alone", async () => {
    const luis = await enter(LUIS);
    expect((await get(luis)).status).toBe(403);
    const { text } = await get(await enter(ANA));
    const own = { ...fieldsIn(text), brand: "De Luis", act: "publish" };
    const seal = sealIn((await get(luis, `${TEAM_PATH}/casa`)).text);
    const refused = await send(luis, { ...own, seal });
    expect([refused.status, refused.text.includes("Pídeselo a otra persona")]).toEqual([403, true]);
    expect(published).toBe(0);
  });
});
