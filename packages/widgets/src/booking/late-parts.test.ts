import { expect, test, vi } from "vitest";
import { page as browser } from "vitest/browser";
import { formPlaces } from "../../test/form-places";
import { find, page } from "../../test/page";
import "./booking.element";
import "../payment/payment.element";

// In an application, ticket and sums are files of their own, which may come long after the form. No field moves then.

const parts = vi.hoisted(() => {
  const held = () => {
    let release = () => {};
    const released = new Promise<void>((done) => {
      release = done;
    });
    return { released, release };
  };
  return { booking: held(), payment: held() };
});
vi.mock("./booking.trip", async (original) => {
  await parts.booking.released;
  return original();
});
vi.mock("../payment/payment.sums", async (original) => {
  await parts.payment.released;
  return original();
});

const trip =
  'open destination="Guaviare" package="Once Días Entre Selva, Río y Montaña" amount="18752299" travelers="12"';

test.each([
  ["ticket comes", "booking", "[part=ticket]"],
  ["sums come", "payment", "[role=status] :is(dl, p)"],
] as const)("no field moves when the %s late", async (_, name, late) => {
  await browser.viewport(320, 844);
  const element = page(`<maloca-${name} ${trip}></maloca-${name}>`);
  const places = () => formPlaces(find(element, "dialog[open]") as HTMLElement);
  await expect.poll(() => find(element, "dialog[open]")).not.toBeNull();
  const first = places();
  expect(Object.keys(first).length).toBeGreaterThan(5);
  expect(find(element, late)).toBeNull();
  parts[name].release();
  await expect.poll(() => find(element, late)).not.toBeNull();
  expect(places()).toEqual(first);
});
