// tier: merge

import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { book, openWorld, servePage } from "./test/world";

// The example as a partner serves it: from another origin, with the built script-tag files.

const world = openWorld();
let hotel: Awaited<ReturnType<typeof servePage>>;
let page: Page;
let requests: string[];
/** Why the test of a second attempt is skipped. */
let asksOnce: string | undefined;

beforeAll(async () => {
  if (!(await asksAgain()))
    asksOnce = "this engine asks for a lost module once (newer ones: CHROME_BIN)";
  hotel = await servePage(
    world.adapt(await readFile(new URL("hotel.html", import.meta.url), "utf8")),
  );
});

afterAll(() => {
  hotel?.close();
});

afterEach(() => page?.close());

async function visit<Given>(
  options: Parameters<Browser["newPage"]>[0] = {},
  before: (given: Given) => void = () => {},
  given?: Given,
  url = hotel.url,
) {
  page = await world.browser.newPage({ locale: "es-CO", ...options });
  requests = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  page.on("pageerror", (error) => {
    throw error;
  });
  await page.addInitScript(before as () => void, given);
  await page.goto(url);
}

/** Waits until the loader has run and seen what is in view; what it requested then was requested before this. */
async function settled() {
  await page.waitForFunction(() => "maloca" in document.documentElement);
  await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise((frame) => requestAnimationFrame(frame));
    await fetch(location.href);
  });
}

const scripts = () =>
  requests
    .filter((path) => path.endsWith(".js"))
    .map((path) => path.replace(/^\/cdn\/([0-9a-f]{12}\/)?/, ""));

test("before any activity only the loader is fetched", async () => {
  await visit();
  await settled();
  expect(scripts()).toEqual(["maloca.js"]);
});

