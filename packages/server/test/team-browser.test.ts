import { getRequestListener } from "@hono/node-server";
import { BODY_LIMIT } from "@maloca/catalog";
import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { COLOURS, violations } from "../../tooling/browsers/axe";
import { launchBrowser, visitorOptions } from "../../tooling/browsers/chromium.mjs";
import { serveOnLoopback } from "../../tooling/programs/loopback";
import { limit } from "../../tooling/vitest/limits.mjs";
import { TEAM_PATH } from "../src/leads/team-access";
import { useMails } from "./mails";
import { booking } from "./samples";
import { at as form } from "./team-desk";

const ANA = "ana@maloca.example";

describe("the desk in a browser", () => {
  const mails = useMails("PGlite", ANA);
  const { admin, ask, database } = mails;

  let browser: Browser;
  let page: Page;
  let server: Awaited<ReturnType<typeof serveOnLoopback>>;

  beforeAll(async () => {
    browser = await launchBrowser();
  }, limit(20));
  afterAll(() => browser.close());

  /** A session on a phone of 320 px, begun as everybody begins it: by the button of a link. */
  beforeEach(async () => {
    const content = { render: async () => {}, onPublished: () => {} };
    const app = mails.app({ team: [ANA], content });
    server = await serveOnLoopback(getRequestListener(app.fetch, { hostname: "127.0.0.1" }));
    const phone = { ...visitorOptions, viewport: { width: 320, height: 640 } };
    page = await (await browser.newContext(phone)).newPage();
    await page.goto(`${server.url}${TEAM_PATH}/entrar/${await admin().teamLink(ANA)}`);
    await page.getByRole("button", { name: "Entrar" }).click();
    await page.getByRole("heading", { level: 1, name: "Nadie espera respuesta" }).waitFor();
  });
  afterEach(async () => {
    await page.context().close();
    await server.close();
  });

  const PATIENCE_MS = limit(30);
  const at = (path: string) => page.goto(`${server.url}${TEAM_PATH}${path}`);
  const notes = () => database.query<{ text: string }>("select text from maloca.lead_notes");
  const note = () => page.getByLabel("Nota nueva");
  const save = () => page.getByRole("button", { name: "Guardar la nota" });

  it(
    "is used by forms alone, fits a phone of 320 px, and breaks no rule of axe, light or dark",
    async () => {
      const reference = await ask({ ...booking, message: "largo".repeat(100) });
      for (const path of [
        ...["", "?estado=todas&tipo=booking", "/cifras", "/aliados", "/anotar", "/casa"],
        ...["/viajes", "/fotos"],
        ...[
          ["home"],
          ["home", "about"],
          ["home", "problem.points.0"],
          ["company"],
          ["trust", "reviews.nueva"],
          ["trips/voluntariado", "before"],
          ...["", "titulos", "otro", "packages.0", "packages.nueva", "itinerary", "note"].map(
            (part) => ["trips/velitas-choco", part] as const,
          ),
        ].map(([document = "", part]) => form(document, part).slice(TEAM_PATH.length)),
        ...["", "/borrar", "/persona"].map((tail) => `/${reference}${tail}`),
      ]) {
        await at(path);
        for (const [colorScheme, rules] of [["light"], ["dark", COLOURS]] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          expect([path, await violations(page, rules)]).toEqual([path, []]);
        }
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([path, wide]).toEqual([path, 0]);
        expect(await page.locator("script").count()).toBe(0);
      }
    },
    PATIENCE_MS,
  );

  it(
    "acts once when its button is tapped twice",
    async () => {
      const reference = await ask();
      await at(`/${reference}`);
      await note().fill("Llamar el martes");
      await save().dblclick();
      await page.getByText("Llamar el martes").first().waitFor();
      await page.waitForURL(`${server.url}${TEAM_PATH}/${reference}`);
      expect(await notes()).toEqual([{ text: "Llamar el martes" }]);
      await page.getByRole("button", { name: /^Ya respondí/ }).dblclick();
      await page.getByText(`${reference} está respondida`).waitFor();
      const acts = (await admin().audit({ limit: 9 })).map(({ action }) => action);
      expect(acts.filter((action) => action === "answer")).toEqual(["answer"]);
    },
    PATIENCE_MS,
  );

  it(
    "keeps a note that is too long, and leads to it",
    async () => {
      const path = `/${await ask()}`;
      await at(path);
      const long = "largo ".repeat(400).trim();
      await note().fill(long);
      await save().click();
      await page.getByText("La nota tiene 2399 letras").waitFor();
      expect(await note().inputValue()).toBe(long);
      expect(await note().evaluate((field) => field === document.activeElement)).toBe(true);
      expect(await page.title()).toMatch(/^La nota tiene 2399 letras/);
      await at(path);
      const huge = "x".repeat(5_000_000);
      // Of a field that is not painted, which takes seconds.
      await note().evaluate((field: HTMLTextAreaElement, text) => {
        field.style.display = "none";
        field.value = text;
      }, huge);
      expect(huge.length).toBeGreaterThan(BODY_LIMIT);
      await save().click();
      await page.getByRole("heading", { name: "No se guardó" }).waitFor();
      await page.goBack();
      expect(await note().inputValue()).toBe(huge);
      expect(await notes()).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    "keeps nothing of a request in the browser after signing out",
    async () => {
      await at(`/${await ask()}`);
      await page.getByRole("button", { name: "Salir en este aparato" }).click();
      await page.getByRole("heading", { name: "Página del equipo" }).waitFor();
      await page.goBack();
      await page.getByRole("heading", { name: "Página del equipo" }).waitFor();
      expect(await page.content()).not.toContain("Ana María");
      const kept = await page.evaluate(async () => [
        localStorage.length,
        sessionStorage.length,
        (await caches.keys()).length,
        (await indexedDB.databases()).length,
      ]);
      expect(kept).toEqual([0, 0, 0, 0]);
      expect(await page.context().cookies()).toEqual([]);
    },
    PATIENCE_MS,
  );
});
