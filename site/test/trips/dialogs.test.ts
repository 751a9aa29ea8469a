import { formatCop, paymentAmounts, quote, readPesos, subjectOf, trips } from "@maloca/catalog";
import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { DESK, PHONE, shiftsOf, visitor } from "../visit";

// What a trip's buttons and pictures open, used as visitors use them. What each button of each trip carries is
// compared with the catalog in trips.test.ts.

const visit = visitor();

/** What a button passes on: the subject in both panels, and the payment's amount. */
type Asked = [concept: string, amount: string];

const plain = (text: string) => text.replace(/\s/g, " ");

const dialogs = (page: Page) => page.getByRole("dialog");

async function dismiss(page: Page, left: number) {
  await page.keyboard.press("Escape");
  await expect.poll(() => dialogs(page).count()).toBe(left);
}

/** Presses a button, continues to the payment, and returns what both contain. */
async function ask(page: Page, button: Locator): Promise<Asked> {
  const isPriced = await button.getAttribute("data-amount");
  await button.click();
  await expect.poll(() => dialogs(page).count()).toBe(1);
  const destination = await page.getByLabel("Destino", { exact: true }).inputValue();
  await expect.poll(() => page.locator("maloca-booking [part=ticket]").count()).toBe(1);
  await page.getByRole("button", { name: "Pagar anticipo o total" }).click();
  await expect.poll(() => page.getByLabel("Concepto").inputValue()).toBe(destination);
  const figures = page.locator("maloca-booking form:visible [role=status]:has(dl, p)").first();
  await figures.waitFor();
  expect(await dialogs(page).count()).toBe(1);
  const value = page.getByLabel("Valor total del viaje (COP)");
  if (isPriced) await expect.poll(() => value.inputValue()).not.toBe("");
  return [destination, plain(await value.inputValue())];
}

/** Escape goes back from the payment to the booking, and closes that. */
async function leave(page: Page) {
  await dismiss(page, 1);
  await page.locator("maloca-booking [part=pay]").waitFor();
  await dismiss(page, 0);
}

test.each([
  ["a phone", PHONE, "santa-marta"],
  ["a desk", DESK, "cartagena"],
] as const)("on %s each reserve button opens the booking with its package", async (...row) => {
  const [size, viewport, slug] = row;
  const trip = trips.find((one) => one.slug === slug);
  if (!trip) throw new Error(`No trip is called ${slug}`);
  const general: Asked = [subjectOf(trip), ""];
  const tickets = (trip.event?.tiers ?? []).map(({ name, price }) => ({
    name: `${trip.event?.name}, ${name}`,
    price,
  }));
  const worth = [...trip.packages, ...tickets].map(({ name, price }): Asked => {
    const { cop, group } = quote(price);
    // No visitor has given a number: neither a trip's minimum nor its tickets are multiplied.
    return [subjectOf({ ...trip, package: name }), plain(formatCop(group?.cop ?? cop))];
  });
  const page = await visit(`/${slug}`, { viewport });

  // The button of the bar; on a phone it is in the menu.
  if (size === "a phone") await page.getByRole("button", { name: "Menú" }).click();
  expect(await ask(page, page.getByRole("button", { name: "Agenda tu Viaje" }))).toEqual(general);
  await leave(page);
  if (size === "a phone") await page.keyboard.press("Escape");

  const asked: Asked[] = [];
  // Those of the folded comparison say the same as the cards' (`trips.test.ts`).
  const buttons = page.locator("main [data-maloca-open=booking]:not([data-bar] *, details *)");
  for (const button of await buttons.all()) {
    const ticket = await button.evaluate((one) => one.closest("form:has(fieldset)") !== null);
    if (ticket) {
      const tier = (await button.textContent())?.replace("Reservar ", "");
      await page.getByRole("radio", { name: tier }).check();
      // Only the chosen ticket's button shows.
      const shown = page.locator("form:has(fieldset) button:visible");
      expect(await shown.allInnerTexts()).toEqual([`Reservar ${tier}`]);
    }
    asked.push(await ask(page, button));
    await leave(page);
  }
  const isGeneral = ([about]: Asked) => about === general[0];
  expect(asked.filter((each) => !isGeneral(each))).toEqual(worth);
  const others = asked.filter(isGeneral);
  expect(others.length).toBeGreaterThanOrEqual(1);
  for (const one of others) expect(one).toEqual(general);
});

test("the payment asks for the trip's own deposit, and says when the rest is due", async () => {
  const page = await visit("/macarena", { viewport: DESK });
  const [, amount] = await ask(page, page.locator("#paquetes [data-maloca-open]").first());
  const { now, balance } = paymentAmounts(readPesos(amount), "deposit", 50);
  expect(await page.getByLabel("Anticipo (50 %)").isChecked()).toBe(true);
  const figures = page.locator("maloca-booking dl");
  expect(plain((await figures.textContent()) ?? "")).toBe(
    plain(`Pagas ahora${formatCop(now)}Saldo${formatCop(balance)}2 meses antes del viaje`),
  );
});

test("a click on the help before its code loads opens it afterwards", async () => {
  const page = await visit("/guaviare", { viewport: PHONE });
  await page.locator("dl").first().scrollIntoViewIfNeeded();
  await page.locator("maloca-help [part=button]").evaluate((link: HTMLElement) => link.click());
  await page.locator("maloca-help [part=panel]").waitFor();
  expect(page.context().pages()).toEqual([page]);
  await page.locator("maloca-help [part=button]").click();
  await page.locator("maloca-help [part=panel]").waitFor({ state: "detached" });
});

test("experiences picked on the page are ticked in the booking", async () => {
  const page = await visit("/fin-de-ano-choco", { viewport: PHONE });
  const picker = page.locator("maloca-experiences");
  // Before its code has loaded, as quick visitors do.
  await picker.getByLabel("Clase de surf").check();
  await picker.getByText("1/2 experiencias seleccionadas").waitFor();
  await picker.getByLabel("Masaje").check();
  await picker.getByText("2/2 experiencias seleccionadas").waitFor();
  await picker.getByLabel("Pesca artesanal").click({ force: true });
  await page.locator("article [data-package='Posada Nativa 5 días']").click();
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
  await page.locator("article [data-package='Posada Nativa 5 días']").click();
  await booking.getByText("Has seleccionado 1 de 2 experiencias").waitFor();
  expect(await ticked()).toEqual(["Clase de surf"]);
  expect(await shiftsOf(page)).toBe(0);
});
