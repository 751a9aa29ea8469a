import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { keyboard, pressed } from "../../tooling/docs-site/keyboard";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { isDialog, type WidgetName, widgetNames } from "../src/widgets";
import { openPage } from "./built";

// Every key that the documentation names, pressed in Chromium on a page with the widget.

const browser = testBrowser();

const sea = (colour: string) =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='90' height='60'><rect width='90' height='60' fill='${colour}'/></svg>`;
const pictures = ["red", "green", "blue"].map(
  (one) => `<a href="${sea(one)}"><img src="${sea(one)}" alt="Mar ${one}"></a>`,
);
const choices = 'experiences="Surf, Masaje, Pesca"';
const markup: Partial<Record<WidgetName, string>> = {
  booking: `<maloca-booking destination="Guaviare" ${choices}><a href="https://wa.me/1">Reservar</a></maloca-booking>`,
  payment: `<maloca-payment destination="Guaviare" amount="1500000"><a href="https://wa.me/1">Pagar</a></maloca-payment>`,
  experiences: `<maloca-experiences ${choices}></maloca-experiences>`,
  lightbox: `<maloca-lightbox>${pictures.join("")}</maloca-lightbox>`,
};

/** A page with one widget between a link and a button. */
async function open(name: WidgetName) {
  const page = await openPage(
    browser,
    `<a href="#before">Antes</a>${markup[name] ?? `<maloca-${name}></maloca-${name}>`}
     <button data-maloca-open="${name}">Abrir</button><script src="/maloca.js"></script>`,
  );
  const widget = page.locator(`maloca-${name}`);
  if (!isDialog(name)) await widget.locator("input, [part=button]").first().waitFor();
  return { page, widget };
}

const dialogOf = (widget: Locator) => widget.locator("dialog[open]");
const opener = (widget: Locator) => widget.locator("a").first();
const focusWithin = (widget: Locator) =>
  expect
    .poll(() =>
      widget.evaluate((element) => Boolean(element.shadowRoot?.activeElement?.closest("dialog"))),
    )
    .toBe(true);
const isFocused = (locator: Locator) => locator.evaluate((node) => node.matches(":focus"));
const shownPicture = (widget: Locator) => widget.locator("[part=counter]").textContent();

/** Opened by its link with the keyboard. */
async function opened(name: WidgetName) {
  const { page, widget } = await open(name);
  await opener(widget).focus();
  await page.keyboard.press("Enter");
  await dialogOf(widget).waitFor();
  await focusWithin(widget);
  return { page, widget };
}

/** Shows what a row says, with its keys. */
type Scenario = (keys: string[]) => Promise<void>;

/** Presses each key of a row on a new page, where it has the same effect. */
const eachKey =
  (
    name: WidgetName,
    act: (on: { page: Page; widget: Locator }, key: string) => Promise<void>,
  ): Scenario =>
  async (keys) => {
    for (const key of keys) await act(await (isDialog(name) ? opened(name) : open(name)), key);
  };

/** @param selector what opens it: its own link, or a button of the page. */
const opens =
  (selector: string): Scenario =>
  async (keys) => {
    for (const key of keys) {
      const { page, widget } = await open("booking");
      await page.locator(selector).focus();
      await page.keyboard.press(key);
      await dialogOf(widget).waitFor();
      await focusWithin(widget);
    }
  };

/** Goes round more often than there is anything to stop at. */
const moves = eachKey("booking", async ({ page, widget }, key) => {
  const seen = new Set<string>();
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press(key);
    seen.add(
      await widget.evaluate((element) => {
        if (document.activeElement !== element) return document.activeElement?.localName ?? "";
        const within = element.shadowRoot?.activeElement;
        return `in ${within?.getAttribute("name") ?? within?.textContent ?? ""}`;
      }),
    );
  }
  // From the last stop the focus passes by the browser's own bar.
  expect([...seen].filter((stop) => !/^in |^body$/.test(stop))).toEqual([]);
  expect(seen.size).toBeGreaterThan(3);
});

const closes = eachKey("booking", async ({ page, widget }, key) => {
  const field = widget.getByLabel("Nombre completo");
  await field.fill("Ana Ríos");
  await page.keyboard.press(key);
  await dialogOf(widget).waitFor({ state: "detached" });
  await expect.poll(() => isFocused(opener(widget))).toBe(true);
  await page.keyboard.press("Enter");
  await dialogOf(widget).waitFor();
  expect(await field.inputValue()).toBe("Ana Ríos");
});

const returnsToBooking = eachKey("booking", async ({ page, widget }, key) => {
  const name = widget.getByLabel("Nombre completo");
  await name.fill("Ana Ríos");
  const pay = widget.getByRole("button", { name: "Pagar anticipo o total" });
  await pay.click();
  await widget.getByText("Paga tu viaje").waitFor();
  await page.keyboard.press(key);
  await expect.poll(() => isFocused(pay)).toBe(true);
  expect(await name.inputValue()).toBe("Ana Ríos");
});

/** What was sent empty is answered with messages at the fields. */
const sends = eachKey("booking", async ({ page, widget }, key) => {
  await widget.getByLabel("Nombre completo").focus();
  await page.keyboard.press(key);
  await widget.locator("[aria-invalid=true]").first().waitFor();
});

const breaks = eachKey("booking", async ({ page, widget }, key) => {
  const field = widget.locator("textarea").first();
  await field.fill("Hola");
  await page.keyboard.press(key);
  expect(await field.inputValue()).toBe("Hola\n");
  expect(await widget.locator("[aria-invalid=true]").count()).toBe(0);
});

async function toggles(page: Page, box: Locator, key: string) {
  await box.focus();
  for (const is of [true, false]) {
    await page.keyboard.press(key);
    await expect.poll(() => box.isChecked()).toBe(is);
  }
}

const ticks = (name: WidgetName) =>
  eachKey(name, ({ page, widget }, key) =>
    toggles(page, widget.locator("fieldset input[type=checkbox]").first(), key),
  );

const firstStep = { first_name: "Ana", last_name: "Ríos" };

/** Fills a step of the wizard and goes on, as a visitor with a keyboard does. */
async function nextStep(page: Page, widget: Locator, values: Record<string, string>, key: string) {
  for (const [name, value] of Object.entries(values)) {
    await widget.locator(`[name=${name}]`).fill(value);
  }
  await page.keyboard.press(key);
  await widget.locator(`[name=${Object.keys(values)[0]}]`).waitFor({ state: "hidden" });
}

const goesOn = eachKey("trip-wizard", ({ page, widget }, key) =>
  nextStep(page, widget, firstStep, key),
);

const choosesInterest = eachKey("trip-wizard", async ({ page, widget }, key) => {
  await nextStep(page, widget, firstStep, "Enter");
  await nextStep(page, widget, { email: "ana@example.com" }, "Enter");
  await toggles(page, widget.locator("input[type=checkbox]:visible").first(), key);
});

const choosesOther: Scenario = async (keys) => {
  const { page, widget } = await opened("payment");
  const chosen = () => widget.locator("input[type=radio]:checked").inputValue();
  await widget.locator("input[type=radio]").first().focus();
  await page.keyboard.press("Space");
  for (const key of keys) {
    const before = await chosen();
    await page.keyboard.press(key);
    expect(await chosen()).not.toBe(before);
  }
};

const togglesHelp = eachKey("help", async ({ page, widget }, key) => {
  await widget.locator("[part=button]").focus();
  await page.keyboard.press(key);
  await widget.locator("[part=panel]").waitFor();
  await page.keyboard.press(key);
  await widget.locator("[part=panel]").waitFor({ state: "detached" });
});

const closesHelp = eachKey("help", async ({ page, widget }, key) => {
  const button = widget.locator("[part=button]");
  await button.focus();
  await page.keyboard.press("Enter");
  await widget.locator("[part=panel]").waitFor();
  await page.keyboard.press("Tab");
  expect(await isFocused(button)).toBe(false);
  await page.keyboard.press(key);
  await widget.locator("[part=panel]").waitFor({ state: "detached" });
  await expect.poll(() => isFocused(button)).toBe(true);
});

const stopsAtMaximum = eachKey("experiences", async ({ page, widget }, key) => {
  const boxes = widget.locator("input[type=checkbox]");
  for (const at of [0, 1]) await boxes.nth(at).check();
  await boxes.nth(1).focus();
  await page.keyboard.press("Tab");
  expect(await isFocused(boxes.nth(2))).toBe(true);
  await page.keyboard.press(key);
  expect(await boxes.nth(2).isChecked()).toBe(false);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press(key);
  await expect.poll(() => boxes.nth(1).isChecked()).toBe(false);
});

const opensPicture: Scenario = async ([key = ""]) => {
  const { page, widget } = await open("lightbox");
  await widget.locator("a").nth(1).focus();
  await page.keyboard.press(key);
  await dialogOf(widget).waitFor();
  await expect.poll(() => shownPicture(widget)).toBe("2 / 3");
};

/** Presses a row's keys one after the other, and reads the counter after each. */
const shows =
  (...counters: string[]): Scenario =>
  async (keys) => {
    const { page, widget } = await opened("lightbox");
    for (const [at, key] of keys.entries()) {
      // The picture in the middle has one on either side.
      if (key !== "ArrowRight" && at === 0) await page.keyboard.press("ArrowRight");
      await page.keyboard.press(key);
      await expect.poll(() => shownPicture(widget)).toBe(counters[at]);
    }
  };

const zooms: Scenario = async ([larger = "", smaller = "", whole = ""]) => {
  const { page, widget } = await opened("lightbox");
  const scale = () =>
    widget
      .locator("[part=picture]")
      .evaluate((node) => new DOMMatrix((node as HTMLElement).style.transform).a);
  const press = async (key: string) => {
    const before = await scale();
    await page.keyboard.press(key);
    await expect.poll(scale).not.toBe(before);
    return scale();
  };
  const once = await press(larger);
  const twice = await press(larger);
  expect([once > 1, twice > once, (await press(smaller)) < twice]).toEqual([true, true, true]);
  await press(whole);
  await expect.poll(scale).toBe(1);
};

const closesPicture = eachKey("lightbox", async ({ page, widget }, key) => {
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => shownPicture(widget)).toBe("2 / 3");
  await page.keyboard.press(key);
  await dialogOf(widget).waitFor({ state: "detached" });
  await expect.poll(() => isFocused(opener(widget))).toBe(true);
});

/** What shows that a row is true, in the order of the registry's rows; of a row of several widgets once. */
const shown: Partial<Record<WidgetName, Scenario[]>> = {
  booking: [
    opens("maloca-booking a"),
    opens("[data-maloca-open]"),
    moves,
    ticks("booking"),
    sends,
    breaks,
    returnsToBooking,
    closes,
  ],
  "trip-wizard": [goesOn, choosesInterest],
  payment: [choosesOther],
  help: [togglesHelp, closesHelp],
  experiences: [ticks("experiences"), stopsAtMaximum],
  lightbox: [opensPicture, shows("2 / 3", "1 / 3"), shows("1 / 3", "3 / 3"), zooms, closesPicture],
};

const met = new Set<object>();
const rows = widgetNames.flatMap((name) =>
  (keyboard[name] ?? [])
    .filter((row) => !met.has(row) && met.add(row))
    .map((row, at) => ({
      says: `${name}: ${pressed(row)} ${row.does}`,
      keys: row.keys,
      show: shown[name]?.[at],
    })),
);

test.each(rows)("$says", async ({ keys, show }) => {
  expect(show).toBeDefined();
  await show?.(keys);
});

test("every row of the registry has what shows it", () => {
  expect(rows).toHaveLength(Object.values(shown).flat().length);
});
