import { bookingFields } from "@maloca/catalog/requests/booking";
import { paymentFields } from "@maloca/catalog/requests/payment";
import { expect, test } from "vitest";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { linkedFields } from "../src/core/loader/deep-link";
import { accepted, fakeServer } from "../src/testing/fake-server";
import { loaderSettled, openPage } from "./built";

// A page whose address asks for a dialog.

const browser = testBrowser();

const loader = '<script async src="/maloca.js" data-deep-link></script>';
const booking = '<maloca-booking destination="Guaviare" partner="Hotel" consent></maloca-booking>';

/** Opens a page at an address with these parameters. */
const openAt = async (parameters: Record<string, string>, markup = loader + booking) => {
  const server = fakeServer(accepted);
  const search = `?${new URLSearchParams(parameters)}`;
  return { page: await openPage(browser, markup, { server, search }), server };
};

test("an address opens the booking with its package and fills its fields; it gives no consent, names no server and sends nothing", async () => {
  const { page, server } = await openAt({
    maloca: "booking",
    package: "Viva",
    dates: "julio",
    travelers: "2 adultos",
    message: "Hola",
    consent: "on",
    endpoint: "https://thief.example",
    anonKey: "x",
    partner: "Thief",
    strings: '{"title":"x"}',
    open: "",
  });
  await page.waitForSelector("maloca-booking dialog[open]");
  const value = (name: string) => page.locator(`maloca-booking [name=${name}]`).inputValue();
  await expect.poll(() => value("dates")).toBe("julio");
  expect(await value("destination")).toBe("Viaje a Guaviare - Viva");
  expect(await value("travelers")).toBe("2 adultos");
  expect(await value("message")).toBe("Hola");
  expect(await page.locator("maloca-booking").count()).toBe(1);
  expect(await page.locator("maloca-booking [name=consent]").isChecked()).toBe(false);
  const policy = page.locator("maloca-booking a[target=_blank]");
  expect(await policy.getAttribute("href")).not.toContain("thief");
  expect(await page.locator("maloca-booking h2").textContent()).toBe("Solicita tu reserva");
  expect(server.calls).toEqual([]);
});

test("an address sets no price of a booking: that is the page's alone", async () => {
  const button =
    '<button data-maloca-open="booking" data-package="Viva" data-amount="2200000"></button>';
  const { page } = await openAt(
    { maloca: "booking", package: "Viva", amount: "1000" },
    loader + booking + button,
  );
  await page.waitForSelector("maloca-booking dialog[open]");
  const dialog = page.locator("maloca-booking dialog");
  await expect.poll(() => dialog.textContent()).toContain("2.200.000");
});

test("an address that names a package of the page gives the booking that package's price", async () => {
  const buttons = ["Norte", "Viva"].map(
    (name, i) =>
      `<button data-maloca-open="booking" data-package="${name}" data-amount="${1_100_000 * (i + 1)}"></button>`,
  );
  const { page } = await openAt(
    { maloca: "booking", package: "Viva" },
    loader + booking + buttons.join(""),
  );
  await page.waitForSelector("maloca-booking dialog[open]");
  const dialog = page.locator("maloca-booking dialog");
  await expect.poll(() => dialog.textContent()).toContain("2.200.000");
});

test("an address opens the payment with its amount, on a page without its element", async () => {
  const { page } = await openAt({ maloca: "payment", amount: "1000000", concept: "Chocó" }, loader);
  await page.waitForSelector("maloca-payment dialog[open]");
  // The code that counts may still have to load.
  const amount = page.locator("maloca-payment [name=amount]");
  await expect.poll(() => amount.inputValue()).toMatch(/1\.000\.000/);
});

test("a payment that an address opens is of the page's trip, with its package's price and what the page says of it", async () => {
  const button =
    '<button data-maloca-open="booking" data-package="Viva" data-amount="2200000"></button>';
  const { page } = await openAt(
    { maloca: "payment", package: "Viva", travelers: "2" },
    loader + booking.replace(" consent", " unit-assumed") + button,
  );
  const dialog = page.locator("maloca-payment dialog");
  await expect.poll(() => dialog.locator("[name=amount]").inputValue()).toMatch(/4\.400\.000/);
  expect(await dialog.locator("[name=concept]").inputValue()).toBe("Viaje a Guaviare - Viva");
  await expect.poll(() => dialog.textContent()).toContain("El total supone");
});

test.each<[title: string, parameters: Record<string, string>, markup?: string]>([
  [
    "the page did not ask for it",
    { maloca: "booking" },
    `<script src="/maloca.js"></script>${booking}`,
  ],
  ["its dialog is unknown", { maloca: "contact" }],
  ["it has no such parameter", { package: "Viva" }],
])("an address opens nothing where %s", async (_title, parameters, markup) => {
  const { page } = await openAt(parameters, markup);
  await loaderSettled(page);
  expect(await page.evaluate(() => customElements.get("maloca-booking"))).toBeUndefined();
  expect(await page.locator("dialog[open]").count()).toBe(0);
});

test("an address can fill every field of the dialogs that it does not set as an option", () => {
  const fields = new Set(Object.keys({ ...bookingFields, ...paymentFields }));
  for (const option of ["destination", "concept", "amount"]) fields.delete(option);
  expect([...fields].sort()).toEqual([...linkedFields].sort());
});
