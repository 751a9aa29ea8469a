// tier: merge

import { formatCop, includedText, quote, trips, wholePackage } from "@maloca/catalog";
import type { Locator } from "playwright";
import { expect, test } from "vitest";
import { documentOf, textOf, texts } from "./built";
import { DESK, PHONE, visitor } from "./visit";

// The packages of a trip side by side.

const visit = visitor();
const several = trips.filter(({ packages }) => packages.length > 1);

const linesOf = (slug: string) => {
  const rows = [...documentOf(`/${slug}`).querySelectorAll("#paquetes details tbody tr")];
  return new Map(rows.map((row) => [textOf(row.querySelector("th")), texts(row, "td")]));
};

test.each(several)("/$slug compares all its packages by what they have and cost", (trip) => {
  const lines = linesOf(trip.slug);
  for (const [i, one] of trip.packages.entries()) {
    const { features, lodging } = wholePackage(one, trip);
    if (lodging) expect(lines.get("Alojamiento")?.[i]).toBe(lodging);
    expect(features).toEqual(expect.arrayContaining(Object.keys(one.insteadOf ?? {})));
    for (const feature of features) {
      const ordinary = one.insteadOf?.[feature];
      const cell = lines.get(ordinary ?? feature)?.[i];
      expect(cell, feature).toBe(ordinary ? feature : "Incluido");
    }
    const { cop, group } = quote(one.price);
    const price = lines.get(group ? "Precio del grupo" : "Precio")?.[i];
    expect(price).toBe(formatCop(group?.cop ?? cop).replace(/\s/g, " "));
  }
  for (const line of trip.included.map(includedText)) {
    // What the trip includes no package lacks.
    expect(lines.get(line) ?? [], line).not.toContain("No incluido");
  }
});

test("a package has what the one that it builds on has, and its price is also that of a group", () => {
  const lines = linesOf("guaviare");
  expect(lines.get("Caminata guiada al arte rupestre de La Lindosa")).toEqual([
    "Incluido",
    "Incluido",
    "Incluido",
  ]);
  expect(lines.get("Noche en maloca con relato al fuego")).toEqual(["", "", "Incluido"]);
  expect([...lines.keys()].filter((line) => /^Precio/.test(line))).toEqual(["Precio"]);
});

const unfold = async (path: string, options: Parameters<typeof visit>[1]) => {
  const page = await visit(path, options);
  const comparison = page.locator("#paquetes details");
  await comparison.locator("summary").click();
  return {
    page,
    comparison,
    rows: comparison.locator("tbody tr").filter({ visible: true }),
    heads: comparison.locator("thead th").filter({ visible: true }),
    overflow: () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  };
};

test("in a wide window all packages stand side by side, and differences can stand alone", async () => {
  const { comparison, rows, heads, overflow } = await unfold("/guaviare", { viewport: DESK });
  expect(await heads.count()).toBe(3);
  expect(await comparison.locator("select").filter({ visible: true }).count()).toBe(0);
  const before = await rows.count();
  await comparison.getByLabel("Solo diferencias").check();
  expect(await rows.count()).toBe(before - 4);
  expect(await overflow()).toBe(0);
});

test.each([true, false])(
  "a phone shows the two packages that are chosen, whether it has scripts (%s) or not",
  async (javaScriptEnabled) => {
    const { page, comparison, rows, heads, overflow } = await unfold("/guaviare", {
      viewport: PHONE,
      javaScriptEnabled,
    });
    const names = () => heads.allTextContents();
    expect(await names()).toEqual(["Puerta de la Selva", "Memoria de Piedra"]);
    await comparison.getByRole("combobox").first().selectOption("Magia Ancestral");
    await comparison.getByRole("combobox").last().selectOption("Puerta de la Selva");
    const left = async (name: string) =>
      (await heads.filter({ hasText: name }).boundingBox())?.x ?? Number.NaN;
    expect(await left("Magia Ancestral")).toBeLessThan(await left("Puerta de la Selva"));
    expect(await overflow()).toBe(0);

    // The two are equal in bed, meals and two features; the third package counts for nothing here.
    const before = await rows.count();
    await comparison.getByLabel("Solo diferencias").check();
    expect(await rows.count()).toBe(before - 4);
    await comparison.getByRole("combobox").last().selectOption("Memoria de Piedra");
    expect(await rows.count()).toBe(before - 7);

    // Their names stay below the page's bar.
    await rows.last().scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 200));
    const covered = await heads.evaluateAll((all) =>
      all.filter((head) => {
        const { left, top, width, height } = head.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) !== head;
      }),
    );
    expect(covered).toEqual([]);

    // One that is chosen twice has the room of both.
    await comparison.getByRole("combobox").first().selectOption("Memoria de Piedra");
    expect(await names()).toEqual(["Memoria de Piedra"]);
    const width = async (part: Locator) => (await part.boundingBox())?.width;
    expect(await width(heads)).toBe(await width(comparison.locator("thead")));
  },
);

test.each(several)("/$slug can be asked for from the comparison, package by package", (trip) => {
  const buttons = [
    ...documentOf(`/${trip.slug}`).querySelectorAll<HTMLElement>("#paquetes details tfoot button"),
  ];
  expect(buttons.map(({ dataset }) => dataset.package)).toEqual(
    trip.packages.map(({ name }) => name),
  );
  for (const [i, button] of buttons.entries()) {
    expect(button.getAttribute("aria-label")).toContain(trip.packages[i]?.name);
  }
});
