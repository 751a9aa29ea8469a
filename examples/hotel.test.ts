import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { book, openWorld, servePage, type World } from "./test/world";

// The example as a partner serves it: from an origin of its own, with the built script-tag files.

let world: World;
let hotel: Awaited<ReturnType<typeof servePage>>;
let page: Page;
let requests: string[];

beforeAll(async () => {
  world = await openWorld();
  hotel = await servePage(
    world.adapt(await readFile(new URL("hotel.html", import.meta.url), "utf8")),
  );
});

afterAll(async () => {
  hotel.close();
  await world.close();
});

afterEach(() => page.close());

async function visit(options: Parameters<Browser["newPage"]>[0] = {}) {
  page = await world.browser.newPage({ locale: "es-CO", ...options });
  requests = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  page.on("pageerror", (error) => {
    throw error;
  });
  await page.goto(hotel.url);
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
  await book(page, "Ana Gómez");
  expect(await world.leads()).toMatchObject([
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
