import { headers, paths } from "@maloca/catalog";
import { describe, expect, it } from "vitest";
import type { House } from "../src/http/house";
import { TEAM_PATH } from "../src/leads/team-access";
import { copyOf } from "./databases";
import { booking, type Typed } from "./samples";
import { ANA, LUIS, useDesk } from "./team-desk";
import { sealOf } from "./team-session";

// What holds on every route of the desk, also on those that come later.

/** Who asks at these has no session yet, or ends it. */
const ENTRANCE = /^\/equipo\/(enlace|entrar|salir)/;

/** Of buttons that change, send or show something. */
const acts =
  "won erase erase-person person free take note link mail examine revoke publish undo".split(" ");

describe("every route of the desk", () => {
  const { mails, database, content, enter, get, press, team } = useDesk();
  const asked: string[] = [];
  const house: House = {
    async tryMail() {
      asked.push("mail");
      return null;
    },
    async examine() {
      asked.push("examined");
      return [];
    },
  };
  const routes = (method: string, reference: string) => [
    ...new Set(
      mails
        .app({ content })
        .routes.filter((route) => route.method === method && route.path.startsWith(TEAM_PATH))
        .map(({ path }) => path.replace(/:\w+\{.*?\}/, reference))
        .filter((path) => !path.includes("*") && !ENTRANCE.test(path)),
    ),
  ];
  const robot = () => mails.ask(booking, paths.booking, { [headers.trap]: "x" });

  it("shows the same without a session, and nothing of any lead", async () => {
    const reference = await robot();
    const shown = async (path: string) => {
      const { status, text } = await get("maloca_equipo=x", path);
      return [path, status, text];
    };
    const [, status, text] = await shown(TEAM_PATH);
    expect([status, text]).toEqual([200, expect.stringContaining("Enviarme un enlace")]);
    expect(text).toContain('<meta name="robots" content="noindex">');
    const others = ["MAL-222222", "enlace", "otra/cosa", ""].map((path) => `${TEAM_PATH}/${path}`);
    const pages = routes("GET", reference);
    expect(pages.length).toBeGreaterThan(10);
    for (const path of [...pages, ...others]) expect(await shown(path)).toEqual([path, 200, text]);
  });

  it("takes no press without a session, without its page's seal, or of who left the team", async () => {
    const reference = await robot();
    const ana = await enter();
    const stored = async () =>
      (await copyOf(database)).replaceAll(/"maloca.audit_log":\[.*?\]/g, "");
    const before = await stored();
    const presses = routes("POST", reference);
    expect(presses.length).toBeGreaterThan(8);
    const typed = { reference, id: crypto.randomUUID(), partner: "Río", note: "x" };
    for (const path of presses)
      for (const act of acts) {
        const answers = async (cookie: string, more: Typed) => {
          const { status, text } = await press(cookie, path, { ...typed, act, ...more }, { house });
          expect(text).not.toContain("Ana María");
          return [path, act, status === 303 || text.includes("Enviarme un enlace") || status];
        };
        for (const seal of ["", "x"])
          expect(await answers(ana, { seal })).toEqual([path, act, 403]);
        const seal = await sealOf(ana);
        const out = [path, act, true];
        expect(await answers("maloca_equipo=x", { seal })).toEqual(out);
        team(LUIS);
        expect(await answers(ana, { seal })).toEqual(out);
        team(ANA, LUIS);
      }
    expect([await stored(), asked]).toEqual([before, []]);
  });
});
