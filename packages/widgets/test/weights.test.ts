// tier: merge

import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { testBrowser } from "../../tooling/vitest/test-browser";
import type { Measured } from "../build/sizes";
import { accepted, fakeServer, widgetOn } from "../src/testing";
import { isDialog, type WidgetName, widgetNames } from "../src/widgets";
import { fillKnown, goodTexts, markupOf, openPage, serveCdn } from "./built";

// README, guides and badges print what the build counted of its files. Here a browser asks for them, on the page
// of a partner that has loaded nothing: a file that the build does not count is one too many.

const cdn = fileURLToPath(new URL("../dist/cdn/", import.meta.url));
const sizes: Measured[] = JSON.parse(readFileSync(join(cdn, "sizes.json"), "utf8"));
const OPERATOR = "https://operator.example";
const browser = testBrowser();

/** The files of a step, as the build counted them, without the loader. */
const counted = (step: string) =>
  [...(sizes.find((size) => size.step === step)?.files ?? [`no step "${step}"`])].sort();

/** Opens a partner's page, and records which files it asks the operator for. */
async function openPartner(name: WidgetName, instead = "") {
  const asked = new Set<string>();
  const page = await openPage(
    browser,
    `<script src="${OPERATOR}/cdn/maloca.js" async></script>${markupOf(name).replace(" open", instead)}`,
    {
      server: fakeServer(accepted),
      prepare: (page) => serveCdn(page, OPERATOR, (path) => asked.add(basename(path))),
    },
  );
  // The loader is in each.
  return { page, asked: () => [...asked].filter((file) => file !== "maloca.js").sort() };
}

/** What a visitor does until a widget is shown. */
async function show(page: Page, name: WidgetName) {
  if (isDialog(name)) await widgetOn(page, name as "booking").open();
  else await page.locator(`maloca-${name}`).scrollIntoViewIfNeeded();
}

test.each(widgetNames)("%s asks for what the build counted until it is shown", async (name) => {
  const { page, asked } = await openPartner(name);
  await show(page, name);
  const files = counted(`${name.replace("-", " ")}, ${isDialog(name) ? "open" : "loaded"}`);
  await expect.poll(asked).toEqual(expect.arrayContaining(files));
  await page.waitForLoadState("networkidle");
  expect(asked()).toEqual(files);
});

test("a booking in the page asks for what the build counted until it is shown", async () => {
  const { page, asked } = await openPartner("booking", " inline");
  await page.locator("maloca-booking [part=card]").waitFor();
  await page.waitForLoadState("networkidle");
  expect(asked()).toEqual(counted("booking, in the page"));
});

test.each(["booking", "trip-wizard", "contact", "newsletter"] as const)(
  "%s asks for what the build counted until it is sent",
  async (name) => {
    const { page, asked } = await openPartner(name);
    await show(page, name);
    const form = widgetOn(page, name as "booking");
    // At a domain that is not known the form looks for a slip.
    await fillKnown(form, { ...goodTexts, email: "ana@gmail.com" });
    await form.sent();
    const files = counted(`${name.replace("-", " ")}, sent`);
    await expect.poll(asked).toEqual(expect.arrayContaining(files));
    await page.waitForLoadState("networkidle");
    expect(asked()).toEqual(files);
  },
);

test.each(["README.md", "docs/guide/en/weight.md"])("%s says what a booking weighs", (file) => {
  const cells = ["loader", "booking, open", "booking, sent"].map((step) => {
    const { bytes = 0 } = sizes.find((size) => size.step === step) ?? {};
    return `${(bytes / 1000).toFixed(1)} kB`;
  });
  const row = `| preact with a small adapter, the default | ${cells.join(" | ")} |`;
  expect(readFileSync(file, "utf8")).toContain(row);
});
