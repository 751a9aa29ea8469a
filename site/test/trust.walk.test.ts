// tier: merge

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { checkDocument } from "@maloca/catalog/documents/field";
import { trustDocument } from "@maloca/catalog/documents/trust-document";
import { describe, expect, test } from "vitest";
import { trust, trustOf } from "../content/trust";
import { documentOf, paths, textOf } from "./built";
import { tripRenderer } from "./trip-renderer";
import { visitor } from "./visit";

// What the operator gives of hosts, photos and reviews (docs/trust.md).

const visit = visitor();
const [, written = ""] =
  /```json\n([\s\S]+?)```/.exec(
    readFileSync(fileURLToPath(new URL("../../docs/trust.md", import.meta.url)), "utf8"),
  ) ?? [];
const example = trustOf(JSON.parse(written));
const renderTrip = await tripRenderer();

test("the documented example fits its schema", () => {
  expect(checkDocument(trustDocument, written)).toHaveProperty("document");
});

test("what travelled is not in the future", () => {
  const now = new Date().toISOString().slice(0, 7);
  const { photos, hosts, reviews } = trust;
  const faces = hosts.flatMap(({ photo }) => photo ?? []);
  for (const { date } of [...photos, ...faces, ...reviews]) expect(date <= now, date).toBe(true);
});

test("nothing is shown while nothing is given", () => {
  if (trust.photos.length + trust.reviews.length + trust.hosts.length > 0) return;
  for (const path of paths) {
    const page = documentOf(path);
    expect(textOf(page.body)).not.toMatch(/Quiénes te reciben|Fotos de quienes|Lo que cuentan/);
    expect(page.querySelectorAll("img[src^='/assets/fotos/'], blockquote"), path).toHaveLength(0);
  }
});

describe.each([390, 768, 1440])("the documented example, %i px wide", (width) => {
  test("shows host, photo and review with their dates, the registry's link and the answer time", async () => {
    const html = renderTrip("velitas-choco", { trust: example });
    const page = await visit("/velitas-choco", { viewport: { width, height: 900 }, html });
    await page.route("**/assets/fotos/*", (route) =>
      route.fulfill({
        contentType: "image/svg+xml",
        body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#285" d="M0 0h4v3H0z"/></svg>',
      }),
    );
    const main = page.locator("main");
    for (const title of [
      "Quiénes te reciben",
      "Fotos de quienes ya fueron",
      "Lo que cuentan al volver",
    ]) {
      const heading = main.getByRole("heading", { name: title });
      await heading.scrollIntoViewIfNeeded();
      const box = await heading.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    const photo = main.getByAltText("Una lancha con seis viajeros llega a la playa de Nuquí.");
    expect((await photo.boundingBox())?.width).toBeGreaterThan(width * 0.75);
    await main.getByText("Foto de Luz Mosquera. Nuquí, Chocó, agosto de 2026").waitFor();
    await main.getByText("Ana, de Medellín, viajó en agosto de 2026").waitFor();
    const registry = page.getByRole("link", { name: "RNT 00000" });
    expect(await registry.getAttribute("href")).toBe(example.rntUrl);
    await page.getByText("menos de 4 horas, en horario de atención").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
});

test("a trip without photos or hosts of its own has none of another", () => {
  const html = renderTrip("guajira", { trust: example });
  expect(html).not.toMatch(/Quiénes te reciben|\/assets\/fotos\//);
});

test.each([768, 1440])("a gallery of tall photographs has no hole, %i px wide", async (width) => {
  const page = await visit("/cartagena", { viewport: { width, height: 900 } });
  const tiles = page.locator("maloca-lightbox li");
  await tiles.locator("img").evaluateAll((pictures) =>
    Promise.all(
      (pictures as HTMLImageElement[]).map((picture) => {
        picture.loading = "eager";
        picture.src =
          "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='900' height='1600'/>";
        picture.setAttribute("width", "900");
        picture.setAttribute("height", "1600");
        return picture.decode();
      }),
    ),
  );
  const ends = await tiles.evaluateAll((all) =>
    all.map((tile) => Math.round(tile.getBoundingClientRect().bottom)),
  );
  // The large one on the left ends with the two beside it.
  expect(ends[0]).toBe(ends[2]);
});
