import { describe, expect, it, onTestFinished } from "vitest";
import { limit } from "../../tooling/vitest/limits.mjs";
import { HOUR_MS, MINUTE_MS } from "../src/durations";
import type { House } from "../src/http/house";
import { TEAM_PATH } from "../src/leads/team-access";
import { createTrial } from "../src/mail/trial";
import { databaseNames } from "./databases";
import { done, testServer } from "./in-process";
import { startMailbox } from "./mailbox";
import type { Typed } from "./samples";
import { ANA, LUIS, useDesk } from "./team-desk";
import { cookiesOf, pressed, sealIn, signIn } from "./team-session";
import { dataFolder } from "./templates";

const PATH = `${TEAM_PATH}/casa`;

const finding = (name: string, ok: boolean | null, mend: string | null = null) => ({
  ...{ name, ok, mend },
  found: `visto <${name}>`,
});

describe.each(databaseNames)("the house on the desk, from %s", (name) => {
  const { mails, database, enter, team, ...desk } = useDesk(name);
  const { admin, clock, later } = mails;
  const open = (cookie: string, house: House = {}, path = PATH) =>
    desk.get(cookie, path, { house });
  const press = (cookie: string, typed: Typed, house: House = {}) =>
    desk.press(cookie, PATH, typed, { house });
  /** What it says of each colleague. */
  const people = (page: string) =>
    page.match(/<li><h3>.*?<\/li>/gs)?.map((one) =>
      one
        .replace(/<form.*/s, "")
        .replace(/<[^>]+>|\s+/g, " ")
        .replace(/ +/g, " ")
        .trim(),
    );
  const idOf = (page: string, nth: number) =>
    [...page.matchAll(/name="colleague" value="(\w+)"/g)][nth]?.[1] ?? "";
  const isIn = async (cookie: string) =>
    !(await open(cookie, {}, TEAM_PATH)).text.includes("Enviarme un enlace");

  it("says who gets the mails, when each last came in, and on how many devices they are", async () => {
    const ana = await enter(ANA);
    expect(people((await open(ana)).text)).toEqual([
      expect.stringMatching(
        /^ana \(tú\) ana@maloca.example · administra el equipo Entró .* Está dentro en 1 aparato\.$/,
      ),
      "luis luis@maloca.example No ha entrado. No está dentro en ningún aparato.",
    ]);
    await enter(LUIS);
    later(MINUTE_MS);
    await enter(LUIS);
    await signIn(mails.app(), database, "eva@otra.example", clock());
    const { text } = await open(ana);
    expect(people(text)?.slice(1)).toEqual([
      expect.stringMatching(/^luis .* el 20 de noviembre de 2026.* Está dentro en 2 aparatos\.$/),
      expect.stringMatching(/^Alguien que no está en MAIL_TO .* Está dentro en 1 aparato\.$/),
    ]);
    expect(text).toContain(`<code>MAIL_TO=${ANA},${LUIS},su@correo</code>`);
    expect(text).not.toContain("eva@");
    // Who left the team is in no more, and is not named.
    team(ANA);
    expect(people((await open(ana)).text)).toHaveLength(2);
  });

  it("puts somebody out on all devices at once, and says so in the log without an address", async () => {
    const ana = await enter(ANA);
    const devices = [await enter(LUIS), await enter(LUIS)];
    const colleague = idOf((await open(ana)).text, 1);
    expect((await press(ana, { act: "out", colleague })).status).toBe(303);
    expect(await Promise.all([ana, ...devices].map(isIn))).toEqual([true, false, false]);
    await press(ana, { act: "out", colleague });
    const revoked = (await admin().audit({ limit: 9 })).filter(({ action }) => action === "revoke");
    expect(revoked).toMatchObject([{ who: "equipo", details: { of: colleague } }]);
  });

  it("leaves a colleague to put out themselves and to try a mail; backups, checks and others are the owner's", async () => {
    const [ana, luis] = [await enter(ANA), await enter(LUIS)];
    const asked: string[] = [];
    const house: House = {
      async tryMail(address) {
        asked.push(address);
        return null;
      },
      backup: async () => ({ folder: "/copias", at: null }),
      async examine() {
        asked.push("examined");
        return [];
      },
    };
    const { text } = await open(luis, house);
    expect(text).not.toMatch(/\/copias|Revisar ahora|MAIL_TO=/);
    expect(text.match(/>(Sacar|Salir en todos)[^<]+/g)).toEqual([">Salir en todos mis aparatos"]);
    const own = idOf(text, 0);
    const other = idOf((await open(ana, house)).text, 0);
    const acts: Typed[] = [{ act: "examine" }, { act: "out", colleague: other }, { act: "" }];
    for (const typed of acts) {
      const refused = await press(luis, typed, house);
      expect(refused.status).toBe(403);
      expect(refused.text).toContain("lo hace ana");
    }
    await press(luis, { act: "mail", id: "1", address: ANA }, house);
    expect(asked).toEqual([LUIS]);
    expect(await Promise.all([ana, luis].map(isIn))).toEqual([true, true]);
    await press(luis, { act: "out", colleague: own });
    expect(await Promise.all([ana, luis].map(isIn))).toEqual([true, false]);
  });

  it("tells the owner alone who did what, page by page", async () => {
    const [ana, luis] = [await enter(ANA), await enter(LUIS)];
    const log = `${TEAM_PATH}/registro`;
    expect((await open(luis)).text).not.toContain(log);
    expect((await open(luis, {}, log)).status).toBe(403);
    expect((await open(ana)).text).toContain(log);
    for (let nth = 1; nth <= 60; nth++)
      await admin().note({ action: "backup", leads: ["MAL-222222"], details: { backups: nth } });
    // Of one moment: the order is that in which they were written.
    const first = (await open(ana, {}, log)).text;
    expect(first).toMatch(
      /Hizo una copia de seguridad: servidor, [^<]+ · solicitudes: 1, copias: 60 · /,
    );
    const [, next = ""] = /href="([^"]+)">Lo anterior/.exec(first) ?? [];
    await admin().note({ action: "hold", details: { reason: "backups", backups: 7 } });
    await admin().note({ action: "export", details: { since: "2026-11-20T05:00:00.000Z" } });
    const { text } = await open(ana, {}, log);
    expect(text).toContain("cumplieron su plazo 7 copias de seguridad");
    expect(text).toContain("desde: 20 de noviembre de 2026 a las 12:00");
    const second = (await open(ana, {}, next)).text;
    expect(second).toContain("copias: 10 ");
    expect(second).toContain("Entró a la página del equipo: luis,");
    expect(second).not.toContain("Lo anterior");
    expect(`${first}${second}`.match(/copias: \d+/g)).toHaveLength(60);
    expect((await open(ana, {}, `${log}?antes='x`)).text).toContain("copias: 60 ");
  });

  it("puts everybody out in one press of the owner", async () => {
    const [ana, luis] = [await enter(ANA), await enter(LUIS)];
    expect((await open(luis)).text).not.toContain('value="revoke"');
    expect((await press(luis, { act: "revoke" })).status).toBe(403);
    await mails.ask();
    const { text } = await press(ana, { act: "revoke" });
    expect(text).toContain("<h1>Todos salieron, y los enlaces de los correos ya no sirven</h1>");
    expect(await Promise.all([ana, luis].map(isIn))).toEqual([false, false]);
    expect(await admin().audit({ limit: 1 })).toMatchObject([
      { who: "equipo", action: "revoke", details: { leads: 1 } },
    ]);
  });

  it("sends a mail to who asks alone, once for a press that is repeated, and never says that it arrived", async () => {
    const ana = await enter(ANA);
    const house = { tryMail: createTrial(mails.server()) };
    const page = (await open(ana, house)).text;
    expect(page).toContain(`Va a ${ANA}`);
    const id = /name="id" value="([\w-]+)"/.exec(page)?.[1] ?? "";
    const answers = await Promise.all([1, 2].map(() => press(ana, { act: "mail", id }, house)));
    for (const { text } of answers) {
      expect(text).toContain(
        `<strong>El servidor de correo recibió la prueba para ${ANA}</strong>`,
      );
      expect(text).toMatch(/\d\u00a0[ap]\.\u00a0m\. Si llegó al buzón no se ve desde aquí/);
    }
    expect(mails.mailbox.mails.map(({ to }) => to)).toEqual([[ANA]]);
    await press(ana, { act: "mail", id: "another" }, house);
    expect(mails.mailbox.mails).toHaveLength(2);
  });

  it.each([
    ["550 5.1.1 User unknown <x>", "dice que esa dirección no existe o no recibe"],
    ["451 4.7.1 Greylisted, try again later", "no lo acepta por ahora"],
    ["550 5.4.5 Daily user sending limit exceeded", "no lo acepta. Suele ser el cupo"],
  ])("says in plain words why the mail server refused: %s", async (reply, said) => {
    const ana = await enter(ANA);
    mails.mailbox.refused = { [ANA]: reply };
    const house = { tryMail: createTrial(mails.server()) };
    const { text } = await press(ana, { act: "mail", id: "1" }, house);
    expect(text).toContain(`<strong>El correo para ${ANA} no salió</strong>`);
    expect(text).toContain(said);
    expect(text).toContain(reply.replace("<x>", "&lt;x&gt;"));
    expect(text).not.toContain("recibió la prueba para");
  });

  it("says that a mail server is not there, or none is set", async () => {
    const ana = await enter(ANA);
    const trial = createTrial(mails.server());
    await mails.mailbox.stop();
    const { text } = await press(ana, { act: "mail", id: "1" }, { tryMail: trial });
    expect(text).toContain("El servidor de correo no contesta en esa dirección y puerto");
    await database.exec("update maloca.team_access set vouched = true");
    team();
    const unset = (await open(ana)).text;
    expect(unset).toContain("El servidor no envía correos");
    // It does not know then who is in its settings.
    expect(people(unset)).toEqual([expect.stringMatching(/^Alguien con un enlace \(tú\)/)]);
    expect(unset).not.toContain("MAIL_TO=");
  });

  it("says when and where the last backup was made, that there is none yet, or that none is known", async () => {
    const ana = await enter(ANA);
    const at = new Date(clock().getTime() - 50 * HOUR_MS);
    const backupOf = async (backup: Awaited<ReturnType<NonNullable<House["backup"]>>>) =>
      (await open(ana, { backup: async () => backup })).text;
    expect(await backupOf({ folder: "/cop<ias", at })).toContain("hace 2 días, en /cop&lt;ias");
    expect(await backupOf({ folder: "/copias", at: null })).toContain("Todavía no hay ninguna");
    expect(await backupOf(null)).toContain("No se sabe de ninguna");
    expect((await open(ana)).text).toContain("No se sabe de ninguna");
  });

  it("shows first what is to be mended, then what is not known, and folds what is well", async () => {
    const ana = await enter(ANA);
    const findings = [
      ...[finding("DMARC", false, "Agrégalo."), finding("DKIM", null)],
      ...[finding("Disco", true), finding("Reloj", true)],
    ];
    const { text } = await press(ana, { act: "examine" }, { examine: async () => findings });
    expect(text).toContain("<title>Hay 1 cosa por arreglar. La casa");
    const parts = [
      "DMARC: visto &lt;DMARC&gt;. <strong>Agrégalo.",
      "No se pudo saber",
      "DKIM:",
      "está bien (2)",
      "Reloj:",
    ];
    const places = parts.map((part) => text.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    const titleOf = async (some: typeof findings) =>
      /<title>(.*?)\. La casa/.exec(
        (await press(ana, { act: "examine" }, { examine: async () => some })).text,
      )?.[1];
    expect(await titleOf(findings.slice(1))).toBe("Nada por arreglar en lo que se pudo revisar");
    expect(await titleOf(findings.slice(2))).toBe("Nada por arreglar");
  });
});

