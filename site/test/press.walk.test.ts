// tier: merge

import type { Page } from "playwright";
import { expect, test } from "vitest";
import { PHONE, visitor } from "./visit";

// Two clicks or a held key on what opens beside a page, mails or calls: it is done once.

const visit = visitor();

/** Writes down what would leave the page. Runs in the page. */
function record() {
  const done: string[] = [];
  Object.assign(window, { done });
  for (const type of ["click", "submit"]) {
    addEventListener(type, (event) => {
      const leaves = (event.target as Element).closest(type === "click" ? "a[href]" : "form");
      if (!leaves || event.defaultPrevented) return;
      event.preventDefault();
      done.push(leaves.getAttribute(type === "click" ? "href" : "action") ?? "");
    });
  }
}

const done = (page: Page) => page.evaluate(() => (window as unknown as { done: string[] }).done);

test.each([
  ["/", "header > a[target=_blank]", /^https:/],
  ["/", "footer a[href^='mailto:']", /^mailto:/],
  ["/", "footer a[href^='tel:']", /^tel:/],
  ["/guaviare", "main a[target=_blank]", /^https:/],
  ["/voluntariado", "main a[target=_blank]", /^https:/],
  // Without its script the booking's button is a form that opens a message.
  ["/guaviare", "main form[target=_blank] button", /^https:/],
])("%s: %s", async (path, selector, expected) => {
  const page = await visit(path, { viewport: PHONE, reducedMotion: "reduce" });
  await page.evaluate(record);
  const pressed = page.locator(selector).first();
  // As before the widgets' script has come, and with nothing above it.
  await pressed.evaluate((one) => one.removeAttribute("data-maloca-open"));
  await pressed.dblclick();
  await expect.poll(() => done(page)).toEqual([expect.stringMatching(expected)]);
  await page.keyboard.down("Enter");
  await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  expect(await done(page)).toHaveLength(1);
});
