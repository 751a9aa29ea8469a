import type { Locator } from "playwright";
import { expect } from "vitest";
import type { TestBrowser } from "../../tooling/vitest/test-browser";
import { isDialog, type WidgetName } from "../src/widgets";
import { openPage } from "./built";

/** Helpers of the keyboard's tests: a page with one widget, and where the focus is. */

const picture = (colour: string) =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='90' height='60'><rect width='90' height='60' fill='${colour}'/></svg>`;
const colours = ["red", "green", "blue"];

const content: Partial<Record<WidgetName, string>> = {
  booking: `<a href="https://wa.me/1">Reservar</a>`,
  payment: `<a href="https://wa.me/1">Pagar</a>`,
  lightbox: colours
    .map((one) => `<a href="${picture(one)}"><img src="${picture(one)}" alt="Mar ${one}"></a>`)
    .join(""),
};
const attributes: Partial<Record<WidgetName, string>> = {
  booking: ` destination="Guaviare" experiences="Surf, Masaje, Pesca"`,
  payment: ` destination="Guaviare" amount="1500000"`,
  experiences: ` experiences="Surf, Masaje, Pesca"`,
};

/** A page with one widget between two links of its own, and a button. */
export async function openWidget(browser: TestBrowser, name: WidgetName) {
  const page = await openPage(
    browser,
    `<a href="#before">Antes</a>
     <maloca-${name}${attributes[name] ?? ""}>${content[name] ?? ""}</maloca-${name}>
     <button data-maloca-open="${name}">Abrir</button><script src="/maloca.js"></script>`,
  );
  const widget = page.locator(`maloca-${name}`);
  if (!isDialog(name)) await widget.locator("input, [part=button]").first().waitFor();
  return { page, widget };
}

export const dialogOf = (widget: Locator) => widget.locator("dialog[open]");
export const opener = (widget: Locator) => widget.locator("a").first();

export const focusWithin = (widget: Locator) =>
  expect
    .poll(() =>
      widget.evaluate((element) => Boolean(element.shadowRoot?.activeElement?.closest("dialog"))),
    )
    .toBe(true);

export const isFocused = (locator: Locator) => locator.evaluate((node) => node.matches(":focus"));
