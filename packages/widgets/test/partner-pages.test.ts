import type { Page } from "playwright";
import { expect, test } from "vitest";
import { testBrowser } from "../../tooling/vitest/test-browser";
import type { MalocaElement } from "../src/core/widget";
import { openPage, rendered } from "./built";

// Pages that hide, patch, zoom, drag or route what is around a widget: what opens is seen and can be used, and nothing
// of it stays behind.

const browser = testBrowser();

const loader = '<script src="/maloca.js"></script>';
const visitor = '<p id="own"><button onclick="this.dataset.pressed = 1">Menú</button></p>';
const booking = '<maloca-booking><button type="button">Reservar</button></maloca-booking>';

interface Told extends Window {
  told: string[];
}

/** Records what the element says, with its reasons. */
const listening = `<script>
  window.told = [];
  for (const type of ["maloca-open", "maloca-close"]) {
    document.addEventListener(type, ({ detail }) => told.push(type + " " + detail?.reason));
  }
</script>`;
const told = (page: Page) => page.evaluate(() => (window as unknown as Told).told);

const dialog = (page: Page) => page.locator("maloca-booking dialog");

/** What a visitor sees at the middle of the window. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const [element] = document.elementsFromPoint(innerWidth / 2, innerHeight / 2);
    return element?.localName;
  });

/** The page reacts to a real press, and scrolls. */
async function expectUsable(page: Page) {
  await page.locator("#own button").click({ timeout: 2000 });
  expect(await page.locator("#own button").getAttribute("data-pressed")).toBe("1");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe(
    "hidden",
  );
}

/** Places of a widget, and what the page does to them once its button was pressed. */
const places: [what: string, markup: string, hide: string][] = [
  ["a menu without a box", `<nav id="place">${booking}</nav>`, 'place.style.display = "none"'],
  [
    "a section that closes",
    `<details id="place" open><summary>Viajes</summary>${booking}</details>`,
    "place.open = false",
  ],
  [
    "a part whose content is skipped",
    `<nav id="place">${booking}</nav>`,
    'place.style.contentVisibility = "hidden"',
  ],
  [
    "a part that cannot be seen",
    `<nav id="place">${booking}</nav>`,
    'place.style.cssText = "visibility:hidden;opacity:0;transform:scale(0)"',
  ],
  [
    "a popover that closes",
    `<div id="place" popover="manual">${booking}</div><script>place.showPopover()</script>`,
    "place.hidePopover()",
  ],
  [
    "a dialog of the page that closes",
    `<dialog id="place">${booking}</dialog><script>place.showModal()</script>`,
    "place.close()",
  ],
];

test.each(places)(
  "a dialog whose button stands in %s is seen, and returns there",
  async (_, markup, hide) => {
    const page = await openPage(browser, `${listening}${visitor}${markup}${loader}`);
    await page.locator("maloca-booking button").first().click();
    await dialog(page).waitFor();
    await dialog(page).locator("[name=name]").fill("Ana");
    const [place, hidden] = await page.evaluate(
      (script) => [
        document.querySelector("maloca-booking")?.parentElement?.id,
        new Function(script)(),
      ],
      hide,
    );
    expect(hidden).toBeFalsy();
    await expect
      .poll(() => dialog(page).evaluate((it) => it.checkVisibility() && it.matches(":modal")))
      .toBe(true);
    await expect.poll(() => seen(page)).toBe("maloca-booking");
    expect(await dialog(page).locator("[name=name]").inputValue()).toBe("Ana");
    await page.keyboard.type(" María");
    expect(await dialog(page).locator("[name=name]").inputValue()).toBe("Ana María");
    await dialog(page).locator("[part=close]").click();
    await expectUsable(page);
    expect(
      await page.evaluate(() => document.querySelector("maloca-booking")?.parentElement?.id),
    ).toBe(place);
    expect(await told(page)).toEqual(["maloca-open press", "maloca-close button"]);
  },
);

