import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  accepted,
  answers,
  closed,
  fill,
  find,
  goodRequest,
  page,
  refused,
  send,
  submit,
} from "../../../test/page";
import type { MalocaElement } from "../widget";
import "../../booking/booking.element";
import "../../contact/contact.element";
import "../../help/help.element";
import "../../payment/payment.element";

/** The page as a tag manager's snippet prepares it: a list, and `gtag`, which adds its arguments to it. */
const host = window as typeof window & { dataLayer?: unknown[] };

const gtag = function (..._command: unknown[]) {
  // biome-ignore lint/complexity/noArguments: tag managers distinguish commands from events by this
  host.dataLayer?.push(arguments);
};

// `test/data-layer.test.ts` tests the consent.
beforeEach(() => {
  host.dataLayer = [];
  gtag("consent", "default", { analytics_storage: "granted", ad_storage: "denied" });
});
afterEach(() => {
  delete host.dataLayer;
});

const events = () =>
  (host.dataLayer ?? [])
    .filter((entry) => /^maloca_/.test(Object(entry).event))
    // As a container reads them: without undefined values.
    .map((entry) => JSON.parse(JSON.stringify(entry)));

const markup =
  '<maloca-booking analytics="dataLayer" destination="Guaviare" package="Viva"></maloca-booking>';

async function open(element: MalocaElement) {
  const opened = new Promise((resolve) =>
    element.addEventListener("maloca-open", resolve, { once: true }),
  );
  element.show();
  await opened;
}

async function close(element: MalocaElement) {
  element.close();
  await closed(element);
}

const trip = { maloca_widget: "booking", maloca_destination: "Guaviare", maloca_package: "Viva" };

test("the data layer gets what happened and none of what the visitor typed", async () => {
  answers(refused, accepted);
  vi.spyOn(console, "error").mockImplementation(() => {});
  const element = page(markup);
  await open(element);
  await expect.poll(events).toEqual([{ event: "maloca_open", ...trip }]);
  await send(element, goodRequest);
  await expect
    .poll(() => events()[1])
    .toEqual({ event: "maloca_failed", ...trip, maloca_reason: "refused" });
  submit(element);
  await expect.poll(() => events()[2]).toEqual({ event: "maloca_sent", ...trip });
  const pushed = JSON.stringify(events());
  for (const text of Object.values(goodRequest)) expect(pushed).not.toContain(text);
  expect(pushed).not.toContain("MAL-");
});

test("each opening by a script is reported with its package", async () => {
  const element = page(markup);
  for (const each of ["Viva", "Memoria", "Brisa"]) {
    element.show({ package: each });
    await expect.poll(() => events().at(-1)?.maloca_package, { message: each }).toBe(each);
    await close(element);
  }
  expect(events()).toHaveLength(3);
});

test("a container that replaces push sees the events, of help and of tests too", async () => {
  const seen: unknown[] = [];
  const layer = host.dataLayer as unknown[];
  layer.push = (...entries) => {
    seen.push(...entries);
    return Array.prototype.push.apply(layer, entries);
  };
  answers(accepted);
  const help = page('<maloca-help analytics="dataLayer"></maloca-help>');
  await expect.poll(() => find(help, "[role=button]")).toBeTruthy();
  find(help, "[role=button]")?.click();
  await expect.poll(() => seen).toMatchObject([{ event: "maloca_open", maloca_widget: "help" }]);
  const contact = page('<maloca-contact analytics="dataLayer" test-mode></maloca-contact>');
  await send(contact, { name: "Ana", email: "ana@example.com", message: "Hola" });
  await expect
    .poll(() => seen[1])
    .toMatchObject({ event: "maloca_sent", maloca_widget: "contact", maloca_test: true });
});

test("a payment that starts from a booking is reported once, whether or not it was open before", async () => {
  vi.spyOn(window, "open").mockReturnValue({} as Window);
  const element = page(`${markup}<maloca-payment analytics="dataLayer"></maloca-payment>`);
  const payment = element.nextElementSibling as MalocaElement;
  await open(payment);
  await expect.poll(events).toEqual([{ event: "maloca_open", maloca_widget: "payment" }]);
  await close(payment);
  element.show({ package: "Posada", amount: "100" });
  await expect.poll(() => find(element, "[part=pay]")).not.toBeNull();
  fill(element, { name: "Ana" });
  find(element, "[part=pay]")?.click();
  await expect.poll(() => find(element, "[part=back]")).not.toBeNull();
  const [, form] = element.shadowRoot?.querySelectorAll("form") ?? [];
  const amount = form?.elements.namedItem("amount") as HTMLInputElement;
  await expect.poll(() => amount.value).not.toBe("");
  form?.requestSubmit();
  await expect.poll(() => events().at(-1)?.event).toBe("maloca_sent");
  const posada = { maloca_destination: "Guaviare", maloca_package: "Posada" };
  expect(events().slice(1)).toEqual([
    { event: "maloca_open", maloca_widget: "booking", ...posada },
    { event: "maloca_open", maloca_widget: "payment", ...posada },
    { event: "maloca_sent", maloca_widget: "payment", ...posada },
  ]);
  await close(element);
  // As the payment's next opening, before its element renders.
  payment.dispatchEvent(new CustomEvent("maloca-open"));
  expect(events()[4]).toEqual({ event: "maloca_open", maloca_widget: "payment" });
  expect(JSON.stringify(events())).not.toContain("Ana");
});
