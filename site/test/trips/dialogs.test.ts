import { formatCop, paymentAmounts, readPesos } from "@maloca/catalog";
import type { Locator, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { DESK, PHONE, shiftsOf, visitor } from "../visit";
import type { Expected } from "./expected";
import { expectedTrips } from "./expected-trips";

// Every reserve button of every trip, used as visitors use it.

const visit = visitor();

/** For slow machines. */
const PATIENT = { timeout: 20_000 };

/** What a button passes on: the subject in both panels, and the payment's amount. */
type Asked = [concept: string, amount: string];

const plain = (text: string) => text.replace(/\s/g, " ");

/** The peso price: the page's own, or the one beside it. */
const pesosOf = (own: string, other: string) => [own, other].find((text) => text.includes("$"));

/** The value of the trip for the fewest who travel; a group's is one for all of them. */
const worthOf = (price: string, { dialog: { "min-travelers": least = "1" } }: Expected) =>
  plain(formatCop(readPesos(price) * Number(least)));

const expectedOf = (expected: Expected): Asked[] => {
  const { packages, tickets = [], says = [], stem, over } = expected;
  const groups = says.flatMap((text) => /^Grupo de 10: (\$ [\d.]+)/.exec(text)?.[1] ?? []);
  const prices = packages.map(([name, own, other], i) => [name, groups[i] ?? pesosOf(own, other)]);
  return [...prices, ...tickets].map(([name, price]) => [
    `${stem} - ${name}`,
    over ? "" : worthOf(`${price}`, expected),
  ]);
};

const dialogs = (page: Page) => page.getByRole("dialog");

async function dismiss(page: Page, left: number) {
  await page.keyboard.press("Escape");
  await expect.poll(() => dialogs(page).count(), PATIENT).toBe(left);
}

/** Position on the page, independent of scrolling. */
const placeOf = (one: Locator) =>
  one.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top + scrollY, width, height].map(Math.round);
  });

/** Presses a button, continues to the payment where there is one, and returns what both contain. */
async function ask(page: Page, button: Locator, over?: string): Promise<Asked> {
  await button.click();
  await expect.poll(() => dialogs(page).count(), PATIENT).toBe(1);
  const destination = await page.getByLabel("Destino", { exact: true }).inputValue();
  await expect.poll(() => page.locator("maloca-booking [part=ticket]").count(), PATIENT).toBe(1);
  const pay = page.getByRole("button", { name: "Pagar anticipo o total" });
  expect(await pay.count()).toBe(over ? 0 : 1);
  if (over) return [destination, ""];
  await pay.click();
  const concept = page.getByLabel("Concepto");
  await expect.poll(() => concept.inputValue(), PATIENT).toBe(destination);
  const figures = page.locator("maloca-booking form:visible [role=status]:has(dl, p)").first();
  await figures.waitFor();
  expect(await dialogs(page).count()).toBe(1);
  const amount = plain(await page.getByLabel("Valor total del viaje (COP)").inputValue());
  return [destination, amount];
}

/** Escape goes back from the payment to the booking, and closes that. */
async function leave(page: Page) {
  if (await page.locator("maloca-booking [part=back]").isVisible()) {
    await dismiss(page, 1);
    await page.locator("maloca-booking [part=pay]").waitFor();
  }
  await dismiss(page, 0);
}

