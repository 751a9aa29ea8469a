// tier: merge

import { existsSync, readFileSync, statSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";
import { beforeAll, describe, expect, test } from "vitest";
import { type Photo, type Trust, trust } from "../content/trust";
import { documentOf, jpegSize, paths, textOf } from "./built";
import { tripRenderer } from "./trip-renderer";
import { visitor } from "./visit";

// What the operator gives of hosts, photos and reviews (docs/trust.md).

const visit = visitor();
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Limits of docs/trust.md. */
const LONGER_SIDE = 1200;
const WEIGHT = 300_000;

const photosOf = ({ photos, hosts }: Trust): Photo[] => [
  ...photos,
  ...hosts.flatMap(({ photo }) => photo ?? []),
];

let example: Trust;
const renderTrip = await tripRenderer();
beforeAll(async () => {
  const [, block] =
    /```ts\n([\s\S]+?)```/.exec(readFileSync(file("../../docs/trust.md"), "utf8")) ?? [];
  if (!block) throw new Error("docs/trust.md has no example");
  const source = readFileSync(file("../content/trust.ts"), "utf8");
  const start = source.indexOf("export const trust: Trust = {");
  const end = source.indexOf("\n};\n", start) + 4;
  const folder = await mkdtemp(join(tmpdir(), "maloca-trust-"));
  await writeFile(join(folder, "trust.ts"), source.slice(0, start) + block + source.slice(end));
  const { module } = await runnerImport<{ trust: Trust }>(join(folder, "trust.ts"));
  await rm(folder, { recursive: true });
  example = module.trust;
});

test("every photo that the operator names is there, as large as stated and light", () => {
  for (const { src: name, width, height } of photosOf(trust)) {
    const path = file(`../public${name}`);
    expect(existsSync(path), name).toBe(true);
    expect(jpegSize(readFileSync(path)), name).toEqual([width, height]);
    expect(Math.max(width, height), name).toBeGreaterThanOrEqual(LONGER_SIDE);
    expect(statSync(path).size, name).toBeLessThanOrEqual(WEIGHT);
  }
});

test("what travelled is dated by year and month, and not in the future", () => {
  const now = new Date().toISOString().slice(0, 7);
  for (const { date } of [...photosOf(trust), ...trust.reviews]) {
    expect(date).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
    expect(date <= now, date).toBe(true);
  }
});

test("nothing is shown while nothing is given", () => {
  if (photosOf(trust).length + trust.reviews.length + trust.hosts.length > 0) return;
  for (const path of paths) {
    const page = documentOf(path);
    expect(textOf(page.body)).not.toMatch(/Quiénes te reciben|Fotos de quienes|Lo que cuentan/);
    expect(page.querySelectorAll("img[src^='/fotos/'], blockquote"), path).toHaveLength(0);
  }
});

describe.each([390, 768, 1440])("the documented example, %i px wide", (width) => {
  test("shows host, photo and review with their dates, the registry's link and the answer time", async () => {
    const html = renderTrip("velitas-choco", { trust: example });
    const page = await visit("/velitas-choco", { viewport: { width, height: 900 }, html });
    await page.route("**/fotos/*", (route) =>
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
  expect(html).not.toMatch(/Quiénes te reciben|\/fotos\//);
});
