import type { Locator, Page } from "playwright";
import { afterEach, expect, test } from "vitest";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { keyboard, pressed } from "../build/docs-site/keyboard.mjs";
import { isDialog, type WidgetName, widgetNames } from "../src/widgets";
import { dialogOf, focusWithin, isFocused, opener, openWidget } from "./keyboard";

// Every key that the documentation names, pressed in Chromium on a page with the widget.

const browser = testBrowser();

const pages: Page[] = [];
afterEach(async () => {
  for (const page of pages.splice(0)) await page.context().close();
});

/** A page with one widget, closed after its test. */
async function open(name: WidgetName) {
  const opened = await openWidget(browser, name);
  pages.push(opened.page);
  return opened;
}

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
  (act: (key: string) => Promise<void>): Scenario =>
  async (keys) => {
    for (const key of keys) await act(key);
  };

/** @param selector what opens it: its own link, or a button of the page. */
const opens = (name: WidgetName, selector = "a") =>
  eachKey(async (key) => {
    const { page, widget } = await open(name);
    await page.locator(`maloca-${name} a, button`).and(page.locator(selector)).first().focus();
    await page.keyboard.press(key);
    await dialogOf(widget).waitFor();
    await focusWithin(widget);
  });

/** Goes round more often than there is anything to stop at. */
const moves = (name: WidgetName) =>
  eachKey(async (key) => {
    const { page, widget } = await opened(name);
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
    const outside = [...seen].filter((stop) => !stop.startsWith("in "));
    // From the last stop the focus passes by the browser's own bar.
    expect(outside.filter((stop) => stop !== "body")).toEqual([]);
    expect(seen.size).toBeGreaterThan(3);
  });

const closes = (name: WidgetName) =>
  eachKey(async (key) => {
    const { page, widget } = await opened(name);
    const field = widget.locator("dialog input[type=text], dialog input:not([type])").first();
    await field.fill("Ana Ríos");
    await page.keyboard.press(key);
    await dialogOf(widget).waitFor({ state: "detached" });
    await expect.poll(() => isFocused(opener(widget))).toBe(true);
    await page.keyboard.press("Enter");
    await dialogOf(widget).waitFor();
    expect(await field.inputValue()).toBe("Ana Ríos");
  });

const returnsToBooking = eachKey(async (key) => {
  const { page, widget } = await opened("booking");
  const name = widget.getByLabel("Nombre completo");
  await name.fill("Ana Ríos");
  const pay = widget.getByRole("button", { name: "Pagar anticipo o total" });
  await pay.click();
  await widget.getByText("Paga tu viaje").waitFor();
  await page.keyboard.press(key);
  await expect.poll(() => isFocused(pay)).toBe(true);
  expect(await name.inputValue()).toBe("Ana Ríos");
});

const shownFor = (name: WidgetName) => (isDialog(name) ? opened(name) : open(name));

/** What was sent empty is answered with messages at the fields. */
const sends = (name: WidgetName) =>
  eachKey(async (key) => {
    const { page, widget } = await shownFor(name);
    const field = widget.locator("input:not([type=checkbox], [type=hidden])").first();
    await field.focus();
    await page.keyboard.press(key);
    await widget.locator("[aria-invalid=true]").first().waitFor();
  });