describe.each([
  ["a phone", PHONE],
  ["a desk", DESK],
])("on %s", (size, viewport) => {
  test.each(expectedTrips)(
    "each reserve button of /$slug opens the booking with its package",
    async (expected) => {
      const page = await visit(`/${expected.slug}`, { viewport });
      const general: Asked = [expected.general, ""];
      const asked: Asked[] = [];

      // The button of the bar; on a phone it is in the menu.
      if (size === "a phone") await page.getByRole("button", { name: "Menú" }).click();
      const ofBar = page.getByRole("button", { name: "Agenda tu Viaje" });
      expect(await ask(page, ofBar, expected.over)).toEqual(general);
      await leave(page);
      if (size === "a phone") await page.keyboard.press("Escape");

      for (const button of await page
        .locator("main [data-maloca-open=booking]:not([data-bar] *)")
        .all()) {
        const ticket = await button.evaluate((one) => one.closest("form:has(fieldset)") !== null);
        if (ticket) {
          const tier = (await button.textContent())?.replace("Reservar ", "");
          await page.getByRole("radio", { name: tier }).check();
        }
        asked.push(await ask(page, button, expected.over));
        await leave(page);
      }

      const isGeneral = ([about]: Asked) => about === general[0];
      expect(asked.filter((each) => !isGeneral(each))).toEqual(expectedOf(expected));
      const others = asked.filter(isGeneral);
      expect(others.length).toBeGreaterThanOrEqual(1);
      expect(others.every(([, amount]) => !amount)).toBe(true);
      await page.close();
    },
  );

  test.each([
    ["macarena", 50, "2 meses antes del viaje"],
    ["eje-cafetero", 30, "1 mes antes del viaje"],
    ["guaviare", 30, "1 mes antes del viaje"],
  ])(
    "the payment of /%s asks for a deposit of %d per cent, and the rest %s",
    async (slug, percent, due) => {
      const page = await visit(`/${slug}`, { viewport });
      const [, amount] = await ask(page, page.locator("#paquetes [data-maloca-open]").first());
      const { now, balance } = paymentAmounts(readPesos(amount), "deposit", percent);
      expect(await page.getByLabel(`Anticipo (${percent} %)`).isChecked()).toBe(true);
      const figures = page.locator("maloca-booking dl");
      expect(plain((await figures.textContent()) ?? "")).toBe(
        plain(`Pagas ahora${formatCop(now)}Saldo${formatCop(balance)}${due}`),
      );
      await page.close();
    },
  );

  test("a gallery picture opens full screen and closes", async () => {
    const page = await visit("/guaviare", { viewport });
    const tiles = page.locator("maloca-lightbox li a");
    const place = await placeOf(tiles.nth(1));
    await tiles.nth(1).click();
    await expect.poll(() => dialogs(page).count(), PATIENT).toBe(1);
    const counter = page.locator("maloca-lightbox [part=counter]");
    expect(await counter.textContent()).toBe("2 / 6");
    const picture = page.locator("maloca-lightbox [part=picture]");
    expect(await picture.getAttribute("src")).toContain(await tiles.nth(1).getAttribute("href"));
    expect(await picture.getAttribute("alt")).toBe(
      await tiles.nth(1).locator("img").getAttribute("alt"),
    );
    expect(await page.locator("maloca-lightbox [part=caption]").textContent()).toBe(
      await tiles.nth(1).textContent(),
    );
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => counter.textContent(), PATIENT).toBe("6 / 6");
    await dismiss(page, 0);
    expect(new URL(page.url()).pathname).toBe("/guaviare");
    expect(await placeOf(tiles.nth(1))).toEqual(place);
    await page.close();
  });

  test("the help loads when somebody comes near it, and moves nothing", async () => {
    const page = await visit("/guaviare", { viewport });
    const place = () => placeOf(page.getByRole("heading", { name: "Piedra, río y pintura" }));
    const before = await place();
    // On a phone it stands in the bar, below the hero.
    await page.locator("dl").first().scrollIntoViewIfNeeded();
    const button = page.locator("maloca-help [part=button]");
    expect(await button.getAttribute("href")).toMatch(/^https:\/\/wa\.me\/\d+\?text=.*Guaviare/);
    expect(await button.getAttribute("role")).toBeNull();
    await page.evaluate(() => customElements.whenDefined("maloca-booking"));
    expect(await button.getAttribute("aria-expanded")).toBeNull();
    await button.hover();
    await expect.poll(() => button.getAttribute("aria-expanded"), PATIENT).toBe("false");
    expect(await place()).toEqual(before);
    await button.click();
    const panel = page.locator("maloca-help [part=panel]");
    await panel.getByRole("link", { name: "Escríbenos por WhatsApp" }).waitFor();
    expect(await panel.textContent()).toContain("Lunes a viernes, 08:00–17:00");
    expect(await panel.getByRole("link", { name: "hola@maloca.example" }).count()).toBe(1);
    expect(page.context().pages()).toEqual([page]);
    expect(await shiftsOf(page)).toBe(0);
    await page.close();
  });

  test("a click on the help before its code loads opens it afterwards", async () => {
    const page = await visit("/guaviare", { viewport });
    await page.locator("dl").first().scrollIntoViewIfNeeded();
    await page.locator("maloca-help [part=button]").evaluate((link: HTMLElement) => link.click());
    await page.locator("maloca-help [part=panel]").waitFor();
    expect(page.context().pages()).toEqual([page]);
    await page.locator("maloca-help [part=button]").click();
    await page.locator("maloca-help [part=panel]").waitFor({ state: "detached" });
    await page.close();
  });

  test("experiences picked on the page are ticked in the booking", async () => {
    const page = await visit("/fin-de-ano-choco", { viewport });
    const picker = page.locator("maloca-experiences");
    // Before its code has loaded, as quick visitors do.
    await picker.getByLabel("Clase de surf").check();
    await picker.getByText("1/2 experiencias seleccionadas").waitFor();
    await picker.getByLabel("Masaje").check();
    await picker.getByText("2/2 experiencias seleccionadas").waitFor();
    await picker.getByLabel("Pesca artesanal").click({ force: true });
    await page.locator("[data-package='Posada Nativa 5 días']").click();
    const booking = dialogs(page);
    await booking.getByText("Has seleccionado 2 de 2 experiencias").waitFor();
    const ticked = () =>
      booking
        .getByRole("checkbox")
        .evaluateAll((boxes) =>
          (boxes as HTMLInputElement[]).filter((box) => box.checked).map(({ value }) => value),
        );
    expect(await ticked()).toEqual(["Clase de surf", "Masaje"]);

    await dismiss(page, 0);
    await picker.getByLabel("Masaje").uncheck();
    await page.locator("[data-package='Posada Nativa 5 días']").click();
    await booking.getByText("Has seleccionado 1 de 2 experiencias").waitFor();
    expect(await ticked()).toEqual(["Clase de surf"]);
    expect(await shiftsOf(page)).toBe(0);
    await page.close();
  });
});
