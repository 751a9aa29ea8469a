import { expect, test } from "vitest";
import { field, find, opened, page } from "../../../test/page";
import { wakeOnIntent } from "../loader/wake-on-intent";

// In a file of its own: each test needs an element that nobody has defined yet.

test("a property set before the class is defined is kept, and so are later ones", async () => {
  const element = page("<maloca-booking></maloca-booking>");
  element.destination = "Guaviare";
  element.open = true;
  await import("../../booking/booking.element");
  await opened(element);
  expect(field(element, "destination").value).toBe("Viaje a Guaviare - consulta general");
  element.destination = "Providencia";
  await expect
    .poll(() => field(element, "destination").value)
    .toBe("Viaje a Providencia - consulta general");
});

test("once the loader has woken a dialog, whose code was lost at first, it is closed at once and for good", async () => {
  const element = page("<maloca-payment></maloca-payment>");
  let asked = 0;
  const load = () =>
    asked++ ? import("../../payment/payment.element") : Promise.reject(new TypeError("lost"));
  wakeOnIntent("maloca-payment", load);
  element.show();
  const dialog = () => find<HTMLDialogElement>(element, "dialog");
  await opened(element);
  const received: string[] = [];
  for (const type of ["maloca-open", "maloca-close"]) {
    element.addEventListener(type, () => received.push(`${type} ${element.open}`));
  }
  // What a page changes then is shown by a closed element.
  element.addEventListener("maloca-close", () => element.setAttribute("destination", "Guaviare"));
  dialog()?.close();
  await expect.poll(() => received.length).toBeGreaterThan(0);
  await load();
  await expect.poll(() => field(element, "concept").value).toContain("Guaviare");
  expect(received).toEqual(["maloca-close false"]);
  expect(dialog()?.open).toBe(false);

  element.show();
  element.close();
  element.show();
  await opened(element);
  await load();
  element.setAttribute("destination", "Providencia");
  await expect.poll(() => field(element, "concept").value).toContain("Providencia");
  expect(element.open && dialog()?.matches(":modal")).toBe(true);
});
