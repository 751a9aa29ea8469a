// tier: merge

import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { widgetOn } from "../packages/widgets/src/testing";
import { expectAwake, inLanguage } from "./test/guides";
import { openWorld, visit } from "./test/world";

// The details of events that the documentation shows, as a page of it gets them.

const world = openWorld();

const example = (url: string, event: string) => {
  const found = inLanguage("json").find(
    (one) => one.url === `/docs/${url}/` && one.marks.includes(`event=${event}`),
  );
  return JSON.parse(found?.code ?? "null");
};
/** Keys and types, without the values. */
const shapeOf = (value: unknown): unknown =>
  value && typeof value === "object"
    ? Object.fromEntries(
        Object.entries(value)
          .toSorted()
          .map(([key, one]) => [key, shapeOf(one)]),
      )
    : typeof value;

/** In the page: the detail of an element's next event. */
const detailOf = (element: Element, event: string) =>
  new Promise((resolve) =>
    element.addEventListener(event, (told) => resolve((told as CustomEvent).detail), {
      once: true,
    }),
  );

let page: Page;
beforeAll(async () => {
  ({ page } = await visit(world.browser, `${world.url}/docs/`));
});
afterAll(() => page.close());

const open = (name: string) => page.goto(`${world.url}/docs/widgets/${name}/`);

test("the detail of a booking, which is stored as a test", async () => {
  await open("booking");
  const booking = widgetOn(page, "booking");
  await booking.open(page.locator(".example a"));
  await booking.fill({
    name: "Ana de la guía",
    email: "ana@example.com",
    phone: "3001234567",
    dates: "Marzo",
    travelers: "2",
  });
  expect(shapeOf(await booking.sent())).toEqual(shapeOf(example("widgets/booking", "maloca-sent")));
  const names = (await world.leads()).map(({ name }) => name);
  expect(names).not.toContain("Ana de la guía");
  const tests = await world.command("list", "--test");
  expect(tests).toContainEqual(expect.objectContaining({ name: "Ana de la guía" }));
});

const whole = (detail: unknown) => detail;
const { request: trip } = example("widgets/trip-wizard", "maloca-sent");
const person = { name: "Ana Ríos", email: "ana@example.com" };

test.each([
  ["contact", { ...person, message: "Hola" }, shapeOf],
  ["newsletter", { email: person.email }, whole],
  [
    "trip-wizard",
    {
      ...{ first_name: trip.first_name, last_name: trip.last_name, email: trip.email },
      ...{ phone: trip.phone, num_travelers: String(trip.num_travelers) },
    },
    whole,
  ],
] as const)("the detail of what a %s sends", async (name, typed, compared) => {
  await open(name);
  await expectAwake(page.locator(`maloca-${name}`));
  const widget = widgetOn(page, name);
  await widget.fill(typed as never);
  const sent = await widget.sent();
  expect(compared(sent)).toEqual(compared(example(`widgets/${name}`, "maloca-sent")));
});

test("the detail of a proposal", async () => {
  await open("partnership");
  const element = page.locator("maloca-partnership");
  await expectAwake(element);
  await page.evaluate("window.open = () => null");
  const partnership = widgetOn(page, "partnership");
  await partnership.fill({
    firstName: "Ana",
    lastName: "Ríos",
    organizationName: "Hotel La Cabaña del Río",
    organizationType: "hotel",
    email: "ana@example.com",
    phone: "3001234567",
    country: "Colombia",
    projectDescription:
      "Un sendero con la comunidad, que los huéspedes recorren con un guía local.",
    objectives: "Diez salidas al mes, y un guía más de la vereda.",
  });
  const sent = element.evaluate(detailOf, "maloca-sent");
  await partnership.send();
  expect(await sent).toEqual(example("widgets/partnership", "maloca-sent"));
});

test("the detail of a failure without a signal", async () => {
  await open("contact");
  const element = page.locator("maloca-contact");
  await expectAwake(element);
  const failed = element.evaluate(detailOf, "maloca-failed");
  await page.route("**/functions/**", (route) => route.abort());
  const contact = widgetOn(page, "contact");
  await contact.fill({ name: "Ana Ríos", email: "ana@example.com", message: "Hola" });
  await contact.send();
  expect(await failed).toEqual(example("offline", "maloca-failed"));
  await page.unroute("**/functions/**");
});

test("the detail of a choice", async () => {
  await open("experiences");
  const element = page.locator("maloca-experiences");
  await expectAwake(element);
  const changed = element.evaluate(detailOf, "maloca-change");
  await element.locator("label").nth(1).click();
  expect(await changed).toEqual(example("widgets/experiences", "maloca-change"));
});

test("the detail of a payment's message, without the traveller's name", async () => {
  await open("payment");
  const element = page.locator("maloca-payment");
  // A tab that opens: without one the message is offered to copy, and nothing is told.
  await page.evaluate("window.open = () => ({})");
  const payment = widgetOn(page, "payment");
  await payment.open(page.locator(".example a"));
  await payment.fill({ name: "Ana Ríos", option: "deposit" });
  const sent = element.evaluate(detailOf, "maloca-sent");
  await payment.send();
  expect(await sent).toEqual(example("widgets/payment", "maloca-sent"));
});

test("the detail of the next picture", async () => {
  await open("lightbox");
  const element = page.locator("maloca-lightbox");
  const first = element.locator("a").first();
  // Its code comes when a visitor points at a picture.
  await first.hover();
  await expect.poll(() => element.evaluate((one) => one.matches(":defined"))).toBe(true);
  await first.click();
  await element.locator("dialog").waitFor();
  const changed = element.evaluate(detailOf, "maloca-change");
  await element.locator("[part=next]").click();
  expect(await changed).toBe(example("widgets/lightbox", "maloca-change"));
});
