import { expect, test, vi } from "vitest";
import { page as browser } from "vitest/browser";
import { formPlaces } from "../../test/form-places";
import { find, page } from "../../test/page";
import "./booking.element";
import "../payment/payment.element";

// In an application, ticket and sums are files of their own, which may come long after the form. No field moves then.

const parts = vi.hoisted(() => {
  const release: Record<string, () => void> = {};
  const late = (name: string) =>
    new Promise<void>((done) => {
      release[name] = done;
    });
  return { late, release: (name: string) => release[name]?.() };
});
vi.mock("./booking.trip", async (original) => {
  await parts.late("booking");
  return original();
});
vi.mock("../payment/payment.sums", async (original) => {
  await parts.late("payment");
  return original();
});

const trip =
  'open destination="Guaviare" package="Once Días Entre Selva, Río y Montaña" amount="18752299" travelers="12"';

test.each([
  ["ticket comes", "booking", "[part=ticket]"],
  ["sums come", "payment", "[role=status] :is(dl, p)"],
])("no field moves when the %s late", async (_, name, late) => {
  await browser.viewport(320, 844);
  const element = page(`<maloca-${name} ${trip}></maloca-${name}>`);
  const places = () => formPlaces(find(element, "dialog[open]") as HTMLElement);
  await expect.poll(() => find(element, "dialog[open]")).not.toBeNull();
  const first = places();
  expect(Object.keys(first).length).toBeGreaterThan(5);
  expect(find(element, late)).toBeNull();
  parts.release(name);
  await expect.poll(() => find(element, late)).not.toBeNull();
  expect(places()).toEqual(first);
});
