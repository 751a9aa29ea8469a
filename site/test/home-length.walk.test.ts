// tier: merge

import { trips } from "@maloca/catalog";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { DESK, PHONE, visitor } from "./visit";

// How long the home page is, and what is folded to make it so.

const visit = visitor();

/** Pixels that the page may be high in its own fonts: twelve screens of a desk, and nine of a phone. */
const HEIGHT = { phone: 7_596, desk: 10_800 };

/** The tests' system fonts are wide, and a line of them is high. */
const IN_SYSTEM_FONTS = 1.11;

/** Where an element ends on the page. */
const endOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .last()
    .evaluate((node) => node.getBoundingClientRect().bottom + scrollY);

const isShown = (page: Page, selector: string) => page.locator(selector).first().isVisible();

/** Parts of the page that are folded: in every window, and on a phone alone. */
const folded = [
  "[data-chart=investment]",
  "maloca-partnership",
  "#comunidad ul",
  "#tratamiento-de-datos",
];
const foldedOnPhone = [
  "#problema li",
  "#mapa img",
  "#hoteles",
  "#viajes article dl",
  "maloca-trip-wizard",
  "footer ul",
  "#custom-trip-form a",
  "#reconocimientos li",
  "maloca-newsletter",
];

test.each([
  ["phone", "its own fonts", { fonts: true }, HEIGHT.phone],
  ["phone", "the system's fonts", { fonts: false }, HEIGHT.phone * IN_SYSTEM_FONTS],
  ["desk", "its own fonts", { fonts: true }, HEIGHT.desk],
  ["desk", "the system's fonts", { fonts: false }, HEIGHT.desk * IN_SYSTEM_FONTS],
] as const)("on a %s with %s the page is not too long", async (kind, _, how, most) => {
  const page = await visit("/", { viewport: kind === "phone" ? PHONE : DESK, ...how });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await height()).toBeLessThanOrEqual(most);
  await page.locator("footer").scrollIntoViewIfNeeded();
  expect(await height()).toBeLessThanOrEqual(most);
});

describe("on a phone", () => {
  test("the way to every trip is on the second screen", async () => {
    const page = await visit("/", { viewport: PHONE, fonts: true });
    const links = page.locator("#buscador tbody a");
    expect(await links.count()).toBe(trips.length);
    const more = page.getByLabel("Ver todos");
    expect(await links.last().isVisible()).toBe(false);
    await more.scrollIntoViewIfNeeded();
    expect(await endOf(page, "#buscador label:has([type=checkbox])")).toBeLessThanOrEqual(
      2 * PHONE.height,
    );
    await more.check({ force: true });
    for (const link of await links.all()) expect(await link.isVisible()).toBe(true);
  });

  test("a search shows all that it finds", async () => {
    const page = await visit("/", { viewport: PHONE });
    await page.locator("#buscador").getByLabel("Personas").fill("2");
    const row = page.locator("#buscador tbody tr");
    await row.last().waitFor();
    await page.getByLabel("Ver todos").waitFor({ state: "hidden" });
  });

  test.each([true, false])("folds open with a tap (scripts: %s)", async (javaScriptEnabled) => {
    const page = await visit("/", { viewport: PHONE, javaScriptEnabled });
    for (const part of [...folded, ...foldedOnPhone]) {
      expect(await isShown(page, part), part).toBe(false);
      for (const fold of await page
        .locator(part)
        .first()
        .locator("xpath=ancestor::details")
        .all()) {
        if (!(await fold.evaluate((one) => (one as HTMLDetailsElement).open)))
          await fold.locator("> summary").click();
      }
      await page.locator(part).first().waitFor({ state: "visible" });
    }
  });

  test.each([true, false])("an address inside a fold opens it (scripts: %s)", async (scripts) => {
    for (const id of ["hoteles", "tratamiento-de-datos"]) {
      const page = await visit(`/#${id}`, {
        viewport: PHONE,
        javaScriptEnabled: scripts,
      });
      await page.locator(`#${id}`).waitFor({ state: "visible" });
    }
  });

  test.each([
    ["hoteles", "#hoteles"],
    ["custom-trip-form", "maloca-trip-wizard"],
  ])("a link to #%s on the page opens the fold, too", async (id, shown) => {
    const page = await visit("/", { viewport: PHONE });
    await page.evaluate((id) => {
      location.hash = id;
    }, id);
    await page.locator(shown).waitFor({ state: "visible" });
  });
});

test("on a desk only the investor's figures, the proposal, who walks along and the policy are folded", async () => {
  const page = await visit("/", { viewport: DESK });
  for (const part of folded) expect(await isShown(page, part), part).toBe(false);
  for (const part of foldedOnPhone) expect(await isShown(page, part), part).toBe(true);
  expect(await page.locator("#aliados summary").filter({ visible: true }).count()).toBe(1);
});

test("on paper nothing is folded", async () => {
  const page = await visit("/");
  await page.emulateMedia({ media: "print" });
  for (const part of folded.slice(0, 3)) {
    expect(await isShown(page, part), part).toBe(true);
  }
});
