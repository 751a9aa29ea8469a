import { beforeEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { clickWith, find, page } from "../../test/page";
import type { MalocaElement } from "../core/widget";
import "./help.element";

const button = (element: Element) => find<HTMLAnchorElement>(element, "[part=button]");
const box = (found: Element | null) => (found as Element).getBoundingClientRect();
const panel = (element: Element) => find(element, "[part=panel]");

/** The help in a page that may put its button elsewhere. */
async function help(attributes = "", css = "", around = "") {
  page(
    `<style>${css}</style><div style="${around}"><maloca-help ${attributes}></maloca-help></div><input>`,
  );
  const element = document.querySelector<MalocaElement & Element>("maloca-help") as MalocaElement;
  await expect.poll(() => button(element)?.ariaExpanded).toBe("false");
  return element;
}

const isShown = (element: Element) =>
  expect.poll(() => panel(element)?.checkVisibility({ visibilityProperty: true })).toBe(true);

async function opened() {
  const element = await help();
  await userEvent.click(button(element) as HTMLElement);
  await isShown(element);
  return element;
}

const gone = (element: Element) => expect.poll(() => panel(element)).toBeNull();

test("the button is round, at least 56 px and fixed in the corner", async () => {
  const element = await help();
  const { width, height, right, bottom } = box(button(element));
  expect(width).toBeGreaterThanOrEqual(56);
  expect(height).toBe(width);
  expect([innerWidth - right, innerHeight - bottom]).toEqual([16, 16]);
  expect(getComputedStyle(button(element) as Element).position).toBe("fixed");
  expect(button(element)?.ariaLabel).toBe("¿Necesitas ayuda?");
});

test("a click outside closes help and returns focus, unless the visitor moved it", async () => {
  const element = await opened();
  panel(element)?.querySelector("a")?.focus();
  await userEvent.click(document.documentElement, { position: { x: 5, y: 300 } });
  await gone(element);
  expect(element.shadowRoot?.activeElement).toBe(button(element));

  await userEvent.click(button(element) as HTMLElement);
  await expect.poll(() => panel(element)).toBeTruthy();
  const field = document.querySelector("input") as HTMLInputElement;
  await userEvent.click(field);
  await gone(element);
  expect(document.activeElement).toBe(field);
});

test("tabbing out of help closes its panel", async () => {
  const element = await opened();
  panel(element)?.querySelector<HTMLElement>("[href^=mailto]")?.focus();
  await userEvent.keyboard("{Tab}");
  await gone(element);
  expect(document.activeElement).toBe(document.querySelector("input"));
});

test("a click with Ctrl opens help's link", async () => {
  const element = await help();
  clickWith("ctrlKey", button(element));
  expect(button(element)?.getAttribute("aria-expanded")).toBe("false");
});

test("help reports opening and closing, also by show() and close()", async () => {
  const received: string[] = [];
  const ends = new AbortController();
  for (const name of ["maloca-open", "maloca-close"]) {
    document.addEventListener(name, ({ type }) => received.push(type), ends);
  }
  const element = await opened();
  expect(element.open).toBe(true);
  element.close();
  await gone(element);
  element.show();
  await expect.poll(() => panel(element)).toBeTruthy();
  await userEvent.click(button(element) as HTMLElement);
  await gone(element);
  expect(element.open).toBe(false);
  expect(received).toEqual(["maloca-open", "maloca-close"]);
  ends.abort();
});

test("a dialog covers the help button", async () => {
  const element = await help();
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.style.cssText =
    "position:fixed;inset:0;width:100%;height:100%;max-width:none;max-height:none;margin:0";
  dialog.showModal();
  const { left, top } = box(button(element));
  expect(document.elementFromPoint(left + 20, top + 20)).toBe(dialog);
});

// The panel in the top layer, and where it stands: by CSS anchors where the browser has them, measured
// where it has not.

const GAP = 12;
const EDGE = 16;

async function shownIn(...page: Parameters<typeof help>) {
  const element = await help(...page);
  element.show();
  await isShown(element);
  return element;
}

const buttonAt = (inset: string) => `maloca-help::part(button) { inset: ${inset} }`;
const rounded = (numbers: number[]) => numbers.map(Math.round);
const anchors = CSS.supports("position-area: top");

describe.each([
  ["with CSS anchors", true],
  ["without CSS anchors", false],
])("help's panel, %s,", (_where, native) => {
  beforeEach(({ skip }) => {
    if (native) skip(!anchors, "this browser has none");
    else vi.spyOn(CSS, "supports").mockReturnValue(false);
  });

  test("is above its button, in line with its right side", async () => {
    const element = await shownIn();
    const [shown, beside] = [box(panel(element)), box(button(element))];
    expect(rounded([shown.right, shown.bottom])).toEqual(rounded([beside.right, beside.top - GAP]));
  });

  test("is below a button at the upper left, and inside the screen", async () => {
    const element = await shownIn("", buttonAt("40px auto auto 20px"));
    const [shown, beside] = [box(panel(element)), box(button(element))];
    expect(Math.round(shown.top)).toBe(Math.round(beside.bottom + GAP));
    expect(shown.left).toBeGreaterThanOrEqual(EDGE);
    expect(shown.right).toBeLessThanOrEqual(innerWidth - EDGE);
  });

  test("is as high as the room beside its button, and scrolls", async () => {
    const element = await shownIn(
      `hours="${"Lunes a viernes ".repeat(300)}"`,
      buttonAt("auto 16px 200px auto"),
    );
    const [shown, beside] = [box(panel(element)), box(button(element))];
    expect(rounded([shown.top, shown.bottom])).toEqual(rounded([EDGE, beside.top - GAP]));
    const { scrollHeight, clientHeight } = panel(element) as Element;
    expect(scrollHeight).toBeGreaterThan(clientHeight);
  });

  test("is covered, cut and dimmed by nothing of the page", async () => {
    const element = await shownIn("", "", "overflow: hidden; height: 1px; opacity: 0.1");
    const cover = document.body.appendChild(document.createElement("div"));
    cover.style.cssText = "position: fixed; inset: 0; z-index: 2147483647";
    const { left, top, width, height } = box(panel(element));
    expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(element);
  });

  test("asked for in a modal dialog, takes the focus, closes before it and gives it back", async () => {
    const element = await help();
    const dialog = document.body.appendChild(document.createElement("dialog"));
    const ask = dialog.appendChild(document.createElement("button"));
    ask.textContent = "Ayuda";
    // A person asks: what scripts open by themselves, one Escape may close together.
    ask.onclick = () => element.show();
    dialog.showModal();
    const asked = async () => {
      await userEvent.click(ask);
      await expect.poll(() => element.shadowRoot?.activeElement?.localName).toBe("a");
    };
    const left = async () => {
      await expect.poll(() => find(element, "[part=panel]")).toBeNull();
      expect([dialog.open, document.activeElement]).toEqual([true, ask]);
    };

    await asked();
    const { left: x, top: y, width, height } = box(panel(element));
    expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(element);
    await userEvent.keyboard("{Escape}");
    await left();

    await asked();
    await userEvent.click(document.documentElement, { position: { x: 5, y: 5 } });
    await left();

    await asked();
    element.close();
    await left();
    await userEvent.keyboard("{Escape}");
    expect(dialog.open).toBe(false);
  });

  test("is still there when its element was moved", async () => {
    const element = await shownIn();
    document.body.append(element);
    await expect.poll(() => panel(element)?.matches(":popover-open")).toBe(true);
    await expect
      .poll(() => Math.round(box(panel(element)).bottom))
      .toBe(Math.round(box(button(element)).top - GAP));
  });
});