const leaving: [what: string, script: string, reason: string][] = [
  ["hides the element itself", 'booking.style.display = "none"', "hidden"],
  [
    "goes to another view and hides this one",
    'history.pushState(null, "", "?dos"); place.hidden = true',
    "hidden",
  ],
  ["removes the element", "booking.remove()", "removed"],
  ["removes what is around it", "place.remove()", "removed"],
];

test.each(leaving)(
  "where the page %s, its dialog closes and says so",
  async (_, script, reason) => {
    const page = await openPage(
      browser,
      `${listening}${visitor}<main id="place">${booking}</main>${loader}<script>
      const [place, booking] = document.querySelectorAll("main, maloca-booking");
      booking.addEventListener("maloca-close", ({ detail }) => { window.reason = detail?.reason; });
    </script>`,
    );
    await page.locator("maloca-booking button").first().click();
    await dialog(page).waitFor();
    await page.evaluate(`{${script}}`);
    await expect.poll(() => page.evaluate("window.reason")).toBe(reason);
    expect(await page.evaluate("booking.open")).toBe(false);
    await expectUsable(page);
    // Nothing opens by itself when the page shows it again.
    await page.evaluate(
      'place.hidden = false; booking.style.display = ""; document.body.append(place); place.append(booking)',
    );
    await rendered(page);
    expect(
      (await dialog(page).count()) &&
        (await dialog(page).evaluate((it: HTMLDialogElement) => it.open)),
    ).toBeFalsy();
  },
);

test("an element that the page hides is shown for as long as it is open", async () => {
  const page = await openPage(
    browser,
    `<style>.none { display: none !important }</style>${visitor}
     <maloca-booking class="none" hidden style="display:none"></maloca-booking>${loader}`,
  );
  await page.evaluate('document.querySelector("maloca-booking").show()');
  await dialog(page).waitFor();
  await dialog(page).locator("[part=close]").click();
  await expectUsable(page);
  expect(await page.locator("maloca-booking").isVisible()).toBe(false);
});

const patches: [what: string, patch: string][] = [
  [
    "writes the attributes of its own markup again",
    `for (const node of [document.documentElement, document.body, document.querySelector("maloca-booking")])
       for (const name of node.getAttributeNames()) if (!(name === "lang" || name === "data-server")) node.removeAttribute(name);`,
  ],
  [
    "removes what its markup does not have",
    `document.querySelector("[data-maloca-open]").getAttribute("data-package") && document.querySelector("maloca-booking:not([data-server])")?.remove()`,
  ],
];

test.each(patches)("a patch that %s keeps a booking that somebody types", async (_, patch) => {
  const page = await openPage(
    browser,
    `${listening}${visitor}<button data-maloca-open="booking" data-package="Viva">Reservar</button>${loader}`,
  );
  await page.locator("[data-maloca-open]").click();
  await dialog(page).locator("[name=name]").fill("Ana");
  await page.evaluate(patch);
  await rendered(page);
  await dialog(page).waitFor();
  await page.keyboard.type(" María");
  expect(await dialog(page).locator("[name=name]").inputValue()).toBe("Ana María");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
    "hidden",
  );
  await page.keyboard.press("Escape");
  await expectUsable(page);
  expect(await told(page)).toEqual(["maloca-open press", "maloca-close escape"]);
});

const scrollers: [what: string, css: string][] = [
  ["body", "body { overflow-x: hidden }"],
  ["root", "html { overflow-x: hidden }"],
  ["root and body", "html, body { overflow-x: hidden }"],
  ["body, against every script", "body { overflow: auto !important }"],
  ["neither", ""],
];

test.each(scrollers)(
  "a sticky header stays where it is under a dialog: overflow of %s",
  async (_, css) => {
    const page = await openPage(
      browser,
      `<style>${css} header { position: sticky; top: 0 }</style><header>Posada</header>${visitor}
     <div style="height: 5000px"></div><button data-maloca-open="booking">Reservar</button>${loader}`,
    );
    const places = () =>
      page.evaluate(() => [
        scrollY,
        document.querySelector("header")?.getBoundingClientRect().top,
        document.querySelector("header")?.getBoundingClientRect().width,
      ]);
    await page.evaluate(() => scrollTo(0, 1200));
    const before = await places();
    await page.locator("[data-maloca-open]").evaluate((it: HTMLElement) => it.click());
    await dialog(page).waitFor();
    expect(await places()).toEqual(before);
    await page.mouse.move(5, 5);
    await page.mouse.wheel(0, 400);
    await rendered(page);
    expect(await places()).toEqual(before);
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "hidden" });
    expect(await places()).toEqual(before);
  },
);

