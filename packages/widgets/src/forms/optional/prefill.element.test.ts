import { beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { accepted, answers, closed, field, fill, opened, page, submit } from "../../../test/page";
import type { MalocaElement } from "../../core/widget";
import "../../booking/booking.element";
import "../../contact/contact.element";
import "../../newsletter/newsletter.element";
import "../../partnership/partnership.element";
import "../../payment/payment.element";
import "../../trip-wizard/trip-wizard.element";

let warned: MockInstance;
beforeEach(() => {
  warned = vi.spyOn(console, "warn").mockImplementation(() => {});
});

const json = (values: object) => JSON.stringify(values).replaceAll('"', "&quot;");
const value = (element: Element, name: string) => () => field(element, name)?.value;
const warnings = () => warned.mock.calls.map(String);

/** What each form that asks for something starts with; a number counts as its text. */
const forms: [tag: string, values: Record<string, string | number>][] = [
  [
    "booking",
    { name: "Ana", email: "ana@example.com", dates: "julio", travelers: 2, message: "Uno\ndos" },
  ],
  ["contact", { name: "Ana", email: "ana@example.com", organization: "Hotel", message: "Hola" }],
  ["newsletter", { email: "ana@example.com" }],
  ["partnership", { firstName: "Ana", organizationType: "hotel", objectives: "Aprender" }],
  ["payment", { name: "Ana", amount: "2.608.000" }],
  ["trip-wizard", { first_name: "Ana", num_travelers: "2", how_found_us: "Una amiga" }],
];
for (const [name, values] of forms) {
  test(`${name} starts with the values of its attribute prefill`, async () => {
    const element = page(`<maloca-${name} open prefill="${json(values)}"></maloca-${name}>`);
    for (const [each, text] of Object.entries(values)) {
      await expect.poll(value(element, each), { message: each }).toBe(`${text}`);
    }
    expect(warned).not.toHaveBeenCalled();
  });
}

test("prefill overwrites neither what was typed nor a default", async () => {
  const element = page(`<maloca-booking open destination="Guaviare"></maloca-booking>`);
  await opened(element);
  await userEvent.fill(field(element, "name"), "Luz");
  element.prefill = { name: "Ana", destination: "Chocó", dates: "julio" };
  await expect.poll(value(element, "dates")).toBe("julio");
  expect(field(element, "name").value).toBe("Luz");
  expect(field(element, "destination").value).toBe("Viaje a Guaviare - consulta general");
});

test("prefill leaves a draft of the trip wizard as it is", async () => {
  const attributes = `prefill="${json({ first_name: "Ana", last_name: "Gómez" })}"`;
  const first = page("<maloca-trip-wizard></maloca-trip-wizard>");
  await expect.poll(() => field(first, "first_name")).toBeTruthy();
  await userEvent.fill(field(first, "first_name"), "Luz");
  const element = page(`<maloca-trip-wizard ${attributes}></maloca-trip-wizard>`);
  await expect.poll(value(element, "last_name")).toBe("Gómez");
  expect(field(element, "first_name").value).toBe("Luz");
});

test("each opening has its own prefill, and what a visitor changed stays", async () => {
  const element = page(`<div>
    <maloca-booking prefill="${json({ name: "Ana" })}"></maloca-booking>
    <button data-maloca-open="booking" data-prefill-dates="julio" data-prefill-travelers="2">A</button>
  </div>`);
  const booking = element.querySelector("maloca-booking") as MalocaElement;
  const button = element.querySelector("button") as HTMLElement;
  booking.show({ ...button.dataset }, button);
  await expect.poll(value(booking, "dates")).toBe("julio");
  expect(field(booking, "name").value).toBe("Ana");
  await userEvent.fill(field(booking, "travelers"), "3");
  booking.close();
  await closed(booking);
  booking.show({ prefill: { dates: "agosto", travelers: "9" } });
  await expect.poll(value(booking, "dates")).toBe("agosto");
  expect(field(booking, "travelers").value).toBe("3");
  expect(field(booking, "name").value).toBe("");
});

test("prefill names once what no field takes, and gives no consent", async () => {
  const values = { nombre: "Ana", phone: "3".repeat(21), consent: "on", dates: "julio" };
  const markup = `<maloca-booking open consent prefill="${json(values)}"></maloca-booking>`;
  const element = page(markup);
  await expect.poll(value(element, "dates")).toBe("julio");
  expect(field(element, "phone").value).toBe("");
  expect(field(element, "consent").checked).toBe(false);
  expect(warnings()).toEqual([
    expect.stringContaining('"nombre" is not taken; names: name, email, phone'),
    expect.stringContaining('"phone" is not taken; at most 20 letters'),
    expect.stringContaining('"consent" is not taken'),
  ]);
  const again = page(markup);
  await expect.poll(value(again, "dates")).toBe("julio");
  expect(warned).toHaveBeenCalledTimes(3);
});

test("prefill ticks the experiences that are offered, up to the limit", async () => {
  const asked = json({ experiences: "Pesca, Surf, Masaje, Yoga" });
  const element = page(
    `<maloca-booking open experiences="Surf, Pesca, Masaje" prefill="${asked}"></maloca-booking>`,
  );
  const boxes = "[name=experiences]:checked";
  const ticked = () =>
    [...(element.shadowRoot?.querySelectorAll<HTMLInputElement>(boxes) ?? [])].map(
      (box) => box.value,
    );
  await expect.poll(ticked).toEqual(["Surf", "Pesca"]);
});

test("prefill is there for the next request, after one was sent", async () => {
  answers(accepted);
  const element = page(`<maloca-contact prefill="${json({ name: "Ana" })}"></maloca-contact>`);
  await expect.poll(value(element, "name")).toBe("Ana");
  fill(element, { email: "ana@example.com", message: "Hola" });
  submit(element);
  await expect.poll(value(element, "message")).toBe("");
  await expect.poll(value(element, "name")).toBe("Ana");
});
