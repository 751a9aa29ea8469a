import { describe, expect, it } from "vitest";
import { MINUTE_MS } from "../src/durations";
import { csvHead, csvLines } from "../src/leads/csv";
import { channels } from "../src/leads/noted";
import { policyRetention } from "../src/leads/retention";
import { TEAM_PATH } from "../src/leads/team-access";
import { databaseNames } from "./databases";
import type { Typed } from "./samples";
import { ANA, LUIS, useDesk } from "./team-desk";

const PATH = `${TEAM_PATH}/anotar`;

/** Somebody who called, and said little. */
const caller = {
  name: "Rosa <i>Peña</i>",
  phone: "+57 300 123 4567",
  destination: "Viaje a Guaviare - Memoria de Piedra",
  channel: channels[0],
  agreed: "1",
};

describe.each(databaseNames)("a request that the team writes down, from %s", (name) => {
  const { mails, database, enter, team, ...desk } = useDesk(name);
  const { admin, ask, clock, later } = mails;
  const open = (cookie: string, path = PATH) => desk.get(cookie, path);
  const press = (cookie: string, typed: Typed, path = PATH) => desk.press(cookie, path, typed);
  const write = async (cookie: string, typed: Typed) => {
    const { headers } = await press(cookie, { id: crypto.randomUUID(), ...typed });
    return headers.get("location")?.slice(-10) ?? "";
  };
  const stored = async () => (await admin().list()).length;

  it("has a reference, a state, a history and who wrote it down, and nobody gets a mail", async () => {
    await database.query(
      "insert into maloca.webhooks (name, url, format, secret, created_at) values ('crm', 'https://x.example', 'standard', 's', $1)",
      [clock()],
    );
    const ana = await enter(ANA);
    expect((await open(ana, TEAM_PATH)).text).toContain(`href="${PATH}">Anotar una solicitud`);
    expect((await open(ana)).text).toContain("a nadie le llega un correo");
    const reference = await write(ana, caller);
    expect(reference).toMatch(/^MAL-\w{6}$/);
    const luis = await enter(LUIS);
    const page = (await open(luis, `${TEAM_PATH}/${reference}`)).text;
    for (const shown of [
      ...["Anotada a mano", "Rosa &lt;i&gt;Peña", "<dd>Teléfono</dd>", "La anotó ana: 20 de nov"],
      ...["Texto de-palabra, 20 de noviembre", "De palabra, sin casilla ni formulario"],
      ...['href="https://wa.me/573001234567?', "De esta solicitud no salió ninguno", ">Ganada<"],
    ])
      expect(page).toContain(shown);
    expect(page).not.toContain("Si fue con casilla");
    await press(luis, { act: "won" }, `${TEAM_PATH}/${reference}`);
    expect((await admin().show(reference))?.answer?.state).toBe("won");
    expect(await database.query("select * from maloca.outbox")).toEqual([]);
    expect(await mails.written()).toEqual([]);
  });

  it("is found, counted apart, downloaded, handed over, erased and kept as a booking is", async () => {
    const booked = await ask();
    later(MINUTE_MS);
    const ana = await enter(ANA);
    const reference = await write(ana, caller);
    const listed = async (query: string) =>
      (await open(ana, `${TEAM_PATH}?${query}`)).text.match(/MAL-\w{6}(?= · hace)/g);
    expect(await listed("estado=todas&tipo=noted")).toEqual([reference]);
    expect(await listed("viaje=guaviare")).toEqual([booked, reference]);
    expect(await listed("buscar=3001234567")).toEqual([booked, reference]);
    // Not all that she ever wrote down.
    expect(await listed(`buscar=${encodeURIComponent("ana")}`)).toEqual([booked]);
    expect((await open(ana, `${TEAM_PATH}/cifras`)).text).toMatch(
      /Anotadas a mano<\/th><td>1<\/td><td>0/,
    );
    const [lead] = await admin().list("noted");
    if (!lead) throw new Error("it is not listed");
    expect(csvHead()).toContain('"channel","noted_by"');
    expect(csvLines([lead])).toContain('"Teléfono","ana"');
    expect(policyRetention({ booking: 730 })).toEqual({ booking: 730, noted: 730 });
    const person = `${TEAM_PATH}/${reference}/persona`;
    expect((await open(ana, person)).text).toContain("buscar=%2B57+300+123+4567");
    const { text } = await press(ana, { act: "person" }, person);
    expect(JSON.parse(text).tables["maloca.noted_requests"]).toMatchObject([
      { phone: caller.phone, email: "", noted_by: "ana" },
    ]);
    expect(text).not.toContain(booked);
    await press(ana, {}, `${TEAM_PATH}/${reference}/borrar`);
    expect(await database.query("select * from maloca.noted_requests")).toEqual([]);
    const mailed = await write(ana, { ...caller, email: "Ana@example.org" });
    const both = await press(ana, { act: "person" }, `${TEAM_PATH}/${mailed}/persona`);
    expect(JSON.parse(both.text).tables["maloca.leads"]).toHaveLength(2);
    await admin().delete("ana@example.org");
    expect(await stored()).toBe(0);
  });

  it("is written down once, however often it is pressed", async () => {
    const ana = await enter(ANA);
    const id = crypto.randomUUID();
    const twice = await Promise.all([press(ana, { ...caller, id }), press(ana, { ...caller, id })]);
    const [first, second] = twice.map(({ headers }) => headers.get("location"));
    expect(first).toBe(second);
    expect(await stored()).toBe(1);
    const other = await press(ana, { ...caller, id, name: "Otra persona" });
    expect(other.status).toBe(422);
    expect(other.text).toContain("Ya anotaste una solicitud con este formulario");
    expect(other.text).toContain('value="Otra persona"');
    expect(other.text).not.toContain(id);
    const next = /name="id" value="([\w-]+)"/.exec(other.text)?.[1] ?? "";
    await press(ana, { ...caller, id: next, name: "Otra persona" });
    expect(await stored()).toBe(2);
  });

  it.each<[string, Typed, string]>([
    ["no name", { name: " " }, "El nombre debe tener al menos 2 caracteres"],
    ["neither telephone nor e-mail", { phone: "" }, "Escribe un teléfono o un correo"],
    ["a telephone that is too short", { phone: "300" }, "Teléfono inválido"],
    ["a wrong e-mail", { email: "ana@" }, "Email inválido"],
    ["no trip", { destination: "" }, "Por favor especifica un destino"],
    ["dates that are too short", { dates: "5" }, "Por favor especifica las fechas aproximadas"],
    ["a message that is too long", { message: "x".repeat(2001) }, "Máximo 2000 caracteres"],
    ["no way that it came", { channel: "Paloma" }, "Elige cómo llegó"],
    ["no permission", { agreed: "" }, "Sin su permiso no se guardan sus datos"],
  ])(
    "says beside the field what is wrong with %s, and keeps what was typed",
    async (_, wrong, said) => {
      const ana = await enter(ANA);
      const typed = { message: "Quiere <ballenas>", ...caller, ...wrong };
      const { status, text } = await press(ana, { id: crypto.randomUUID(), ...typed });
      expect(status).toBe(422);
      expect(text.match(/<p class="error" id="\w+-error">[^<]+/g)).toEqual([
        expect.stringContaining(said),
      ]);
      if (!("message" in wrong)) expect(text).toContain("\nQuiere &lt;ballenas&gt;</textarea>");
      if (!("destination" in wrong))
        expect(text).toContain(`value="${caller.destination}" selected`);
      expect(await stored()).toBe(0);
    },
  );

  it("offers each trip with its packages, and something else", async () => {
    const { text } = await open(await enter(ANA));
    const options = text.match(/(?<=<option value=")[^"]+/g) ?? [];
    expect(options).toEqual(expect.arrayContaining([caller.destination, "Otra cosa", ...channels]));
    expect(new Set(options).size).toBe(options.length);
    expect(text).not.toContain('autocomplete="name"');
  });

  it("comes back to who was signed out, unsaved", async () => {
    const ana = await enter(ANA);
    const typed = { ...caller, id: crypto.randomUUID() };
    const stranger = await press("maloca_equipo=x", typed);
    team(LUIS);
    for (const { text } of [stranger, await press(ana, typed)]) {
      expect(text).toContain("Enviarme un enlace");
      expect(text).toContain(
        "Nombre completo: Rosa &lt;i&gt;Peña&lt;/i&gt;\nWhatsApp o teléfono: +57",
      );
    }
    expect(await stored()).toBe(0);
  });
});