test.each([
  ["html", 1.5],
  ["body", 0.75],
])(
  "on a page with CSS zoom of its %s by %d the dialog is within the window",
  async (where, zoom) => {
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 390, height: 800 },
    ]) {
      const page = await openPage(
        browser,
        `<style>${where} { zoom: ${zoom} }</style><button data-maloca-open="booking" data-package="Viva">Reservar</button>
       <maloca-lightbox><a href="/a.svg">Mar</a></maloca-lightbox>${loader}`,
        { viewport },
      );
      for (const widget of ["booking", "lightbox"]) {
        await page
          .locator(widget === "booking" ? "[data-maloca-open]" : "maloca-lightbox a")
          .click();
        const open = page.locator(`maloca-${widget} dialog`);
        await open.evaluate((it) => Promise.all(it.getAnimations().map((each) => each.finished)));
        for (const part of [open, page.locator(`maloca-${widget} [part=close]`)]) {
          const box = await part.boundingBox();
          const { x = -1, y = -1, width = 0, height = 0 } = box ?? {};
          // A pixel for rounding.
          expect([x >= -1, y >= -1]).toEqual([true, true]);
          expect(x + width).toBeLessThanOrEqual(viewport.width + 1);
          expect(y + height).toBeLessThanOrEqual(viewport.height + 1);
        }
        await page.locator(`maloca-${widget} [part=close]`).click({ timeout: 3000 });
        await page.locator(`maloca-${widget} dialog`).waitFor({ state: "hidden" });
      }
    }
  },
);

test("a page hides a widget before and after it has loaded", async () => {
  const page = await openPage(
    browser,
    `<style>.none { display: none !important } @media (width) { .narrow { display: none } }</style>
     <maloca-contact style="display:none"></maloca-contact><maloca-newsletter class="none"></maloca-newsletter>
     <maloca-partnership class="narrow"></maloca-partnership><maloca-experiences hidden></maloca-experiences>
     <maloca-booking style="display:none"><a href="#x">Reserva</a></maloca-booking>
     <maloca-help class="none"></maloca-help>`,
  );
  const names = ["contact", "newsletter", "partnership", "experiences", "booking", "help"];
  for (const name of names) await page.addScriptTag({ url: `/${name}.js`, type: "module" });
  for (const name of names) {
    await page.waitForFunction((tag) => customElements.get(tag), `maloca-${name}`);
    expect([name, await page.locator(`maloca-${name}`).isVisible()]).toEqual([name, false]);
  }
});

/** A page with a button in a frame, as page builders put one there. */
const openFramed = (height: number, sandbox = "") =>
  openPage(
    browser,
    `<iframe src="/frame.html" width="300" height="${height}" ${sandbox}></iframe>`,
    {
      prepare: (page) =>
        page.route("**/frame.html", (route) =>
          route.fulfill({
            contentType: "text/html",
            body: `<html lang="en"><maloca-booking destination="Guaviare" package="Viva" partner="Posada" test-mode><button data-prefill-dates="julio">Book</button></maloca-booking>${loader}`,
          }),
        ),
    },
  );

test("in a frame without room for a dialog the button opens the operator's form in a new tab, with all that its element says", async () => {
  const page = await openFramed(120);
  const posted: { address: string; body: string }[] = [];
  await page.context().route("**/formulario/**", (route) => {
    posted.push({ address: route.request().url(), body: route.request().postData() ?? "" });
    return route.fulfill({ contentType: "text/html", body: "<h1>Falta un paso</h1>" });
  });
  const framed = page.frameLocator("iframe");
  const opened = page.waitForEvent("popup");
  await framed.locator("maloca-booking > button").click();
  const tab = await opened;
  await tab.getByText("Falta un paso").waitFor();
  const [{ address = "", body = "" } = {}] = posted;
  expect(new URL(address).pathname + new URL(address).search).toBe(
    "/formulario/reserva?partner=Posada&test=1&lang=en",
  );
  expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject({
    destination: "Trip to Guaviare - Viva",
    dates: "julio",
  });
  expect(await framed.locator("dialog[open]").count()).toBe(0);
  // Pressed again it opens again.
  const again = page.waitForEvent("popup");
  await framed.locator("maloca-booking > button").click();
  await (await again).getByText("Falta un paso").waitFor();
});

