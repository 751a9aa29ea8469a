import { gzipSync } from "node:zlib";
import { trips } from "@maloca/catalog";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { bytes } from "./built";
import { DESK, ORIGIN, PHONE, visitor } from "./visit";

// The finder of the home page, as a visitor uses it.

/** Bytes of gzip that the first question may load. */
const SCRIPT = 3_000;

const visit = visitor();

const plain = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();

/** What the table shows: name, month, days and price of each row. */
const rowsOf = async (page: Page) => {
  const rows = await page.locator("#buscador tbody tr").filter({ visible: true }).all();
  return Promise.all(
    rows.map(async (row) =>
      (await row.locator("a, th span, td span").allTextContents()).map(plain),
    ),
  );
};

const names = async (page: Page) => (await rowsOf(page)).map(([name]) => name);

const inPesos = (price = "") => Number(price.replace(/\D/g, ""));

/** What the table is called: it says what the list is, and in what order. */
const nameOf = async (page: Page) => plain(await page.locator("#buscador caption").textContent());

test("without scripts all trips stand in a table by price, with months and days, and no form", async () => {
  const page = await visit("/", { javaScriptEnabled: false });
  const rows = await rowsOf(page);
  expect(rows).toHaveLength(trips.length);
  expect(rows).toContainEqual([
    "Guaviare",
    "Cuando quieras",
    "Hasta 5 días",
    "$ 2.362.000",
    "aprox. 562 USD",
  ]);
  const prices = rows.map(([, , , price]) => inPesos(price));
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  expect(await page.locator("#buscador form").isVisible()).toBe(false);
  await page.close();
});

