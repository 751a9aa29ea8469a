import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../.config/browser.mjs";
import { type Launched, launch, run } from "../packages/server/test/programs";

// The example as a partner serves it: from an origin of its own, with the built script-tag files.

const OPERATOR = "http://localhost:4173";
const program = (name: string) =>
  fileURLToPath(new URL(`../packages/server/dist/${name}.js`, import.meta.url));

let browser: Browser;
let operator: Launched;
let hotel: Server;
let address: string;
let folder: string;
let page: Page;
let requests: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "maloca-hotel-"));
  operator = launch(program("main"), [], { DATA_DIR: folder });
  const operatorUrl = await operator.url;
  hotel = createServer(async (_request, response) => {
    const html = await readFile(new URL("hotel.html", import.meta.url), "utf8");
    response.setHeader("content-type", "text/html");
    response.end(html.replaceAll(OPERATOR, operatorUrl));
  });
  await new Promise<void>((resolve) => hotel.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(hotel.address() as AddressInfo).port}/`;
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  hotel.close();
  operator.child.kill("SIGTERM");
  await operator.ended;
  await rm(folder, { recursive: true, force: true });
});

afterEach(() => page.close());

async function visit(options: Parameters<Browser["newPage"]>[0] = {}) {
  page = await browser.newPage({ locale: "es-CO", ...options });
  requests = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  page.on("pageerror", (error) => {
    throw error;
  });
  await page.goto(address);
}

const scripts = () => requests.filter((path) => path.endsWith(".js")).map((path) => path.slice(5));

test("before any intent only the loader is fetched", async () => {
  await visit();
  await page.waitForLoadState("networkidle");
  expect(scripts()).toEqual(["maloca.js"]);
});

test("a press fetches the dialog, a focus in its form the check, a submit the sending", async () => {
  await visit();
  await page.getByRole("button", { name: "Reservar Memoria de Piedra" }).click();
  await page.getByRole("dialog", { name: "Solicita tu reserva" }).waitFor();
  expect(new Set(scripts())).toEqual(
    new Set([
      "maloca.js",
      "runtime.js",
      "fields.js",
      "sending.js",
      "choices.js",
      "modal.js",
      "dialog.js",
      "booking.js",
    ]),
  );
  expect(await page.getByLabel("Destino", { exact: true }).inputValue()).toBe(
    "Viaje a Guaviare - Memoria de Piedra",
  );
  await page.getByLabel("Nombre completo").fill("Ana Gómez");
  await expect.poll(scripts).toEqual(expect.arrayContaining(["form.js", "booking.check.js"]));
  expect(scripts()).not.toContain("backend.js");
});

test("a booking made on the hotel's page reaches the operator with the hotel's name", async () => {
  await visit();
  await page.getByRole("link", { name: "Pregunta por otras fechas" }).click();
  await page.getByLabel("Nombre completo").fill("Ana Gómez");
  await page.getByLabel("Correo electrónico").fill("ana@example.com");
  await page.getByLabel("WhatsApp o teléfono").fill("3001234567");
  await page.getByLabel("Fechas aproximadas").fill("Marzo");
  await page.getByLabel("Número de viajeros").fill("2");
  await page.getByLabel("Clase de surf").check();
  await page.getByRole("button", { name: "Enviar solicitud" }).click();
  await page.getByText("¡Solicitud enviada!").waitFor();
  const { stdout } = await run(program("leads"), ["list", "--json"], { DATA_DIR: folder });
  expect(JSON.parse(stdout)).toMatchObject([
    {
      name: "Ana Gómez",
      destination: "Viaje a Guaviare - consulta general",
      experiences: "Clase de surf",
      partner: "Hotel La Cabaña del Río",
    },
  ]);
});

test("once the visitor stirs, a button near the view is made ready", async () => {
  await visit();
  await page.mouse.move(5, 5);
  await expect.poll(scripts).toContain("booking.js");
});

test("without scripts the page still offers a way to write", async () => {
  await visit({ javaScriptEnabled: false });
  const link = page.getByRole("link", { name: "Pregunta por otras fechas" });
  expect(await link.isVisible()).toBe(true);
  expect(await link.getAttribute("href")).toMatch(/^https:\/\/wa\.me\//);
});

test("when the code never comes, the link does what links do", async () => {
  await visit();
  await page.route(/booking\.js/, (route) => route.abort());
  await page.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await page.getByRole("link", { name: "Pregunta por otras fechas" }).click();
  await page.getByText("WhatsApp", { exact: true }).waitFor();
});

test("the page keeps its own look, and gets no new globals", async () => {
  await visit();
  const before = await page.evaluate(() => Object.keys(window).length);
  const look = () =>
    page.evaluate(() =>
      JSON.stringify(getComputedStyle(document.querySelector("button") as Element)),
    );
  const bare = await look();
  await page.getByRole("button", { name: "Reservar Memoria de Piedra" }).click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  expect(await page.evaluate(() => Object.keys(window).length)).toBe(before);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.mouse.move(0, 0);
  expect(await look()).toBe(bare);
  expect(
    await page.evaluate(() => document.documentElement.getAttribute("style") || null),
  ).toBeNull();
});