it(
  "a server shows on its desk what its doctor says, its backups, and sends a mail to try the way",
  async () => {
    const mailbox = await startMailbox();
    onTestFinished(() => mailbox.stop());
    const DATA_DIR = await dataFolder();
    const mail = { SMTP_URL: mailbox.url, MAIL_TO: ANA, MAIL_FROM: ANA };
    const server = await testServer({ DATA_DIR, ...mail });
    onTestFinished(() => server.close());
    const link = /\/equipo\/entrar\/\w+/.exec(await done({ DATA_DIR }, "link", ANA))?.[0] ?? "";
    const send = (typed: Typed, cookie = "", path = PATH) =>
      fetch(server.url + path, {
        ...pressed(typed, cookie),
        headers: {
          "sec-fetch-site": "same-origin",
          cookie,
          "content-type": "application/x-www-form-urlencoded",
        },
        redirect: "manual",
      });
    const cookie = cookiesOf(await send({}, "", link));
    const page = await (await fetch(server.url + PATH, { headers: { cookie } })).text();
    expect(page).toContain(`${DATA_DIR}/backups`);
    const seal = sealIn(page);
    const examined = await (await send({ seal, act: "examine" }, cookie)).text();
    expect(examined).toContain("Datos de la empresa: son de ejemplo");
    expect(examined).toContain("Servidor de correo: acepta la clave");
    expect(examined).toContain("Base de datos: responde, con las tablas al día");
    const tried = await (await send({ seal, act: "mail", id: "1" }, cookie)).text();
    expect(tried).toContain(`recibió la prueba para ${ANA}`);
    expect(mailbox.mails).toHaveLength(1);
  },
  limit(30),
);