describe.each([
  ["a phone", PHONE],
  ["a desk", DESK],
])("on %s", (_, viewport) => {
  test("month, people, days and budget leave the trips that fit, with the price for all", async () => {
    const page = await visit("/", { viewport });
    const scripts: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      // The widgets below wake, too.
      if (/^\/assets\/(?!widgets-).*\.js$/.test(pathname)) scripts.push(pathname);
    });
    const status = page.locator("#buscador [role=status]");
    const finder = page.locator("#buscador");

    await finder.getByLabel("Personas").fill("2");
    await expect.poll(async () => plain(await status.textContent())).toContain("13 de 13 viajes");
    expect((await rowsOf(page)).find(([name]) => name === "Guaviare")).toEqual([
      "Guaviare",
      "Cuando quieras",
      "Hasta 5 días",
      "$ 4.724.000",
      "2 × $ 2.362.000",
    ]);
    const size = scripts.reduce((sum, file) => sum + gzipSync(bytes(file)).length, 0);
    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(SCRIPT);

    await finder.getByLabel("septiembre").check({ force: true });
    expect(await names(page)).not.toContain("Velitas en el Chocó");
    await finder.getByLabel("diciembre").check({ force: true });
    expect(await names(page)).toContain("Velitas en el Chocó");
    await finder.getByLabel("Días").selectOption("6 o más");
    expect(await names(page)).toEqual([
      "Providencia",
      "Eje Cafetero",
      "Navidad en el Eje Cafetero",
    ]);
    const search = "3 de 13 viajes de 6 o más días para 2 personas en diciembre";
    expect(await nameOf(page)).toBe(`${search}, del precio más bajo al más alto`);
    expect(plain(await status.textContent())).toBe(search);
    await finder.getByLabel("Presupuesto por persona").selectOption({ index: 4 });
    expect(await names(page)).toEqual(["Providencia"]);

    const cards = page.locator(":is(#viajes, #viajes-temporada) [data-trips] > li");
    expect(await cards.filter({ visible: true }).locator("h3").allTextContents()).toEqual([
      "Providencia",
    ]);
    const beside = page.locator("#viajes [role=status]");
    expect(plain(await beside.textContent())).toContain("1 de 13 viajes");
    // Three lines at most.
    expect((await beside.boundingBox())?.height).toBeLessThan(4 * 27);
    expect(new URL(page.url()).search).toBe("?mes=12&personas=2&dias=6-&presupuesto=5000000");
    await page.close();
  });

  test("two groups of ten pay twice, and the budget counts both", async () => {
    const page = await visit("/?personas=20", { viewport });
    const groups = async () =>
      (await rowsOf(page)).filter(([, , , , detail = ""]) => detail.includes("grupos de 10"));
    await expect
      .poll(groups)
      .toContainEqual([
        "Santa Marta",
        "Cuando quieras",
        "4 días",
        "$ 30.290.000",
        "2 grupos de 10",
      ]);
    // Each of the twenty pays 1.514.500.
    await page.locator("#buscador").getByLabel("Presupuesto por persona").selectOption("1500000");
    await expect.poll(groups).toEqual([]);
    await page.close();
  });

  test("an address that asks is answered on arrival", async () => {
    const page = await visit("/?mes=12&personas=2", { viewport });
    const status = page.locator("#buscador [role=status]");
    await expect.poll(async () => plain(await status.textContent())).toContain("13 de 13 viajes");
    expect(await page.locator("#buscador").getByLabel("diciembre").isChecked()).toBe(true);
    expect(await page.locator("#buscador").getByLabel("Personas").inputValue()).toBe("2");
    // In the order of the prices that are shown: a group's one sum is not shared by two.
    expect(await nameOf(page)).toContain(
      "viajes para 2 personas en diciembre, del precio más bajo",
    );
    const prices = (await rowsOf(page)).map(([, , , price]) => inPesos(price));
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    await page.close();
  });

  test("one traveller is offered no trip that takes two at least", async () => {
    const page = await visit("/?personas=1", { viewport });
    const status = page.locator("#buscador [role=status]");
    await expect.poll(async () => plain(await status.textContent())).toContain("8 de 13 viajes");
    expect(await names(page)).not.toContain("Cartagena");
    await page.close();
  });

  test("a group's price is one person's until the travellers are counted, and then one sum", async () => {
    const page = await visit("/?presupuesto=2000000", { viewport });
    const status = page.locator("#buscador [role=status]");
    await expect.poll(async () => plain(await status.textContent())).toContain("3 de 13 viajes");
    const priceOfGroup = async () => {
      const row = (await rowsOf(page)).find(([name]) => name === "Santa Marta");
      return row?.slice(3);
    };
    expect(await priceOfGroup()).toEqual(["$ 1.514.500", "en grupo de 10"]);
    const people = page.locator("#buscador").getByLabel("Personas");
    await people.fill("10");
    expect(await priceOfGroup()).toEqual(["$ 15.145.000", "grupo de 10"]);
    await page.locator("#buscador").getByLabel("Presupuesto").selectOption("");
    await people.fill("1");
    expect(await priceOfGroup()).toEqual(["$ 15.145.000", "grupo de 10"]);
    const prices = (await rowsOf(page)).map(([, , , price]) => inPesos(price));
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    await page.close();
  });

  test("an address with a number of people that nobody has asks for the nearest, or for none", async () => {
    const page = await visit("/?personas=1e99", { viewport });
    const people = page.locator("#buscador").getByLabel("Personas");
    await expect.poll(() => people.inputValue()).toBe("99");
    expect(new URL(page.url()).search).toBe("?personas=99");
    await people.fill("-3");
    await expect.poll(() => new URL(page.url()).search).toBe("");
    await page.close();
  });

  test("an address with values that no field has asks nothing", async () => {
    const page = await visit("/?mes=13&dias=x&personas=<b>&otro=1", { viewport });
    await expect.poll(() => page.url()).toBe(`${ORIGIN}/`);
    expect(await rowsOf(page)).toHaveLength(trips.length);
    await page.close();
  });

  test("where nothing fits, the custom trip is offered, and all trips again", async () => {
    const page = await visit("/", { viewport });
    const finder = page.locator("#buscador");
    const before = await names(page);
    await finder.getByLabel("Días").selectOption("6 o más");
    await finder.getByLabel("Presupuesto por persona").selectOption({ index: 1 });
    const offer = finder.getByRole("link", { name: "Lo armamos a tu medida" });
    await expect.poll(() => offer.getAttribute("href")).toBe("#custom-trip-form");
    await offer.waitFor();
    expect(await finder.locator("table").isVisible()).toBe(false);
    await finder.getByRole("button", { name: "Ver todos los viajes" }).click();
    await offer.waitFor({ state: "hidden" });
    expect(await names(page)).toEqual(before);
    expect(await nameOf(page)).toBe("Todos los viajes, del precio más bajo al más alto");
    expect(await finder.locator(":focus").getAttribute("name")).toBe("mes");
    expect(new URL(page.url()).search).toBe("");
    await page.close();
  });
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
        ...form.querySelectorAll<HTMLElement>("span, button, label, input[type=number]"),
      ];
      return [...lists, ...words.filter((one) => one.scrollWidth > one.offsetWidth)].map(
        (one) => one.textContent,
      );
    });
    expect(cut, `${width} px`).toEqual([]);
    const heights = await page
      .locator("[data-finder] :is(select, button, [type=number], [type=radio] + span)")
      .evaluateAll((fields) => fields.map((field) => (field as HTMLElement).offsetHeight));
    // A finger's, and one line each.
    expect(Math.min(...heights), `${width} px`).toBeGreaterThanOrEqual(44);
    expect(Math.max(...heights), `${width} px`).toBeLessThanOrEqual(48);
  }
  await page.close();
});

test("a trip over the end of the year is found in the months of both years", async () => {
  const page = await visit("/?personas=2", { viewport: PHONE });
  const status = page.locator("#buscador [role=status]");
  await expect.poll(async () => plain(await status.textContent())).toContain("viajes para 2");
  const row = page.locator("#buscador tbody tr").first();
  await row.evaluate(({ dataset }) => {
    dataset.months = "12-1";
  });
  const found: string[] = [];
  for (const month of ["noviembre", "diciembre", "enero", "febrero"]) {
    await page.locator("#buscador").getByLabel(month).check();
    const [first] = await rowsOf(page);
    if (first?.[0] === plain(await row.locator("a").textContent())) found.push(month);
  }
  expect(found).toEqual(["diciembre", "enero"]);
  await page.close();
});
