// tier: merge

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveBuilt } from "../../packages/server/test/programs";
import { limit } from "../../packages/tooling/vitest/limits.mjs";
import { sendBooking } from "./send-booking";
import { emptyPages } from "./visit";

// The built server as an operator installs it: no build, and a `maloca.json` in its data folder.

const facts = {
  brand: "Río & Selva",
  legalName: "Río y Selva S.A.S.",
  rnt: "12345",
  messaging: { phone: "573105551200", shortLink: "" },
  consent: {
    version: "rio-1",
    es: { notice: "Al enviar aceptas que te respondamos, según la", request: "Acepto, según la" },
  },
  colors: { forest: "#102a43" },
};

const open = emptyPages();
let folder: string;
let server: Awaited<ReturnType<typeof serveBuilt>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "maloca-operator-"));
  await writeFile(join(folder, "maloca.json"), JSON.stringify(facts));
  server = await serveBuilt({ DATA_DIR: folder });
}, limit(60));
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test("a visitor reads the operator's facts, and books under its content policy", async () => {
  const page = await open();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  await page.goto(`${server.url}/guaviare`);
  expect(await page.title()).toMatch(/ · Río & Selva$/);
  await page.locator('[data-package="Memoria de Piedra"]').first().click();
  const dialog = page.getByRole("dialog", { name: "Solicita tu reserva" });
  await dialog.getByText(facts.consent.es.notice).waitFor();
  await sendBooking(dialog);
  const [lead] = await server.command("list");
  const shown = await server.command("show", lead.reference);
  expect(JSON.stringify(shown)).toContain("rio-1");
  expect(faults).toEqual([]);
});
