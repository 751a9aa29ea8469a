// tier: merge

import { getRequestListener } from "@hono/node-server";
import type { Browser, BrowserContextOptions, Cookie, Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { COLOURS, violations } from "../../tooling/browsers/axe";
import { launchBrowser, visitorOptions } from "../../tooling/browsers/chromium.mjs";
import { serveOnLoopback } from "../../tooling/programs/loopback";
import { limit } from "../../tooling/vitest/limits.mjs";
import { MOST_PICTURE_BYTES } from "../src/content/picture-size";
import { TEAM_PATH } from "../src/leads/team-access";
import { useMails } from "./mails";
import { jpeg, withPart } from "./photographs";
import { at } from "./team-desk";

const ANA = "ana@maloca.example";
const PATIENCE_MS = limit(60);

describe("a photograph, sent from a phone of 320 px", () => {
  const mails = useMails("PGlite", ANA);
  const { admin, database } = mails;
  let browser: Browser;
  let page: Page;
  let server: Awaited<ReturnType<typeof serveOnLoopback>>;
  let camera: Buffer;

  /** As a camera makes it: some megabytes, on its side, with the place in it. */
  async function taken(): Promise<Buffer> {
    const blank = await browser.newPage();
    const base64 = await blank.evaluate(async () => {
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [3000, 2000];
      const context = canvas.getContext("2d") as CanvasRenderingContext2D;
      const lines = context.createImageData(3000, 2000);
      let seed = 1;
      for (let at = 0; at < lines.data.length; at++) {
        seed = (seed * 48271) % 2147483647;
        lines.data[at] = at % 4 === 3 ? 255 : seed % 256;
      }
      context.putImageData(lines, 0, 0);
      const url = canvas.toDataURL("image/jpeg", 0.9);
      return url.slice(url.indexOf(",") + 1);
    });
    await blank.close();
    const exif = "Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0GPS";
    return Buffer.from(withPart(Buffer.from(base64, "base64"), 0xe1, exif));
  }

  beforeAll(async () => {
    browser = await launchBrowser();
    camera = await taken();
  }, limit(40));
  afterAll(() => browser.close());
  afterEach(async () => {
    await page.context().close();
    await server.close();
  });

  async function open(options: BrowserContextOptions) {
    const content = { render: async () => {}, onPublished: () => {} };
    const app = mails.app({ team: [ANA], content });
    server = await serveOnLoopback(getRequestListener(app.fetch, { hostname: "127.0.0.1" }));
    const phone = { ...visitorOptions, viewport: { width: 320, height: 640 }, ...options };
    page = await (await browser.newContext(phone)).newPage();
    await page.goto(`${server.url}${TEAM_PATH}/entrar/${await admin().teamLink(ANA)}`);
    await page.getByRole("button", { name: "Entrar" }).click();
    await page.goto(server.url + at("trips/guajira"));
    await page.getByRole("link", { name: "Portada" }).click();
    await page.getByRole("link", { name: "Imagen" }).click();
    for (const [label, text] of [
      ["Descripción", "Una duna frente al mar"],
      ["Pie", "La duna"],
      ["Quién aceptó", "Nadie"],
    ] as const)
      await page.getByLabel(label).fill(text);
  }
  const choose = (buffer: Buffer) =>
    page.getByLabel("Foto").setInputFiles({ name: "IMG_1.jpg", mimeType: "image/jpeg", buffer });
  const check = () => page.getByRole("button", { name: "Ver cómo queda" });
  const stored = () =>
    database.query<{ width: number; height: number; bytes: number }>(
      "select width, height, octet_length(content) as bytes from maloca.content_pictures",
    );
  const publish = async () => {
    await page.getByRole("button", { name: "Publicar" }).click();
    await page.getByText("Lo último lo publicó ana").waitFor();
  };

  it(
    "is made smaller and upright by the browser, once, also by two taps",
    async () => {
      expect(camera.length).toBeGreaterThan(3_000_000);
      const broken: string[] = [];
      await open({});
      page.on(
        "console",
        (message) => void (message.type() === "error" && broken.push(message.text())),
      );
      await choose(camera);
      await check().dblclick();
      await page.getByRole("heading", { name: "Así queda" }).waitFor();
      const shown = page.getByAltText("Una duna frente al mar");
      expect(
        await shown.evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth),
      ).toBe(true);
      const [photo, ...more] = await stored();
      expect(more).toEqual([]);
      expect(photo?.height).toBeGreaterThanOrEqual(1200);
      expect(photo?.bytes).toBeLessThanOrEqual(MOST_PICTURE_BYTES);
      await publish();
      expect(broken).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    "is sent without scripts, too, or refused beside its field with what was typed",
    async () => {
      await open({ javaScriptEnabled: false });
      await choose(camera);
      await check().click();
      await page.getByText(/^Pesa .* kB, y caben 300/).waitFor();
      expect(await page.getByLabel("Pie").inputValue()).toBe("La duna");
      await choose(Buffer.from(await jpeg()));
      await check().click();
      await page.getByRole("heading", { name: "Así queda" }).waitFor();
      expect(await stored()).toMatchObject([{ width: 1200, height: 630 }]);
      await publish();
    },
    PATIENCE_MS,
  );

  it(
    "keeps what was typed where the session has ended, for who enters in another tab first",
    async () => {
      await open({ javaScriptEnabled: false });
      await choose(camera);
      const [ended] = await page.context().cookies();
      await page.context().addCookies([{ ...ended, value: "ended" } as Cookie]);
      await check().click();
      await page.getByRole("heading", { name: "Tu sesión terminó" }).waitFor();
      const [tab] = await Promise.all([
        page.waitForEvent("popup"),
        page.getByRole("link", { name: "Entrar en otra pestaña" }).click(),
      ]);
      await tab.getByLabel("Tu correo").waitFor();
      await tab.goto(`${server.url}${TEAM_PATH}/entrar/${await admin().teamLink(ANA)}`);
      await tab.getByRole("button", { name: "Entrar" }).click();
      await tab.getByRole("heading", { name: "Nadie espera" }).waitFor();
      await page.goBack();
      expect(await page.getByLabel("Pie").inputValue()).toBe("La duna");
      await choose(Buffer.from(await jpeg()));
      await check().click();
      await page.getByRole("heading", { name: "Así queda" }).waitFor();
    },
    PATIENCE_MS,
  );

  const fits = async (step: string) => {
    // A heading is there before the style sheet is.
    await page.waitForLoadState();
    for (const [colorScheme, rules] of [["light"], ["dark", COLOURS]] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect([step, await violations(page, rules)]).toEqual([step, []]);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([step, wide]).toEqual([step, 0]);
  };

  it(
    "is cut by the browser to what the company's mark and the picture of shared links must be",
    async () => {
      await open({});
      await page.goto(server.url + at("company", "pictures"));
      for (const label of ["Marca", "Imagen"])
        await page.getByLabel(label, { exact: true }).setInputFiles({
          ...{ name: "IMG_1.jpg", mimeType: "image/jpeg" },
          buffer: Buffer.from(await jpeg()),
        });
      await check().click();
      await page.getByRole("heading", { name: "Así queda" }).waitFor();
      await fits("marks");
      const sizes = (await stored()).map(({ width, height }) => `${width} × ${height}`);
      expect(sizes.sort()).toEqual(["1200 × 630", "512 × 512"]);
      await publish();
    },
    PATIENCE_MS,
  );

  it(
    "has pages that fit and break no rule of axe, light or dark",
    async () => {
      await open({});
      const form = server.url + at("trips/guajira", "hero.image");
      await page.goto(server.url + at("trips/guajira", "hero"));
      await fits("list");
      await page.goto(server.url + at("trust"));
      await fits("trust");
      await page.getByRole("link", { name: "Añadir un anfitrión" }).click();
      await check().click();
      await page.getByText("Elige al menos uno.").waitFor();
      await fits("host");
      await page.goto(form);
      await fits("form");
      await check().click();
      await page.getByText("Elige una foto.").waitFor();
      await fits("faults");
      for (const label of ["Descripción", "Pie", "Quién aceptó"])
        await page.getByLabel(label).fill("x".repeat(100));
      await choose(Buffer.from(await jpeg()));
      await check().click();
      await page.getByRole("heading", { name: "Así queda" }).waitFor();
      await fits("check");
    },
    PATIENCE_MS,
  );
});
