// tier: merge

import { expect, test } from "vitest";
import { bytes } from "./built";
import { realServer } from "./real-server";
import { emptyPages, PHONE } from "./visit";

// What a trip's page weighs in scripts, as a browser asks for them: at rest, until its booking is open, and until
// the request has been sent. A partner's page is in the widgets' `weights.test.ts`. The styles stand in the page.

const server = realServer();
const open = emptyPages();

/** Ceilings with a margin, in kB (gzip). They guard against growth. */
const CEILINGS = { rest: 2.5, open: 26.5, sent: 46.2 };
const MOST_FILES = 8;

test("a trip's page loads what its booking needs, step by step, within the ceilings", async () => {
  const asked = new Set<string>();
  const page = await open({ viewport: PHONE });
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) asked.add(pathname);
  });
  const kilobytes = () =>
    [...asked].reduce((sum, path) => sum + bytes(`${path}.gz`).length, 0) / 1000;
  const weighed: Record<string, number> = {};

  await page.goto(server.address("/guaviare"), { waitUntil: "networkidle" });
  // No activity: the booking's code loads with the first.
  weighed.rest = kilobytes();
  expect(asked.size).toBeGreaterThan(0);

  await page.locator('[data-package="Memoria de Piedra"]').first().click();
  const dialog = page.getByRole("dialog", { name: "Solicita tu reserva" });
  await dialog.waitFor();
  await page.waitForLoadState("networkidle");
  weighed.open = kilobytes();
  expect(asked.size).toBeLessThanOrEqual(MOST_FILES);

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
  expect(await server.list()).toHaveLength(1);

  for (const [step, most] of Object.entries(CEILINGS)) {
    expect(weighed[step], `${step}: ${[...asked].join(" ")}`).toBeLessThanOrEqual(most);
    // A ceiling far above the weight guards nothing.
    expect(weighed[step], step).toBeGreaterThan(most * 0.7);
  }
});
