import { paths } from "@maloca/catalog";
import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS, MINUTE_MS } from "../src/durations";
import { idOf, revokeAccess, signInPath, TEAM_PATH } from "../src/leads/team-access";
import { writePage } from "../src/storage/row-transfer";
import { copyOf, databaseNames } from "./databases";
import { decode } from "./mailbox";
import { useMails } from "./mails";
import { booking, contact, newsletter, ownPage, signupPath } from "./samples";
import { ANA, LUIS } from "./team-desk";
import { cookiesOf, pressed, signIn } from "./team-session";

const ASK = `${TEAM_PATH}/enlace`;

describe.each(databaseNames)("the team's sign-in, from %s", (name) => {
  const mails = useMails(name, `${ANA}, ${LUIS}`);
  const { admin, ask, clock, database, later } = mails;
  let team: string[];
  beforeEach(() => {
    team = [ANA, LUIS];
  });

  const request = async (path: string, init?: RequestInit, options = {}) =>
    mails.app({ team, ...options }).request(path, init);
  /** Types an address. Returns the browser's cookie. */
  const askFor = async (email: string) => cookiesOf(await request(ASK, pressed({ email })));
  const deliver = () => mails.outbox().deliver();
  const linksTo = (address: string) =>
    mails.mailbox.mails
      .filter(({ to }) => to.join() === address)
      .flatMap(({ raw }) => /\/equipo\/entrar\/\w+/.exec(decode(raw))?.[0] ?? []);
  /** The link in the newest mail to a colleague alone. */
  const linkTo = async (address: string) => {
    await deliver();
    return linksTo(address).at(-1) ?? "no link";
  };
  const isIn = async (cookie: string) => {
    const text = await (await request(TEAM_PATH, { headers: { cookie } })).text();
    return text.includes("respuesta</h1>");
  };

  it("opens by the button of a link that one mailbox gets, in the browser that asked", async () => {
    const browser = await askFor(` ${ANA.toUpperCase()} `);
    expect(await isIn(browser)).toBe(false);
    const link = await linkTo(ANA);
    const [mail, ...others] = mails.mailbox.mails;
    expect(others).toEqual([]);
    expect(mail?.raw).toMatch(/^To: ana@maloca\.example\r$/m);
    expect(decode(mail?.raw ?? "")).toContain("no lo reenvíes");
    const headers = { cookie: browser };
    const page = await request(link, { headers });
    expect(await page.text()).not.toContain("email");
    expect(page.headers.getSetCookie()).toEqual([]);
    const answer = await request(link, pressed({}, browser));
    expect([answer.status, answer.headers.get("location")]).toEqual([303, TEAM_PATH]);
    const [, , session = ""] = answer.headers.getSetCookie();
    expect(session).toMatch(
      /^maloca_equipo=[0-9a-f]{32}; Max-Age=2592000; Path=\/equipo; HttpOnly; SameSite=Lax$/,
    );
    expect(await isIn(cookiesOf(answer))).toBe(true);
    const entered = (await admin().audit({ limit: 9 })).filter(({ action }) => action === "enter");
    expect(entered).toMatchObject([{ who: "equipo" }]);
  });

  it("works once, for 15 minutes", async () => {
    const browser = await askFor(ANA);
    const link = await linkTo(ANA);
    expect((await request(link, pressed({}, browser))).status).toBe(303);
    for (const init of [{}, pressed({}, browser), pressed({ email: ANA })])
      expect((await request(link, init)).status).toBe(404);
    const again = await askFor(LUIS);
    const late = await linkTo(LUIS);
    later(15 * MINUTE_MS);
    expect((await request(late, pressed({}, again))).status).toBe(404);
  });

  it("opens nothing to a mail scanner that presses, nor to who was forwarded the mail, and still works after", async () => {
    await askFor(ANA);
    const link = await linkTo(ANA);
    for (const email of ["", LUIS, "visita@example.org"]) {
      const scanned = await request(link, pressed({ email }));
      expect(scanned.status).toBe(422);
      expect(scanned.headers.getSetCookie()).toEqual([]);
      expect(await scanned.text()).toContain(`value="${email}"`);
    }
    // Another device of the colleague's: by the address.
    const answer = await request(link, pressed({ email: ANA }));
    expect(await isIn(cookiesOf(answer))).toBe(true);
  });

  it("says the same of every address, and stores none of them", async () => {
    const answers = [ANA, "visita@example.org"].map(async (email) => {
      const answer = await request(ASK, pressed({ email }));
      const [cookie = ""] = answer.headers.getSetCookie();
      return [answer.status, cookie.replace(/=\w+/, ""), await answer.text()];
    });
    const [known, unknown] = await Promise.all(answers);
    expect(unknown).toEqual(known);
    await deliver();
    expect(mails.mailbox.mails.map(({ to }) => to)).toEqual([[ANA]]);
    const rows = await database.query("select * from maloca.team_access");
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain("@");
    const wrong = await request(ASK, pressed({ email: "ana" }));
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toMatch(/value="ana" aria-invalid.*Escribe tu correo/s);
  });

  it("fills no mailbox, and leaves its colleague a link however often a stranger asks", async () => {
    for (let minute = 0; minute < 60; minute++) {
      await askFor(ANA);
      await deliver();
      later(MINUTE_MS);
    }
    expect(linksTo(ANA)).toHaveLength(6);
    const answer = await request(linksTo(ANA).at(-1) ?? "", pressed({ email: ANA }));
    expect(await isIn(cookiesOf(answer))).toBe(true);
    // The link is used: the next one comes at once.
    const browser = await askFor(ANA);
    const answered = await request(await linkTo(ANA), pressed({}, browser));
    expect(answered.status).toBe(303);
  });

  it("sends a link again that the mail server refused at first", async () => {
    const browser = await askFor(ANA);
    mails.mailbox.refuseWith(451);
    await deliver();
    expect(linksTo(ANA)).toEqual([]);
    mails.mailbox.refuseWith(null);
    later(5 * MINUTE_MS);
    expect((await request(await linkTo(ANA), pressed({}, browser))).status).toBe(303);
    await deliver();
    expect(linksTo(ANA)).toHaveLength(1);
  });

  it("lets who the operator's command names in by a press, also who is not of the team", async () => {
    team = [];
    const path = signInPath(await admin().teamLink("nueva@maloca.example"));
    expect(await (await request(path)).text()).not.toContain('name="email"');
    const cookie = cookiesOf(await request(path, pressed({})));
    expect(await isIn(cookie)).toBe(true);
    const entries = await admin().audit({ limit: 3 });
    expect(entries.map(({ action }) => action)).toEqual(["waiting", "enter", "link"]);
    expect(JSON.stringify(entries)).not.toContain("nueva");
  });

  it("ends after 30 days, at its button, with a place in the team, or when it is revoked", async () => {
    const enter = async (address: string) => {
      const browser = await askFor(address);
      return cookiesOf(await request(await linkTo(address), pressed({}, browser)));
    };
    const [ana, luis] = [await enter(ANA), await enter(LUIS)];
    later(29 * DAY_MS);
    team = [LUIS];
    expect([await isIn(ana), await isIn(luis)]).toEqual([false, true]);
    team = [ANA, LUIS];
    expect(await isIn(ana)).toBe(true);
    later(DAY_MS + MINUTE_MS);
    expect([await isIn(ana), await isIn(luis)]).toEqual([false, false]);

    const [next, other] = [await enter(ANA), await enter(LUIS)];
    const left = await request(`${TEAM_PATH}/salir`, pressed({}, next));
    expect(cookiesOf(left)).toBe("");
    expect([await isIn(next), await isIn(other)]).toEqual([false, true]);
    await admin().revokeAll();
    expect(await isIn(other)).toBe(false);
  });

  it("opens a new session at each sign-in, and ends the one before", async () => {
    const first = await signIn(mails.app({ team }), database, ANA, clock());
    const path = signInPath(await admin().teamLink(ANA));
    const planted = "maloca_equipo=0123456789abcdef0123456789abcdef";
    const second = cookiesOf(await request(path, pressed({}, `${first}; ${planted}`)));
    expect(second).not.toContain(planted);
    expect(second).not.toBe(first);
    expect([await isIn(first), await isIn(planted), await isIn(second)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("names the site's icon, which its policy lets in: a browser would ask for one at /favicon.ico", async () => {
    const answer = await request(TEAM_PATH);
    expect(await answer.text()).toContain('<link rel="icon" href="/favicon.svg"');
    expect(answer.headers.get("content-security-policy")).toContain("img-src 'self';");
  });

  it("is in no mail about leads: its links open nothing to who is answered with it quoted", async () => {
    const waits = await ask({ ...booking, name: "Quien espera" });
    later(2 * DAY_MS);
    const reference = await ask(contact, paths.contact);
    await ask(newsletter, signupPath);
    const flooded = mails.outbox({ singleMails: 1 });
    await flooded.deliver();
    later(15 * MINUTE_MS);
    await flooded.deliver();
    const raws = mails.mailbox.mails.filter(({ to }) => to.join() === ANA).map(({ raw }) => raw);
    const texts = raws.map(decode);
    expect(raws.filter((raw) => /^Reply-To: \S+@example\.org/m.test(raw))).toHaveLength(1);
    for (const kind of [/1 persona espera respuesta/, /2 solicitudes nuevas/])
      expect(texts.filter((text) => kind.test(text))).toHaveLength(1);
    const links = new Set(texts.join().match(/\bhttps:[^\s"<>]+/g));
    const ours = [...links].filter((link) => link.startsWith("https://maloca.example"));
    expect([...links].filter((link) => !ours.includes(link) && !/wa\.me/.test(link))).toEqual([]);
    expect(ours).toContain(`https://maloca.example${TEAM_PATH}/${reference}`);
    const before = await database.query("select * from maloca.lead_answers");
    for (const link of ours) {
      const { pathname } = new URL(link);
      for (const init of [{}, pressed({}), pressed({ reference: waits, act: "won" })]) {
        const answer = await request(pathname, init);
        expect(await answer.text()).not.toMatch(/Quien espera|José Peña|MAL-/);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    }
    expect(await database.query("select * from maloca.lead_answers")).toEqual(before);
  });

  it("takes no form that ends before it is whole, as one of a phone that lost its signal", async () => {
    const cookie = await signIn(mails.app({ team }), database, ANA, clock());
    const headers = { ...ownPage, cookie, "content-type": "multipart/form-data; boundary=x" };
    const cut = '--x\r\nContent-Disposition: form-data; name="act"\r\n\r\nansw';
    const statusOf = async (path: string, more = {}) =>
      (await request(path, { method: "POST", headers: { ...headers, ...more }, body: cut })).status;
    for (const path of ["", "/anotar", "/casa", "/aliados"])
      expect([path, await statusOf(TEAM_PATH + path)]).toEqual([path, 403]);
    expect(await statusOf(ASK)).toBe(422);
    expect(await statusOf(TEAM_PATH, { cookie: "" })).toBe(303);
  });

  it("is no session to a script, a frame or a window of another page", async () => {
    const cookie = await signIn(mails.app({ team }), database, ANA, clock());
    for (const dest of ["empty", "iframe", "image", "script"]) {
      const answer = await request(TEAM_PATH, { headers: { cookie, "sec-fetch-dest": dest } });
      expect(await answer.text()).toContain("<h1>Página del equipo</h1>");
    }
    const { headers } = await request(TEAM_PATH, {
      headers: { cookie, "sec-fetch-dest": "document" },
    });
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; .*frame-ancestors 'none'/,
    );
    expect(headers.get("access-control-allow-origin")).toBeNull();
  });

  it("keeps its cookie from other pages and from what reads along", async () => {
    const secure = async (options: object) => {
      const path = signInPath(await admin().teamLink(ANA));
      const answer = await request(path, pressed({}), options);
      return answer.headers.getSetCookie().at(-1)?.includes("; Secure");
    };
    expect(await secure({})).toBe(false);
    expect(await secure({ isSecure: () => true })).toBe(true);
  });

  it("is in no backup, and none is planted by one", async () => {
    const cookie = await signIn(mails.app({ team }), database, ANA, clock());
    const rows = await database.query("select * from maloca.team_access");
    const copy = await copyOf(database);
    expect(copy).toContain("maloca.audit_log");
    expect(copy).not.toContain("team_access");
    await revokeAccess(database, await idOf(ANA));
    const planted = { "maloca.team_access": rows };
    await expect(database.tx((session) => writePage(session, planted))).rejects.toThrow(
      "la copia tiene una tabla que aquí no hay: maloca.team_access",
    );
    expect(await isIn(cookie)).toBe(false);
  });

  it("answers the addresses in mails of earlier versions", async () => {
    for (const former of ["equipo/0123456789abcdef/1/x", "enlace/ganada/MAL-222222/x"]) {
      const answer = await request(`/formulario/${former}`);
      expect([answer.status, answer.headers.get("location")]).toEqual([302, TEAM_PATH]);
    }
  });
});
