import { expect, test } from "vitest";
import { field, find, page } from "../../test/page";

// In a file of its own: it needs an element that nobody has defined yet.

test("a property set before the class is defined is kept, and so are later ones", async () => {
  const element = page("<maloca-booking></maloca-booking>");
  element.destination = "Guaviare";
  element.open = true;
  await import("../booking/booking.element");
  await expect.poll(() => find(element, "dialog")?.matches(":modal")).toBe(true);
  expect(field(element, "destination").value).toBe("Viaje a Guaviare - consulta general");
  element.destination = "Providencia";
  await expect
    .poll(() => field(element, "destination").value)
    .toBe("Viaje a Providencia - consulta general");
});
