// tier: merge

import type { Page } from "playwright";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { accepted, fakeServer, REFERENCE, refusedFor, widgetOn } from "../src/testing";
import { openPage } from "./built";
import { goodRequest } from "./samples";

// The test kit on a page with every widget, as a partner's own test would use it.

const PICTURE =
  "data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22 width=%2240%22 height=%2240%22/>";

const browser = testBrowser();
const server = fakeServer();
let page: Page;

beforeEach(async () => {
  server.calls.length = 0;
  server.answerWith(accepted);
  page = await openPage(
    browser,
    `<maloca-booking experiences="Surf, Masaje" consent></maloca-booking>
    <button id="pay" data-maloca-open="payment">Pagar</button><maloca-payment></maloca-payment>
    <maloca-trip-wizard></maloca-trip-wizard> <maloca-contact></maloca-contact>
    <maloca-newsletter></maloca-newsletter> <maloca-partnership></maloca-partnership>
    <maloca-experiences experiences="Surf, Masaje, Pesca"></maloca-experiences>
    <maloca-lightbox><a href="${PICTURE}"><img alt="Mar" src="${PICTURE}"></a></maloca-lightbox>
    <maloca-help></maloca-help><script src="/maloca.js"></script>`,
    server,
  );
});
afterEach(() => page.close());

test("a booking: opened, its errors read, filled, sent, with its reference, closed", async () => {
  const booking = widgetOn(page, "booking");
  await booking.open();
  await booking.send();
  expect(Object.keys(await booking.errors())).toEqual([
    "name",
    "email",
    "phone",
    "destination",
    "dates",
    "travelers",
    "consent",
  ]);
  await expect(booking.fill({ experiences: ["Buceo"] })).rejects.toThrow('no "Buceo"');
  await booking.fill({ ...goodRequest, experiences: ["Surf"], consent: true });
  expect(await booking.sent()).toMatchObject({ reference: REFERENCE });
  expect(server.bodies).toMatchObject([{ ...goodRequest, experiences: "Surf" }]);
});

test("what the server refuses is read beside its field", async () => {
  server.answerWith(refusedFor({ phone: "Teléfono inválido" }));
  const booking = widgetOn(page, "booking");
  await booking.open();
  await booking.fill({ ...goodRequest, consent: true });
  await booking.send();
  expect(await booking.errors()).toEqual({ phone: "Teléfono inválido" });
  await booking.close();
  expect(await booking.dialog.count()).toBe(0);
});

test("the wizard's fields are filled and sent through its steps", async () => {
  const wizard = widgetOn(page, "trip-wizard");
  await wizard.fill({
    first_name: "Ana",
    last_name: "Gómez",
    email: "ana@example.com",
    num_travelers: "4",
    how_found_us: "Por una amiga",
  });
  await wizard.sent();
  expect(server.calls).toMatchObject([
    { name: "tripRequest", body: { last_name: "Gómez", how_found_us: "Por una amiga" } },
  ]);
});

test("contact and newsletter", async () => {
  const contact = widgetOn(page, "contact");
  await contact.fill({ name: "Ana", email: "ana@example.com", message: "¿Hay cupo?" });
  expect(await contact.sent()).toMatchObject({ reference: REFERENCE });
  const newsletter = widgetOn(page, "newsletter");
  await newsletter.fill({ email: "ana@example.com" });
  await newsletter.sent();
  expect(server.calls.map(({ name }) => name)).toEqual(["contact", "newsletter"]);
});

test("a partnership's choice, and what it lacks", async () => {
  const partnership = widgetOn(page, "partnership");
  await partnership.fill({ organizationType: "hotel", firstName: "Ana" });
  await partnership.send();
  const { organizationType, firstName, email } = await partnership.errors();
  expect([organizationType, firstName, email]).toEqual([
    undefined,
    undefined,
    expect.stringMatching(/./),
  ]);
});

test("a payment is opened by a button of the page", async () => {
  const payment = widgetOn(page, "payment");
  await payment.open(page.locator("#pay"));
  await payment.fill({ name: "Ana", amount: "1000000", option: "full" });
  expect(await payment.dialog.textContent()).toMatch(/1\.000\.000/);
  await payment.close();
});

test("experiences, pictures and help", async () => {
  const experiences = widgetOn(page, "experiences");
  await experiences.choose(["Surf", "Pesca"]);
  await experiences.choose(["Masaje"]);
  expect(await experiences.chosen()).toEqual(["Masaje"]);

  const lightbox = widgetOn(page, "lightbox");
  await lightbox.open(page.getByAltText("Mar"));
  expect(await lightbox.shown()).toMatchObject({ caption: "Mar" });
  await lightbox.close();

  const help = widgetOn(page, "help");
  await help.open();
  expect(await help.panel.isVisible()).toBe(true);
});
