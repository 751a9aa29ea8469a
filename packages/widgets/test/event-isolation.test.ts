import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { accepted, broken, fakeServer } from "../src/testing";
import { keepUnsentMessage, openPage } from "./built";

// What a page's scripts do with keys, presses, places and lists, beside a widget in use.

const browser = testBrowser();

const loader = '<script src="/maloca.js"></script>';
const reserve =
  '<button data-maloca-open="booking">Reservar</button><maloca-booking></maloca-booking>';

const booking = (page: Page, inside = "dialog") => page.locator(`maloca-booking ${inside}`);

async function open(page: Page) {
  await page.locator("[data-maloca-open]").click();
  await booking(page).waitFor();
}

const toast = (page: Page) => page.locator("[exportparts=toast] [part=toast]");

test("a page's shortcuts, drags and copy protection do not affect the widget's fields", async () => {
  const page = await openPage(
    browser,
    `${reserve}<maloca-contact></maloca-contact>${loader}<script>
      const field = ({ target }) => /INPUT|TEXTAREA|SELECT/.test(target.tagName);
      document.addEventListener("keydown", (event) => {
        if (!field(event) && /[ /s]/.test(event.key)) event.preventDefault();
      });
      document.onpointerdown = document.onmousedown = document.onpaste = document.oncontextmenu = field;
    </script>`,
  );
  const typeIn = async (field: Locator) => {
    await field.click();
    await page.keyboard.type("15/3 al sábado");
    expect(await field.inputValue()).toBe("15/3 al sábado");
  };
  await typeIn(page.locator("maloca-contact [name=message]"));
  await open(page);
  await typeIn(booking(page, "[name=dates]"));
});

test("a page's focus trap and dialogs do not receive keys from an open dialog", async () => {
  const page = await openPage(
    browser,
    `${reserve}${loader}<script>
      const received = [];
      document.addEventListener("keydown", (event) => {
        received.push(event.key);
        event.preventDefault();
      }, true);
    </script>`,
  );
  await open(page);
  // The first field is one stop away.
  await page.keyboard.press("Tab");
  const focused = await page.evaluate(
    () => document.activeElement?.shadowRoot?.activeElement?.getAttribute("name") ?? "",
  );
  expect(focused).toBe("name");
  await page.keyboard.press("Escape");
  await booking(page).waitFor({ state: "hidden" });
  expect(await page.evaluate("received")).toEqual([]);
  await page.keyboard.press("Tab");
  expect(await page.evaluate("received")).toEqual(["Tab"]);
});

test("a page with scripted scrolling leaves the wheel to an open dialog", async () => {
  const page = await openPage(
    browser,
    `${reserve}${loader}<script>
      addEventListener("wheel", (event) => event.preventDefault(), { passive: false });
    </script>`,
    { viewport: { width: 390, height: 600 } },
  );
  await open(page);
  await page.mouse.move(195, 500);
  const scrolled = () =>
    page.evaluate(() =>
      [...(document.querySelector("maloca-booking")?.shadowRoot?.querySelectorAll("*") ?? [])].some(
        ({ scrollTop }) => scrollTop > 0,
      ),
    );
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 200);
      return scrolled();
    })
    .toBe(true);
});

test("where an older library changes how lists are written, a stored request is sent on the next visit", async () => {
  const server = fakeServer(broken);
  const page = await openPage(
    browser,
    `<script>
      Array.prototype.toJSON = function () { return "[" + this.map((one) => JSON.stringify(one)) + "]"; };
    </script><maloca-contact></maloca-contact>${loader}`,
    { server },
  );
  await keepUnsentMessage(page);
  server.answerWith(accepted);
  await page.reload();
  await expect.poll(() => toast(page).textContent()).toContain("¡Mensaje enviado!");
});

const tags = {
  "a module whose address names a version":
    '<script type="module" src="/maloca.js?ver=6.5.2"></script>',
  "a relative address on a page that navigates by itself":
    '<script src="maloca.js"></script><script>history.pushState(null, "", "/a/b")</script>',
  "a document that is rewritten": `${loader}<script>
    addEventListener("load", () => setTimeout(() => {
      const markup = document.documentElement.outerHTML.replace(/addEventListener/g, "String");
      document.open();
      document.write(markup);
      document.close();
      document.title = "rewritten";
    }));
  </script>`,
};

test.each(Object.entries(tags))("the loader as %s opens the booking", async (name, tag) => {
  const page = await openPage(browser, reserve + tag);
  if (name.includes("rewritten")) {
    await page.waitForFunction(
      () => document.title === "rewritten" && "maloca" in document.documentElement,
    );
  }
  await open(page);
});
