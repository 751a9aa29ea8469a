import { readFileSync } from "node:fs";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { builtFolder } from "../../packages/widgets/build/built-elements";
import { bytes } from "./built";
import { realServer } from "./real-server";
import { emptyPages, PHONE } from "./visit";

// What a trip's page weighs in scripts, as a browser asks for them: at rest, until its booking is open, and until
// the request has been sent. A partner's page is in the widgets' `weights.test.ts`. The styles stand in the page.

const server = realServer();
const open = emptyPages();

/** Ceilings with a margin, in kB (gzip). They guard against growth. */
const CEILINGS = { rest: 2.5, open: 26, sent: 47 };

/** The scripts that were requested after the booking had opened and before its first field was filled in. */
const afterOpening = (page: Page) =>
  page.evaluate(() => {
    const { opened, filled } = window as typeof window & { opened: number; filled: number };
    return performance
      .getEntriesByType("resource")
      .filter(({ name, startTime: at }) => name.endsWith(".js") && at >= opened && at < filled)
      .map(({ name }) => name);
  });

test("a trip's page loads what its booking needs, step by step, within the ceilings, and the next page nothing anew", async () => {
  const asked: string[] = [];
  const page = await open({ viewport: PHONE });
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) asked.push(pathname);
  });
  const kilobytes = () => asked.reduce((sum, path) => sum + bytes(`${path}.gz`).length, 0) / 1000;
  const weighed: Record<string, number> = {};

  await page.goto(server.address("/guaviare"), { waitUntil: "networkidle" });
  // No activity: the booking's code loads with the first.
  weighed.rest = kilobytes();
  expect(asked).toHaveLength(1);

  await page.evaluate(() => {
    const note = () => Object.assign(window, { opened: performance.now() });
    document.addEventListener("maloca-open", note, { once: true });
  });
  await page.mouse.wheel(0, 300);
  await page.evaluate(() => customElements.whenDefined("maloca-booking"));
  await page.locator("[data-maloca-open=booking]:visible").first().click();
  const dialog = page.getByRole("dialog", { name: "Solicita tu reserva" });
  await dialog.locator("[part=ticket]").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  weighed.open = kilobytes();
  expect(asked).toHaveLength(new Set(asked).size);
  // Two files of a partner page's, beside the page's own.
  const widgets = asked.filter((path) => /^\/assets\/widgets-\w{12}\/(?!client)/.test(path));
  expect(widgets.map((path) => path.split("/").at(-1)).sort()).toEqual([
    "booking.js",
    "runtime.js",
  ]);
  expect(asked).toHaveLength(3);
  for (const path of widgets) {
    const built = readFileSync(builtFolder() + path.split("/").at(-1));
    expect(bytes(path).equals(built), path).toBe(true);
  }

  await page.evaluate(() => Object.assign(window, { filled: performance.now() }));
  for (const [label, text] of Object.entries({
    "Nombre completo": "Ana Gómez",
    "Correo electrónico": "ana@gmail.com",
    "WhatsApp o teléfono": "300 123 4567",
    "Fechas aproximadas": "Marzo",
    "Número de viajeros": "2",
  }))
    await dialog.getByLabel(label).fill(text);
  await dialog.getByRole("button", { name: "Enviar solicitud" }).click();
  await page.getByText("¡Solicitud enviada!").waitFor();
  await page.waitForLoadState("networkidle");
  weighed.sent = kilobytes();
  // The ticket's code comes with the form's. Read here, as a script is listed once it has come.
  expect(await afterOpening(page)).toEqual([]);

  for (const [step, most] of Object.entries(CEILINGS)) {
    expect(weighed[step], `${step}: ${asked.join(" ")}`).toBeLessThanOrEqual(most);
    // A ceiling far above the weight guards nothing.
    expect(weighed[step], step).toBeGreaterThan(most * 0.7);
  }

  // The next page's files are in the browser's cache: it asks for no other.
  const known = new Set(asked.splice(0));
  await page.goto(server.address("/guajira"));
  await page.mouse.wheel(0, 300);
  await page.evaluate(() => customElements.whenDefined("maloca-booking"));
  await page.locator("[data-maloca-open=booking]:visible").first().click();
  await page.locator("maloca-booking [part=ticket]").waitFor({ state: "attached" });
  expect(asked.filter((path) => path.includes("/widgets-") && !known.has(path))).toEqual([]);
});
