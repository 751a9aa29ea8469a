// tier: merge

import { trips } from "@maloca/catalog";
import { JSDOM } from "jsdom";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { contentPolicy } from "../content-policy";
import { documentOf, textOf } from "./built";
import { tripRenderer } from "./trip-renderer";
import { DESK, PHONE, visitor } from "./visit";

const visit = visitor();

const OUTSIDE = "https://itinerarios.example/providencia";
const renderTrip = await tripRenderer();

const itineraryOf = (page: Page) => page.locator("section:has(> iframe)");

describe.each([PHONE, DESK])("a trip with an outside itinerary, $width px wide", (viewport) => {
  test("loads its frame on a click, moves nothing, and requests nothing before", async () => {
    const html = renderTrip("providencia", { frameUrl: OUTSIDE });
    const policy = contentPolicy(html);
    expect(policy).toContain("frame-src https://itinerarios.example;");
    const headers = { "content-security-policy": policy };
    const page = await visit("/providencia", { viewport, html, headers });
    const asked: string[] = [];
    await page.route(/^(?!https:\/\/maloca\.example\/)/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<h1>Desde afuera</h1>" });
    });

    const section = itineraryOf(page);
    const frame = section.locator("iframe");
    await frame.scrollIntoViewIfNeeded();
    const before = await section.boundingBox();
    expect((await frame.boundingBox())?.height).toBeGreaterThanOrEqual(800);
    const poster = frame.contentFrame().locator("body");
    expect(await poster.evaluate((body) => getComputedStyle(body).backgroundImage)).toMatch(
      /providencia\/hero\.svg/,
    );
    expect(await frame.getAttribute("title")).toBe("Ocho días sin reloj");
    expect(await section.locator("ol").count()).toBe(0);
    expect(asked).toEqual([]);

    await section.getByRole("link", { name: "Abrir el itinerario" }).click();
    await frame.contentFrame().getByText("Desde afuera").waitFor();
    expect(asked).toEqual([OUTSIDE]);
    const after = await section.boundingBox();
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
    expect(page.context().pages()).toEqual([page]);
  });
});

test("no page has a frame without an address", () => {
  for (const { slug, itinerary } of trips) {
    expect(itinerary?.frameUrl).toBeUndefined();
    expect(documentOf(`/${slug}`).querySelectorAll("iframe")).toHaveLength(0);
  }
});

const placeFor = (slug: string, asks: string, page = documentOf(`/${slug}`)) => {
  const main = page.querySelector("main") as HTMLElement;
  return [...main.querySelectorAll<HTMLElement>("a, button")].find((ask) => textOf(ask) === asks);
};

test("guaviare shows a placeholder and a link that asks for the itinerary", () => {
  const ask = placeFor("guaviare", "Pedir el itinerario") as HTMLAnchorElement;
  expect(textOf(ask.closest("section"))).toContain("Estamos terminando de dibujar el itinerario");
  expect(decodeURIComponent(ask.href)).toMatch(
    /^https:\/\/wa\.me\/\d+\?text=Hola, me gustaría recibir el itinerario/,
  );
  expect([ask.target, ask.rel]).toEqual(["_blank", "noopener"]);
});

test("macarena-fin-de-ano shows a placeholder and a button that opens the booking", () => {
  const slug = "macarena-fin-de-ano";
  const { document } = new JSDOM(renderTrip(slug, { now: new Date("2025-12-31") })).window;
  const ask = placeFor(slug, "Solicitar Información", document) as HTMLElement;
  expect(textOf(ask.closest("section"))).toContain("El itinerario estará disponible pronto");
  expect({ ...ask.dataset }).toEqual({ malocaOpen: "booking" });
  expect(ask.closest("form")?.querySelector("input")?.value).toBe(
    "Hola, quiero reservar: La Macarena Fin de Año.",
  );
});
