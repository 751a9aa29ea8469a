// tier: merge

import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { contentPolicy } from "../content-policy";
import { tripRenderer } from "./trip-renderer";
import { DESK, PHONE, visitor } from "./visit";

const visit = visitor();

const OUTSIDE = "https://itinerarios.example/providencia";
const renderTrip = await tripRenderer();

const itineraryOf = (page: Page) => page.locator("section:has(> div > iframe)");

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
