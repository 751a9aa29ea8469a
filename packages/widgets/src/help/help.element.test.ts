import { settings } from "@maloca/catalog/settings";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { find, page } from "../../test/page";
import "./help.element";

const button = (element: Element) => find<HTMLAnchorElement>(element, "[part=button]");
const box = (found: Element | null) => (found as Element).getBoundingClientRect();
const panel = (element: Element) => find(element, "[part=panel]");

async function help(attributes = "") {
  const element = page(`<maloca-help ${attributes}></maloca-help><input>`);
  await expect.poll(() => button(element)?.getAttribute("aria-expanded")).toBe("false");
  return element;
}

async function opened(attributes = "") {
  const element = await help(attributes);
  await userEvent.click(button(element) as HTMLElement);
  await expect.poll(() => panel(element)?.checkVisibility({ visibilityProperty: true })).toBe(true);
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

test("help opens its panel: messaging first, then e-mail and support hours", async () => {
  const element = await opened();
  expect(button(element)?.getAttribute("aria-expanded")).toBe("true");
  const controls = button(element)?.getAttribute("aria-controls") as string;
  expect(element.shadowRoot?.getElementById(controls)).toBe(panel(element));
  const links = [...(panel(element)?.querySelectorAll("a") ?? [])];
  expect(links.map(({ href }) => href)).toEqual([
    `https://wa.me/${settings.messaging.phone}`,
    `mailto:${settings.email}`,
  ]);
  expect(panel(element)?.textContent).toContain("Lunes a viernes, 08:00–17:00");
});

test("help's panel is above the button, inside the screen", async () => {
  const element = await opened();
  const { left, right, top, bottom } = box(panel(element));
  expect(bottom).toBeLessThanOrEqual(box(button(element)).top);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(left).toBeGreaterThanOrEqual(16);
  expect(right).toBeLessThanOrEqual(innerWidth - 16);
});

test("help's attributes override phone, e-mail, hours and message", async () => {
  const element = await opened(
    'phone="+57 311 222 3344" email="hola@posada.example" hours="Todos los días" text="Hola, ¿hay cupo?"',
  );
  const [first, second] = panel(element)?.querySelectorAll("a") ?? [];
  expect(first?.href).toBe("https://wa.me/573112223344?text=Hola%2C%20%C2%BFhay%20cupo%3F");
  expect(second?.href).toBe("mailto:hola@posada.example");
  expect(panel(element)?.textContent).toContain("Todos los días");
});

test("help without a phone uses the short link, without text", async () => {
  const element = await help('phone="" link="https://wa.link/maloca" text="Hola"');
  expect(button(element)?.href).toBe("https://wa.link/maloca");
});

test("a second click closes help, and the button keeps focus", async () => {
  const element = await opened();
  button(element)?.focus();
  await userEvent.click(button(element) as HTMLElement);
  await gone(element);
  expect(button(element)?.getAttribute("aria-expanded")).toBe("false");
  expect(button(element)?.hasAttribute("aria-controls")).toBe(false);
  expect(element.shadowRoot?.activeElement).toBe(button(element));
});

test("Space opens help, Tab moves in, Escape closes and returns focus", async () => {
  const element = await help();
  button(element)?.focus();
  await userEvent.keyboard(" ");
  await expect.poll(() => panel(element)).toBeTruthy();
  await userEvent.keyboard("{Tab}");
  expect(element.shadowRoot?.activeElement).toBe(panel(element)?.querySelector("a"));
  await userEvent.keyboard("{Escape}");
  await gone(element);
  expect(element.shadowRoot?.activeElement).toBe(button(element));
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
  const event = new MouseEvent("click", {
    bubbles: true,
    cancelable: true,
    ctrlKey: true,
    composed: true,
  });
  document.addEventListener(
    "click",
    (late) => {
      expect(late.defaultPrevented).toBe(false);
      late.preventDefault();
    },
    { once: true },
  );
  button(element)?.dispatchEvent(event);
  expect(button(element)?.getAttribute("aria-expanded")).toBe("false");
});

test("help reports opening and closing, also by show() and close()", async () => {
  const heard: string[] = [];
  const ends = new AbortController();
  for (const name of ["maloca-open", "maloca-close"]) {
    document.addEventListener(name, ({ type }) => heard.push(type), ends);
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
  expect(heard).toEqual(["maloca-open", "maloca-close"]);
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