test("a press fetches the dialog, focus in its form fetches the code for sending", async () => {
  await visit();
  await page.getByRole("button", { name: "Reservar Memoria de Piedra" }).click();
  await page.getByRole("dialog", { name: "Solicita tu reserva" }).waitFor();
  await expect
    .poll(() => new Set(scripts()))
    .toEqual(
      new Set([
        "maloca.js",
        "runtime.js",
        "fields.js",
        "sending.js",
        "checkbox-group.js",
        "choices.js",
        "modal.js",
        "dialog.js",
        "booking.js",
        // The ticket comes once the dialog is open.
        "booking.trip.js",
        "pesos.js",
        // On a partner's page: who operates the trips.
        "on-page.js",
        "operator.js",
        "warn-once.js",
      ]),
    );
  expect(await page.getByLabel("Destino", { exact: true }).inputValue()).toBe(
    "Viaje a Guaviare - Memoria de Piedra",
  );
  await page.getByLabel("Nombre completo").fill("Ana Gómez");
  // The last two store a request that cannot be sent: they must load while there is signal.
  await expect
    .poll(scripts)
    .toEqual(
      expect.arrayContaining(["form.js", "booking.lazy.js", "backend.js", "offline-queue.js"]),
    );
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

test("after the visitor's first activity, the dialog of a button near the view is preloaded", async () => {
  await visit();
  // No activity: a browser reports a move of a mouse that rests where a page opens.
  await page.mouse.move(5, 5);
  await settled();
  expect(scripts()).toEqual(["maloca.js"]);
  await page.keyboard.press("Shift");
  await expect.poll(scripts).toContain("booking.js");
});

test("without scripts the page still offers a contact link", async () => {
  await visit({ javaScriptEnabled: false });
  const link = page.getByRole("link", { name: "Pregunta por otras fechas" });
  expect(await link.isVisible()).toBe(true);
  expect(await link.getAttribute("href")).toMatch(/^https:\/\/wa\.me\//);
});

/** Makes the first so many requests for the dialog's file fail. */
const lose = (times: number) =>
  page.route(/booking\.js/, (route) => (times-- > 0 ? route.abort() : route.continue()));

/** A press without a pointer that came near before, so that only the press requests the file. */
const press = (role: "link" | "button", name: string) =>
  page.getByRole(role, { name }).evaluate((node: HTMLElement) => node.click());

/** Whether the engine requests a failed module again. Older ones remember the failure. */
async function asksAgain() {
  const page = await world.browser.newPage();
  let asked = 0;
  await page.route("**/lost.js", (route) => {
    asked++;
    return route.abort();
  });
  await page.goto(world.url);
  // As a text: the test runner would transform the import.
  const lost = 'import("/lost.js").catch(() => {})';
  await page.evaluate(`${lost}.then(() => ${lost})`);
  await page.close();
  return asked > 1;
}

const asked = () => scripts().filter((name) => name === "booking.js").length;

test("a file that failed to load once is requested again, and the dialog opens", async ({
  skip,
}) => {
  skip(!!asksOnce, asksOnce);
  await visit();
  await lose(1);
  await press("link", "Pregunta por otras fechas");
  await page.getByRole("dialog", { name: "Solicita tu reserva" }).waitFor();
  expect(asked()).toBe(2);
});

test.each([
  ["link", "Pregunta por otras fechas"],
  ["button", "Reservar Memoria de Piedra"],
] as const)("when the code never comes, a %s does what links do", async (role, name) => {
  await visit();
  await lose(Number.POSITIVE_INFINITY);
  await page.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await press(role, name);
  await page.getByText("WhatsApp", { exact: true }).waitFor();
  expect(asked()).toBe(asksOnce ? 1 : 2);
});

test("under Save-Data nothing is preloaded, and a press opens the dialog", async () => {
  await visit({}, () =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.keyboard.press("Shift");
  await settled();
  expect(scripts()).toEqual(["maloca.js"]);
  await page.getByRole("link", { name: "Pregunta por otras fechas" }).click();
  await page.getByRole("dialog", { name: "Solicita tu reserva" }).waitFor();
});

test.each(["blocked", "allowed"])(
  "with storage %s, a booking from a page of the same visit is counted for its partner",
  async (storage) => {
    const partner = `Posada ${storage}`;
    const html = world.adapt(await readFile(new URL("hotel.html", import.meta.url), "utf8"));
    const posada = await servePage(html.replace('Hotel La Cabaña del Río"', `${partner}"`));
    await visit(
      {},
      (isBlocked) => {
        if (!isBlocked) return;
        for (const name of ["localStorage", "sessionStorage"]) {
          const get = () => {
            throw new DOMException("denied", "SecurityError");
          };
          Object.defineProperty(window, name, { get });
        }
      },
      storage === "blocked",
      `${posada.url}?utm_source=bolet%C3%ADn&utm_campaign=Velitas&gclid=abc`,
    );
    for (const name of ["Ana Gómez", "Luz Peña"]) {
      // The page navigates by script, and removes the query.
      await page.evaluate((to) => history.pushState(null, "", `/${to}`), name);
      await page.getByRole("link", { name: "Pregunta por otras fechas" }).click();
      await page.getByLabel("Nombre completo").focus();
      // Who fills in a form within a second is a robot, and counted apart.
      await page.evaluate(() => {
        // The whole of a page's clock would take its navigation entry away, too.
        const now = Date.now;
        Date.now = () => now() + 2_000;
      });
      await book(page, name);
      await expect.poll(world.leads).toContainEqual(
        expect.objectContaining({
          name,
          partner,
          source: { utm_source: "boletín", utm_campaign: "Velitas", gclid: "abc" },
        }),
      );
    }
    expect(await world.command("stats", "--by", "partner")).toContainEqual(
      expect.objectContaining({ key: partner, leads: 2 }),
    );
    posada.close();
  },
);

test("the page's styles do not change, and it gets no new globals", async () => {
  await visit();
  const before = await page.evaluate(() => Object.keys(window).length);
  const buttonStyle = () =>
    page.evaluate(() =>
      JSON.stringify(getComputedStyle(document.querySelector("button") as Element)),
    );
  const bare = await buttonStyle();
  await page.getByRole("button", { name: "Reservar Memoria de Piedra" }).click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  expect(await page.evaluate(() => Object.keys(window).length)).toBe(before);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.mouse.move(0, 0);
  expect(await buttonStyle()).toBe(bare);
  expect(
    await page.evaluate(() => document.documentElement.getAttribute("style") || null),
  ).toBeNull();
});
