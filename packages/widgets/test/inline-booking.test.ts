import { expect, test } from "vitest";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { openPage } from "./built";

// A booking in the page, with the files that visitors download.

const browser = testBrowser();

/** A page with a form far below its button. */
const below = (attributes = "") => `<script src="/maloca.js"${attributes}></script>
  <button commandfor="form" command="--open" data-package="Selva">Reservar</button>
  <div style="height: 3000px"></div>
  <maloca-booking inline id="form" destination="Guaviare"><a href="#plain">Escribir</a></maloca-booking>`;

test.each([
  ["a button", "", ""],
  ["the page's address", " data-deep-link", "?maloca=booking&package=Selva"],
])(
  "%s leads to the form before anything of it has loaded, with the package",
  async (_, tag, query) => {
    const page = await openPage(browser, below(tag), { search: query });
    if (!query) await page.locator("button").click();
    const form = page.locator("maloca-booking");
    await expect
      .poll(() =>
        form.evaluate(({ shadowRoot }) => shadowRoot?.activeElement?.getAttribute("name")),
      )
      .toBe("name");
    await expect
      .poll(() => form.locator("[name=destination]").inputValue())
      .toBe("Viaje a Guaviare - Selva");
    expect(
      await form.locator("[name=name]").evaluate((field) => field.getBoundingClientRect().y),
    ).toBeLessThan(600);
    expect(await page.locator("dialog").count()).toBe(0);
  },
);

test("it loads when it is near the window, without a press", async () => {
  const page = await openPage(browser, below());
  await page.locator("maloca-booking").scrollIntoViewIfNeeded();
  await page.locator("maloca-booking form").waitFor();
});

test("where a part of its code does not load, the tag's link stays a link", async () => {
  for (const missing of ["booking", "booking.elsewhere"]) {
    const page = await openPage(browser, below(), {
      prepare: (page) => page.route(`**/${missing}.js`, (route) => route.abort()),
    });
    const link = page.locator("maloca-booking a");
    await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    await link.click();
    expect(new URL(page.url()).hash, missing).toBe("#plain");
  }
});
