import { beforeEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { find, page } from "../../test/page";
import type { MalocaElement } from "../core/element/element";
import "./help.element";

// The panel in the top layer, and where it stands: by CSS anchors where the browser has them, measured
// where it has not.

const GAP = 12;
const EDGE = 16;

const box = (element: Element, part: string) =>
  (find(element, `[part=${part}]`) as Element).getBoundingClientRect();

/** The help in a page that may put its button elsewhere. */
async function closed(attributes = "", css = "", around = "") {
  page(
    `<style>${css}</style><div style="${around}"><maloca-help ${attributes}></maloca-help></div>`,
  );
  const element = document.querySelector<MalocaElement & Element>("maloca-help") as MalocaElement;
  await expect.poll(() => find(element, "[part=button]")?.ariaExpanded).toBe("false");
  return element;
}

async function opened(...page: Parameters<typeof closed>) {
  const element = await closed(...page);
  element.show();
  await expect
    .poll(() => find(element, "[part=panel]")?.checkVisibility({ visibilityProperty: true }))
    .toBe(true);
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
    const element = await opened();
    const [panel, button] = [box(element, "panel"), box(element, "button")];
    expect(rounded([panel.right, panel.bottom])).toEqual(rounded([button.right, button.top - GAP]));
  });

  test("is below a button at the upper left, and inside the screen", async () => {
    const element = await opened("", buttonAt("40px auto auto 20px"));
    const [panel, button] = [box(element, "panel"), box(element, "button")];
    expect(Math.round(panel.top)).toBe(Math.round(button.bottom + GAP));
    expect(panel.left).toBeGreaterThanOrEqual(EDGE);
    expect(panel.right).toBeLessThanOrEqual(innerWidth - EDGE);
  });

  test("is as high as the room beside its button, and scrolls", async () => {
    const element = await opened(
      `hours="${"Lunes a viernes ".repeat(300)}"`,
      buttonAt("auto 16px 200px auto"),
    );
    const [panel, button] = [box(element, "panel"), box(element, "button")];
    expect(rounded([panel.top, panel.bottom])).toEqual(rounded([EDGE, button.top - GAP]));
    const { scrollHeight, clientHeight } = find(element, "[part=panel]") as Element;
    expect(scrollHeight).toBeGreaterThan(clientHeight);
  });

  test("is covered, cut and dimmed by nothing of the page", async () => {
    const element = await opened("", "", "overflow: hidden; height: 1px; opacity: 0.1");
    const cover = document.body.appendChild(document.createElement("div"));
    cover.style.cssText = "position: fixed; inset: 0; z-index: 2147483647";
    const { left, top, width, height } = box(element, "panel");
    expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(element);
  });

  test("asked for in a modal dialog, takes the focus, closes before it and gives it back", async () => {
    const element = await closed();
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
    const { left: x, top: y, width, height } = box(element, "panel");
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
    const element = await opened();
    document.body.append(element);
    const panel = () => find(element, "[part=panel]");
    await expect.poll(() => panel()?.matches(":popover-open")).toBe(true);
    await expect
      .poll(() => Math.round(box(element, "panel").bottom))
      .toBe(Math.round(box(element, "button").top - GAP));
  });
});
