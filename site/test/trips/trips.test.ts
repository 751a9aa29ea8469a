import { seasonLine, trips } from "@maloca/catalog";
import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { textOf } from "../built";
import { tripRenderer } from "../trip-renderer";

// A trip's page on other days than that of the build. What the built pages say: `words.test.ts`. The catalog's prices and
// facts are compared with docs/product/prices.md by its tests.

const renderTrip = await tripRenderer();

const page = (html: string) => new JSDOM(html).window.document;

test.each(trips)(
  "/$slug says what is due before its departure, and nothing afterwards",
  ({ slug, payment, season }) => {
    const before = page(renderTrip(slug, { now: new Date("2025-06-01T12:00:00Z") }));
    const after = page(renderTrip(slug, { now: new Date("2026-06-01T12:00:00Z") }));
    if (payment) {
      const { percent, due } = payment;
      expect(textOf(before.body)).toContain(
        `Reservas con el ${percent} % y pagas el resto ${due}.`,
      );
    }
    const struck = (at: Document) => at.querySelectorAll("main p > s").length;
    expect(struck(before)).toBe(0);
    expect(textOf(before.body)).not.toContain("Avísame de la próxima");
    if (!season) return expect(textOf(after.body)).toBe(textOf(before.body));
    expect(textOf(after.body)).not.toMatch(/Reservas con el|Paga la reserva|50 %/);
    expect(after.querySelector("maloca-payment")).toBeNull();
    expect(after.querySelector("maloca-booking")?.getAttribute("prefill")).toBe(
      '{"dates":"próxima temporada"}',
    );
    expect(after.querySelector("maloca-booking")?.hasAttribute("no-payment")).toBe(true);
    expect(before.querySelector("maloca-booking")?.hasAttribute("no-payment")).toBe(false);
    expect(struck(after)).toBe(1);
    expect(textOf(after.body)).toContain("Temporada 2025");
    expect(textOf(after.body)).toContain("Son los precios de la temporada 2025.");
    expect(textOf(after.querySelector("main section button"))).toBe("Avísame de la próxima");
  },
);

test("a season is over only after its last day", () => {
  const season = { start: "2025-12-04", end: "2025-12-08" };
  expect(seasonLine(season, new Date("2025-12-08T20:00:00Z"))).toBeUndefined();
  expect(seasonLine(season, new Date("2025-12-10T20:00:00Z"))).toBe(
    "Esta salida fue del 4 al 8 de diciembre de 2025.",
  );
  expect(seasonLine(undefined, new Date())).toBeUndefined();
});
