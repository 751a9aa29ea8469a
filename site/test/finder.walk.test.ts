import { expect, test } from "vitest";
import { DESK, PHONE, visitor } from "./visit";

// The finder in a browser; what it answers is in finder.test.ts.

const visit = visitor();

test("without scripts the table stands alone", async () => {
  const page = await visit("/", { javaScriptEnabled: false });
  expect(await page.locator("#buscador tbody tr:visible").count()).toBeGreaterThanOrEqual(13);
  expect(await page.locator("#buscador form").isVisible()).toBe(false);
});

test.each([
  ["a phone", PHONE],
  ["a desk", DESK],
])("on %s the first touch loads the finder, which answers and begins anew", async (_, viewport) => {
  const page = await visit("/", { viewport });
  const finder = page.locator("#buscador");
  const shown = () => finder.locator("tbody tr:visible").count();
  // A screen reader announces the answer once, and only in a line that it knows before.
  expect(await page.getByRole("status").and(page.locator("[data-finder-status]")).count()).toBe(1);
  await finder.getByLabel("Personas").fill("2");
  await expect.poll(() => finder.getByRole("status").textContent()).toContain("para 2 personas");
  await finder.getByLabel("diciembre").check({ force: true });
  await finder.getByLabel("Días").selectOption("6 o más");
  expect(await shown()).toBe(3);
  // Three lines at most beside the trips.
  const beside = await page.locator("#viajes [data-finder-status]").boundingBox();
  expect(beside?.height).toBeLessThan(4 * 27);
  await finder.getByRole("button", { name: "Ver los viajes" }).click();
  expect(await page.locator(":focus").getAttribute("href")).toContain("personas=2");
  await finder.getByLabel("Presupuesto por persona").selectOption("1500000");
  await finder.getByRole("button", { name: "Ver los viajes" }).click();
  expect(await page.locator(":focus").textContent()).toBe("Lo armamos a tu medida");
  await finder.getByRole("button", { name: "Ver todos" }).click();
  await expect.poll(shown).toBeGreaterThanOrEqual(13);
  expect(await finder.locator(":focus").getAttribute("name")).toBe("mes");
});

test("on narrow phones every field is as wide as its longest words", async () => {
  const page = await visit("/", { viewport: PHONE });
  for (const width of [320, 360, 390, 414]) {
    await page.setViewportSize({ ...PHONE, width });
    const cut = await page.locator("[data-finder]").evaluate((form) => {
      const lists = [...form.querySelectorAll("select")].filter((list) => {
        const room = list.offsetWidth;
        list.style.width = "max-content";
        const asked = list.offsetWidth;
        list.style.width = "";
        return asked > room;
      });
      const words = [
        ...form.querySelectorAll<HTMLElement>("span, button, label, input[inputmode]"),
      ];
      return [...lists, ...words.filter((one) => one.scrollWidth > one.offsetWidth)].map(
        (one) => one.textContent,
      );
    });
    expect(cut, `${width} px`).toEqual([]);
    const heights = await page
      .locator("[data-finder] :is(select, button, [inputmode], [type=radio] + span)")
      .evaluateAll((fields) => fields.map((field) => (field as HTMLElement).offsetHeight));
    // A finger's, and one line each.
    expect(Math.min(...heights), `${width} px`).toBeGreaterThanOrEqual(44);
    expect(Math.max(...heights), `${width} px`).toBeLessThanOrEqual(48);
  }
});
