import { expect, test, vi } from "vitest";
import { page as browser } from "vitest/browser";
import { formPlaces } from "../../test/form-places";
import { find, page } from "../../test/page";
import "./booking.element";

// In an application the ticket is a file of its own, which may come long after the form. No field moves then.

const ticket = vi.hoisted(() => {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  return { released, release: () => release() };
});
vi.mock("./booking.trip", async (original) => {
  await ticket.released;
  return original();
});

test("no field moves when the ticket comes late", async () => {
  await browser.viewport(320, 844);
  const element = page(
    '<maloca-booking open destination="Guaviare" package="Once Días Entre Selva, Río y Montaña" amount="18752299" travelers="12"></maloca-booking>',
  );
  const places = () => formPlaces(find(element, "dialog[open]") as HTMLElement);
  const shown = () => find(element, "[part=ticket]");
  await expect.poll(() => find(element, "dialog[open]")).not.toBeNull();
  const first = places();
  expect(Object.keys(first).length).toBeGreaterThan(5);
  expect(shown()).toBeNull();
  ticket.release();
  await expect.poll(shown).not.toBeNull();
  expect(places()).toEqual(first);
});
