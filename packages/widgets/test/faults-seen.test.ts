// tier: merge

import type { Page } from "playwright";
import { expect, test } from "vitest";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { widgetOn } from "../src/testing";
import { fillKnown, goodTexts, openPage } from "./built";

// After a refused press the first wrong field is seen with its label and its message: below every bar, above a phone's
// keyboard, and nothing moves it away. Geometry in Chromium: each form on a desk, on the narrowest phone with letters of
// twice their size, and above a phone's keyboard, pressed anew each time.

const browser = testBrowser();

const DESK = 1440;
const NARROWEST = 320;
const PHONE = 390;
const HEIGHT = 844;
/** What a phone's keyboard leaves of the page. */
const ABOVE_KEYBOARD = 420;

/** A partner's page: bars above and below, and much text around. */
const around = (markup: string) => `
  <style>
    body { margin: 0 }
    .bar { position: sticky; inset: 0 0 auto; height: 64px; background: #ddd; z-index: 5 }
    .more { top: 64px; height: 32px }
    .banner { position: fixed; inset: auto 0 0; height: 72px; background: #ddd; z-index: 5 }
    .text { height: 1200px }
    html { scroll-behavior: smooth }
  </style>
  <header class="bar">Posada</header><nav class="bar more">Menú</nav>
  <div class="text"></div><main>${markup}</main><div class="text"></div>
  <footer class="banner">Cookies</footer>
  <script src="/maloca.js"></script>`;

interface Form {
  markup: string;
  /** Prepares the form for a press that is refused. */
  before?(page: Page): Promise<unknown>;
  submit?: string;
}

/** A script of a page that moves what has the focus, somewhat later. */
const moving = (move: string) => `
  addEventListener("focusin", ({ target }) => {
    document.body.dataset.moves = "";
    setTimeout(() => {
      ${move};
      delete document.body.dataset.moves;
    }, 300);
  });`;

const inline = (name: string, attributes = ""): Form => ({
  markup: `<maloca-${name} ${attributes}></maloca-${name}>`,
});

const forms: Record<string, Form> = {
  booking: inline("booking", "open"),
  "booking for a package": inline("booking", 'open destination="Guaviare" package="Viva" consent'),
  payment: inline("payment", 'open amount="1500000"'),
  "trip-wizard": { ...inline("trip-wizard"), submit: "[part~=next]:visible" },
  newsletter: inline("newsletter"),
  contact: inline("contact"),
  partnership: inline("partnership"),
  "booking that lacks its consent": {
    ...inline("booking", "open consent"),
    before: (page) => fillKnown(widgetOn(page, "booking"), goodTexts),
  },
  "contact that lacks its consent": {
    ...inline("contact", "consent"),
    before: (page) => fillKnown(widgetOn(page, "contact" as "booking"), goodTexts),
  },
  "partnership in a fold": {
    markup: `<details open><summary>Propuesta</summary><maloca-partnership></maloca-partnership></details>`,
  },
  "partnership in a page's dialog": {
    markup: `<dialog style="max-height: 90vh; overflow: auto; padding: 0">
      <h2 style="position: sticky; top: 0; margin: 0; background: #ddd; z-index: 2">Propuesta</h2>
      <maloca-partnership></maloca-partnership></dialog>`,
    before: (page) =>
      page.locator("main > dialog").evaluate((one: HTMLDialogElement) => one.showModal()),
  },
  "contact in a box that scrolls": {
    markup: `<div style="height: 500px; overflow: auto"><div class="text"></div>
      <maloca-contact></maloca-contact><div class="text"></div></div>`,
  },
  "wizard in a box below a bar beside it": {
    markup: `<div style="position: relative">
      <div style="position: absolute; inset: 0 0 auto; height: 60px; background: #ddd; z-index: 3"></div>
      <div style="height: 560px; overflow: auto"><div class="text"></div>
      <maloca-trip-wizard></maloca-trip-wizard><div class="text"></div></div></div>`,
    submit: "[part~=next]:visible",
  },
  "wizard in a box that no script can reach": {
    markup: `<x-box><maloca-trip-wizard></maloca-trip-wizard></x-box><script>
      document.querySelector("x-box").attachShadow({ mode: "closed" }).innerHTML =
        '<div style="height: 520px; overflow: auto">' +
        '<div style="position: sticky; top: 0; height: 50px; background: #ddd; z-index: 2"></div>' +
        '<div style="height: 900px"></div><slot></slot><div style="height: 900px"></div></div>';
      </script>`,
    submit: "[part~=next]:visible",
  },
  "newsletter in a window of the page": {
    markup: `<div style="position: fixed; inset: 0; overflow: auto; background: #fff; z-index: 9">
      <maloca-newsletter></maloca-newsletter></div>`,
  },
  "contact that a script scrolls away": {
    markup: `<maloca-contact></maloca-contact>
      <script>${moving('target.scrollIntoView({ behavior: "instant" })')}</script>`,
  },
  "contact that late content pushes away": {
    markup: `<style>* { overflow-anchor: none }</style><div></div><maloca-contact></maloca-contact>
      <script>${moving('document.querySelector("main > div").style.height = (pushed += 700) + "px"')}
      var pushed = 0;</script>`,
  },
};

