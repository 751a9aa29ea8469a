// tier: merge

import { formatCop, includedText, quote, trips, wholePackage } from "@maloca/catalog";
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
  expect(lines.get("Precio para 2")).toEqual(["$ 4.724.000", "$ 5.216.000", "$ 6.200.000"]);
});

test.each([PHONE, DESK])(
  "at $width px differences can stand alone, and names stay",
  async (viewport) => {
    const page = await visit("/guaviare", { viewport });
    const comparison = page.locator("#paquetes details");
    await comparison.locator("summary").click();
    const rows = comparison.locator("tbody tr").filter({ visible: true });
    const before = await rows.count();
    await comparison.getByLabel("Solo diferencias").check();
    expect(await rows.count()).toBe(before - 4);
    const scroller = comparison.locator("section");
    await scroller.evaluate((one) => {
      one.scrollLeft = one.scrollWidth;
    });
    const [frame, name] = await Promise.all([
      scroller.boundingBox(),
      rows.first().locator("th").boundingBox(),
    ]);
    expect(Math.abs((name?.x ?? 0) - (frame?.x ?? 0))).toBeLessThan(2);
    const covered = await rows.evaluateAll((all) =>
      all.flatMap((row) => {
        const name = row.querySelector("th") as HTMLElement;
        name.scrollIntoView({ block: "center" });
        const { left, top, width, height } = name.getBoundingClientRect();
        const over = [0.1, 0.3, 0.5, 0.7, 0.9].some(
          (part) =>
            document.elementFromPoint(left + part * width, top + height / 2)?.closest("th") !==
            name,
        );
        return over ? [name.textContent] : [];
      }),
    );
    expect(covered).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBe(0);
  },
);