test.each([
  ["may open no tab", 120, 'sandbox="allow-scripts allow-same-origin allow-forms"'],
  ["has room", 640, ""],
])("in a frame that %s the dialog opens", async (_, height, sandbox) => {
  const page = await openFramed(height, sandbox);
  const framed = page.frameLocator("iframe");
  await framed.locator("maloca-booking > button").click();
  await framed.locator("dialog[open]").waitFor();
});

test("a frame that a keyboard makes small keeps the dialog, and what was typed", async () => {
  const page = await openFramed(640);
  const framed = page.frameLocator("iframe");
  await framed.getByText("Book").click();
  const name = framed.locator("dialog[open] [name=name]");
  await name.fill("Ana");
  await page.locator("iframe").evaluate((node) => node.setAttribute("height", "200"));
  // Renders the booking again.
  await framed
    .locator("maloca-booking")
    .evaluate((node) => node.setAttribute("package", "Memoria de Piedra"));
  await expect
    .poll(() => framed.locator("dialog[open] [name=destination]").inputValue())
    .toContain("Memoria de Piedra");
  expect(await name.inputValue()).toBe("Ana");
});

test("a script learns once when the loader is ready, and opens an element at once", async () => {
  const page = await openPage(
    browser,
    `<script>
      window.ready = [];
      document.addEventListener("maloca-ready", () => {
        ready.push(document.documentElement.dataset.malocaReady);
        document.querySelector("maloca-payment").show();
      });
    </script><maloca-payment></maloca-payment><maloca-booking open></maloca-booking>${loader}${loader}`,
  );
  // `open` in the page's markup.
  await dialog(page).waitFor();
  await page.locator("maloca-payment dialog[open]").waitFor();
  expect(await page.evaluate("window.ready")).toEqual([""]);
});

test("a script creates, adds and shows an element in one task, before its code has loaded and after", async () => {
  const page = await openPage(browser, `${visitor}${loader}`);
  for (const destination of ["Guaviare", "Tayrona"]) {
    await page.evaluate((written) => {
      const element = document.createElement("maloca-booking") as MalocaElement;
      document.body.append(element);
      element.show({ destination: written });
    }, destination);
    await dialog(page).waitFor();
    const field = dialog(page).locator("[name=destination]");
    expect(await field.inputValue()).toBe(`Viaje a ${destination} - consulta general`);
    await page.evaluate(() => document.querySelector("maloca-booking")?.remove());
    await dialog(page).waitFor({ state: "detached" });
  }
  // Other elements are as they were, and one that is shown and never added does nothing.
  const others = await page.evaluate(() => {
    (document.createElement("maloca-payment") as MalocaElement).show();
    return [document.createElement("div"), document.createElement("a", {})].map(
      (element) => `${element.localName} ${"show" in element}`,
    );
  });
  expect(others).toEqual(["div false", "a false"]);
});

test("a page's script keeps a dialog closed, and open", async () => {
  const page = await openPage(
    browser,
    `${visitor}<button data-maloca-open="booking">Reservar</button>${loader}`,
  );
  await page.evaluate(() => {
    const refuse = (event: Event) => event.preventDefault();
    document.addEventListener("maloca-open", refuse, { once: true });
    document.addEventListener("maloca-close", refuse, { once: true });
  });
  await page.locator("[data-maloca-open]").click();
  await page.waitForFunction(() =>
    document.querySelector("maloca-booking")?.shadowRoot?.querySelector("dialog"),
  );
  await expectUsable(page);
  await page.locator("[data-maloca-open]").click();
  await dialog(page).waitFor();
  await dialog(page).locator("[name=name]").fill("Ana");
  await dialog(page).locator("[part=close]").click();
  await dialog(page).locator("[name=name]").fill("Ana María");
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "hidden" });
});