/** What of the first fault is not seen. Runs in the page. */
function hidden([most]: [number]): string[] {
  const roots = (root: ParentNode): Element[] =>
    [...root.querySelectorAll("*")].flatMap((one) => [
      one,
      ...(one.shadowRoot ? roots(one.shadowRoot) : []),
    ]);
  const field = roots(document).find(
    (one) => one.matches("[aria-invalid]") && one.checkVisibility(),
  );
  const block = field?.closest("[part~=field], [part~=consent]");
  if (!field || !block) return ["no fault"];
  const root = field.getRootNode() as ShadowRoot;
  if (root.activeElement !== field) return ["the focus is elsewhere"];
  const seen = (x: number, y: number) => {
    let at = document.elementFromPoint(x, y);
    for (let inner = at; inner; ) {
      at = inner;
      const root: ShadowRoot | null = inner.shadowRoot;
      inner = root?.elementFromPoint(x, y) ?? null;
      if (inner?.getRootNode() !== root) break;
    }
    return at;
  };
  const pieces = {
    label: block.querySelector("label"),
    field,
    message: block.querySelector("[part=error]"),
  };
  return Object.entries(pieces).flatMap(([name, piece]) => {
    if (!piece) return [`no ${name}`];
    const { left, right, top, bottom } = piece.getBoundingClientRect();
    if (top < 0 || bottom > most) return [`${name} at ${Math.round(top)} to ${Math.round(bottom)}`];
    return [top + 2, (top + bottom) / 2, bottom - 2].flatMap((y) => {
      const at = seen((left + right) / 2, y);
      return at && (block.contains(at) || at.contains(block))
        ? []
        : [`${name} below ${at?.localName} ${at?.className}`];
    });
  });
}

/** Presses where the visitor sees the button. */
const press = (page: Page, submit: string) =>
  page
    .locator(submit)
    .first()
    .evaluate((button: HTMLElement) => {
      button.scrollIntoView({ block: "center", behavior: "instant" });
      button.click();
    });

const raisesKeyboard = (field: Element) => !field.matches("[type=checkbox]");

/** Waits until what comes with a fault has come. */
async function settled(page: Page) {
  await page.locator("[aria-invalid]:visible").first().waitFor();
  await page.locator("body[data-moves]").waitFor({ state: "detached" });
  await page.evaluate(async () => {
    for (let n = 0; n < 12; n++) await new Promise((frame) => requestAnimationFrame(frame));
  });
}

/** Shows a form on a page of a width. */
async function open({ markup, before }: Form, width: number) {
  const page = await openPage(browser, around(markup), { viewport: { width, height: HEIGHT } });
  // What is not near the window does not load.
  await page
    .locator("main")
    .evaluate((main) =>
      [...main.querySelectorAll("*")]
        .find(({ localName }) => localName.startsWith("maloca-"))
        ?.scrollIntoView({ behavior: "instant" }),
    );
  await before?.(page);
  await page.locator("[part~=submit], [part~=next]").first().waitFor({ state: "attached" });
  return page;
}

const expectSeen = (page: Page, most = HEIGHT) =>
  expect.poll(() => page.evaluate(hidden, [most] as [number])).toEqual([]);

test.each(Object.entries(forms))("%s shows its first fault", async (_, form) => {
  const { submit = "[part~=submit]" } = form;
  const page = await open(form, DESK);
  const pressAgain = async () => {
    await press(page, submit);
    await settled(page);
    await expectSeen(page);
  };
  await pressAgain();

  // The narrowest phone, with letters of 200 percent.
  await page.setViewportSize({ width: NARROWEST, height: HEIGHT });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await pressAgain();

  await page.setViewportSize({ width: PHONE, height: HEIGHT });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "";
  });
  await pressAgain();
  // A box to tick raises no keyboard.
  if (!(await page.locator("input[aria-invalid]:visible").first().evaluate(raisesKeyboard))) return;
  await page.evaluate((height) => {
    Object.defineProperty(visualViewport, "height", { value: height });
    visualViewport?.dispatchEvent(new Event("resize"));
  }, ABOVE_KEYBOARD);
  await settled(page);
  await expectSeen(page, ABOVE_KEYBOARD);
});

/** Takes the page's timers, so that the looks after a press come when the test says. */
const taken = "<script>window.looks = []; window.setInterval = (look) => looks.push(look)</script>";

test("a reader who scrolls on is brought back twice, and then let go", async () => {
  const page = await openPage(browser, taken + around("<maloca-contact></maloca-contact>"));
  await page.locator("main").evaluate((main) => main.scrollIntoView({ behavior: "instant" }));
  await page.locator("[part~=submit]").waitFor();
  await press(page, "[part~=submit]");
  await page.waitForFunction("looks.length");
  const returns = await page.evaluate(() => {
    const { looks } = window as unknown as { looks: (() => void)[] };
    return [1, 2, 3].map(() => {
      scrollTo({ top: 0, behavior: "instant" });
      // What moved since the last look is left alone until it rests.
      for (const _ of [1, 2]) for (const look of looks) look();
      return scrollY > 0;
    });
  });
  expect(returns).toEqual([true, true, false]);
});