const breaks = (name: WidgetName) =>
  eachKey(async (key) => {
    const { page, widget } = await shownFor(name);
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
  eachKey(async (key) => {
    const { page, widget } = await shownFor(name);
    await toggles(page, widget.locator("fieldset input[type=checkbox]").first(), key);
  });

/** Fills a step of the wizard and goes on, as a visitor with a keyboard does. */
async function nextStep(page: Page, widget: Locator, values: Record<string, string>, key: string) {
  for (const [name, value] of Object.entries(values)) {
    await widget.locator(`[name=${name}]`).fill(value);
  }
  await page.keyboard.press(key);
}

const steps: Record<string, string>[] = [
  { first_name: "Ana", last_name: "Ríos" },
  { email: "ana@example.com", phone: "+57 300 123 4567" },
];

const currentStep = (widget: Locator) => widget.locator("[aria-current=step]").textContent();

const goesOn = eachKey(async (key) => {
  const { page, widget } = await open("trip-wizard");
  const first = await currentStep(widget);
  await nextStep(page, widget, steps[0] ?? {}, key);
  await expect.poll(() => currentStep(widget)).not.toBe(first);
});

const choosesInterest = eachKey(async (key) => {
  const { page, widget } = await open("trip-wizard");
  for (const [at, step] of steps.entries()) {
    await nextStep(page, widget, step, "Enter");
    await widget.locator("input:visible").nth(0).waitFor();
    await expect
      .poll(() => widget.locator(`[name=${Object.keys(steps[at] ?? {})[0]}]`).isVisible())
      .toBe(false);
  }
  await toggles(page, widget.locator("input[type=checkbox]:visible").first(), key);
});

const choosesOther = async (keys: string[]) => {
  const { page, widget } = await opened("payment");
  const radios = widget.locator("input[type=radio]");
  const chosen = () => widget.locator("input[type=radio]:checked").inputValue();
  await radios.first().focus();
  await page.keyboard.press("Space");
  for (const key of keys) {
    const before = await chosen();
    await page.keyboard.press(key);
    expect(await chosen()).not.toBe(before);
  }
};

const togglesHelp = eachKey(async (key) => {
  const { page, widget } = await open("help");
  const panel = widget.locator("[part=panel]");
  await widget.locator("[part=button]").focus();
  await page.keyboard.press(key);
  await panel.waitFor();
  await page.keyboard.press(key);
  await panel.waitFor({ state: "detached" });
});

const closesHelp = eachKey(async (key) => {
  const { page, widget } = await open("help");
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

const stopsAtMaximum = eachKey(async (key) => {
  const { page, widget } = await open("experiences");
  const boxes = widget.locator("input[type=checkbox]");
  for (const at of [0, 1]) {
    await boxes.nth(at).focus();
    await page.keyboard.press("Space");
    await expect.poll(() => boxes.nth(at).isChecked()).toBe(true);
  }
  await page.keyboard.press("Tab");
  expect(await isFocused(boxes.nth(2))).toBe(true);
  await page.keyboard.press(key);
  expect(await boxes.nth(2).isChecked()).toBe(false);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press(key);
  await expect.poll(() => boxes.nth(1).isChecked()).toBe(false);
});

const shownPicture = (widget: Locator) => widget.locator("[part=counter]").textContent();

const opensPicture = eachKey(async (key) => {
  const { page, widget } = await open("lightbox");
  await widget.locator("a").nth(1).focus();
  await page.keyboard.press(key);
  await dialogOf(widget).waitFor();
  await expect.poll(() => shownPicture(widget)).toBe("2 / 3");
});

/** Presses a row's keys one after the other, and reads the counter after each. */
const shows =
  (...counters: string[]) =>
  async (keys: string[]) => {
    const { page, widget } = await opened("lightbox");
    for (const [at, key] of keys.entries()) {
      // The picture in the middle has one on either side.
      if (key !== "ArrowRight" && at === 0) await page.keyboard.press("ArrowRight");
      await page.keyboard.press(key);
      await expect.poll(() => shownPicture(widget)).toBe(counters[at]);
    }
  };

const zooms = async (keys: string[]) => {
  const { page, widget } = await opened("lightbox");
  const scale = () =>
    widget
      .locator("[part=picture]")
      .evaluate((node) => new DOMMatrix((node as HTMLElement).style.transform).a);
  const [larger = "", smaller = "", whole = ""] = keys;
  const press = async (key: string) => {
    const before = await scale();
    await page.keyboard.press(key);
    await expect.poll(scale).not.toBe(before);
    return { before, after: await scale() };
  };
  const once = await press(larger);
  expect(once.after).toBeGreaterThan(once.before);
  const twice = await press(larger);
  const back = await press(smaller);
  expect(back.after).toBeLessThan(twice.after);
  await press(whole);
  await expect.poll(scale).toBe(1);
};

const closesPicture = eachKey(async (key) => {
  const { page, widget } = await opened("lightbox");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => shownPicture(widget)).toBe("2 / 3");
  await page.keyboard.press(key);
  await dialogOf(widget).waitFor({ state: "detached" });
  await expect.poll(() => isFocused(opener(widget))).toBe(true);
});

/** What shows that a row is true, in the order of the registry's rows. */
const shown: Partial<Record<WidgetName, Scenario[]>> = {
  booking: [
    opens("booking"),
    opens("booking", "button"),
    moves("booking"),
    ticks("booking"),
    sends("booking"),
    breaks("booking"),
    returnsToBooking,
    closes("booking"),
  ],
  "trip-wizard": [goesOn, choosesInterest],
  payment: [
    opens("payment"),
    opens("payment", "button"),
    moves("payment"),
    choosesOther,
    closes("payment"),
  ],
  contact: [sends("contact"), breaks("contact")],
  newsletter: [sends("newsletter")],
  help: [togglesHelp, closesHelp],
  experiences: [ticks("experiences"), stopsAtMaximum],
  lightbox: [opensPicture, shows("2 / 3", "1 / 3"), shows("1 / 3", "3 / 3"), zooms, closesPicture],
  partnership: [sends("partnership"), breaks("partnership")],
};

const rows = widgetNames.flatMap((name) =>
  (keyboard[name] ?? []).map((row, at) => ({
    name,
    says: `${pressed(row)} ${row.does}`,
    keys: row.keys,
    show: shown[name]?.[at],
  })),
);

test.each(rows)("$name: $says", async ({ keys, show }) => {
  expect(show).toBeDefined();
  await show?.(keys);
});

test("every row of the registry has what shows it", () => {
  expect(widgetNames.map((name) => shown[name]?.length)).toEqual(
    widgetNames.map((name) => keyboard[name]?.length),
  );
});