test("an open dialog adds nothing to the page's history, and goes back over nothing", async () => {
  const page = await openPage(
    browser,
    `${visitor}<button data-maloca-open="booking">Reservar</button>${loader}`,
    {
      hasTouch: true,
      isMobile: true,
    },
  );
  await page.evaluate(() => {
    Reflect.deleteProperty(window, "CloseWatcher");
    history.pushState({ idx: 1 }, "", "?dos");
    Object.assign(window, { popped: 0 });
    addEventListener("popstate", () => Object.assign(window, { popped: 1 }));
  });
  const state = () =>
    page.evaluate(() => [
      history.length,
      JSON.stringify(history.state),
      location.search,
      (window as unknown as { popped: number }).popped,
    ]);
  const before = await state();
  for (const end of ["Escape", "press"]) {
    await page.locator("[data-maloca-open]").tap();
    await dialog(page).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await state()).toEqual(before);
    if (end === "Escape") await page.keyboard.press("Escape");
    else await dialog(page).locator("[part=close]").tap();
    await dialog(page).waitFor({ state: "hidden" });
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
    expect(await state()).toEqual(before);
  }
});

const drags: [what: string, moves: [x: number, y: number][], opens: boolean][] = [
  ["drags", [[80, 0]], false],
  ["drags up", [[0, -40]], false],
  [
    "drags there and back",
    [
      [80, 0],
      [0, 0],
    ],
    false,
  ],
  [
    "presses with an unsteady hand",
    [
      [4, 3],
      [-3, 2],
    ],
    true,
  ],
];

test("a screen reader's click opens what a finger has scrolled by before", async () => {
  const page = await openPage(
    browser,
    `<button data-maloca-open="booking">Reservar</button>${loader}`,
  );
  await page.locator("[data-maloca-open]").evaluate((opener) => {
    const finger = (type: string, clientY: number) =>
      opener.dispatchEvent(
        new PointerEvent(type, { bubbles: true, composed: true, buttons: 1, clientY }),
      );
    finger("pointerdown", 10);
    finger("pointermove", 90);
    finger("pointercancel", 0);
    opener.dispatchEvent(
      new MouseEvent("click", { bubbles: true, composed: true, cancelable: true, detail: 1 }),
    );
  });
  await page.locator("maloca-booking dialog[open]").waitFor();
});

test.each(drags)("a visitor who %s: what opens", async (_, moves, opens) => {
  // The page stops each click, as carousels do after a drag, and other scripts for other reasons.
  const page = await openPage(
    browser,
    `<style>button, a, span { display: block; width: 400px; height: 200px; user-select: none }</style>
     <div id="track"><button data-maloca-open="booking">Reservar</button></div>
     <maloca-lightbox><a href="/a.svg" draggable="false"><span onclick="event.stopPropagation()">Mar</span></a></maloca-lightbox>
     <script>track.addEventListener("click", (event) => event.stopPropagation(), true)</script>${loader}`,
  );
  for (const [opener, name] of [
    ["[data-maloca-open]", "booking"],
    ["maloca-lightbox a", "lightbox"],
  ] as const) {
    const box = await page.locator(opener).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 100];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (const [right, down] of moves) await page.mouse.move(x + right, y + down);
    await page.mouse.up();
    if (!opens) {
      await page.waitForFunction((tag) => customElements.get(tag), `maloca-${name}`);
      await rendered(page);
      expect(await page.locator(`maloca-${name} dialog[open]`).count()).toBe(0);
      // A key opens it after a drag.
      await page.locator(opener).press("Enter");
    }
    await page.locator(`maloca-${name} dialog[open]`).waitFor();
    await page.locator(`maloca-${name} [part=close]`).click();
    await page.locator(`maloca-${name} dialog`).waitFor({ state: "hidden" });
  }
  expect(new URL(page.url()).pathname).toBe("/");
});
