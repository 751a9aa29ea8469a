import { afterEach, expect, vi } from "vitest";
import type { MalocaElement } from "../src/core/widget";
import { type Answer, fakeServer } from "../src/testing/fake-server";

export * from "../src/testing/fake-server";
export { goodRequest } from "./samples";

/** Helpers of the element tests: a page like a partner's, and a fake lead server. */

// Vitest's own page is in English.
document.documentElement.lang = "es-CO";

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  // What was typed in one test is no other's.
  sessionStorage.clear();
});

/** Writes markup into the page and returns its first element. */
export function page(markup: string): MalocaElement & Record<string, unknown> {
  document.body.innerHTML = markup;
  return document.body.firstElementChild as MalocaElement & Record<string, unknown>;
}

/** Inside an element's shadow root. */
export const find = <Found extends HTMLElement = HTMLElement>(element: Element, selector: string) =>
  element.shadowRoot?.querySelector<Found>(selector) ?? null;

/** The field of an element's form. */
export const field = (element: Element, name: string) =>
  find<HTMLInputElement>(element, `[name=${name}]`) as HTMLInputElement;

export function fill(element: Element, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    field(element, name).value = value;
    field(element, name).dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
}

/** Presses the button that sends an element's form. */
export const submit = (element: Element) => find(element, "[type=submit]")?.click();

/** Fills an element's form once it is there, and sends it. */
export async function send(element: Element, values: Record<string, string>) {
  await expect.poll(() => field(element, "email")).toBeTruthy();
  fill(element, values);
  submit(element);
}

/** How long `backend.post.ts` waits before it tries again. */
const RETRY_DELAY_MS = 700;
const later = window.setTimeout.bind(window);

/**
 * Replaces `fetch` by a fake lead server with these answers; what failed is tried again at once. Returns the
 * calls it received.
 */
export function answers(...answers: Answer[]) {
  const server = fakeServer(...answers);
  vi.spyOn(globalThis, "fetch").mockImplementation(server.fetch);
  const atOnce = (run: TimerHandler, wait?: number, ...given: unknown[]) =>
    later(run, wait === RETRY_DELAY_MS ? 0 : wait, ...given);
  vi.spyOn(window, "setTimeout").mockImplementation(atOnce as typeof setTimeout);
  return server.calls;
}

/** What holds the toasts, wherever their stack stands. */
export function toastRoot(): (ParentNode & Node) | undefined {
  const page = document as Document & Record<symbol, HTMLElement>;
  // Named by its styles, which differ from build to build.
  const [stack] = Object.getOwnPropertySymbols(page)
    .filter(({ description }) => description?.startsWith("maloca.toasts"))
    .map((name) => page[name]);
  return stack?.isConnected ? (stack.shadowRoot ?? stack) : undefined;
}

/** Text of the toasts that are shown. */
export const toasts = (): string =>
  Array.from(
    toastRoot()?.querySelectorAll("[part=toast]:not([hidden])") ?? [],
    (toast) => toast.textContent,
  ).join(" ");

/** Resolves when the browser has told that a dialog was closed: it does so in a later task than the widget. */
export const closedByBrowser = (dialog: HTMLDialogElement) =>
  new Promise<void>((resolve) => {
    dialog.addEventListener("close", ({ isTrusted }) => isTrusted && resolve());
  });

/** Text without the no-break spaces of money. */
export const plain = (text: string | null | undefined) => (text ?? "").replaceAll("\u00a0", " ");

/** Waits until an element's dialog is open. */
export const opened = (element: Element) =>
  expect.poll(() => find(element, "dialog")?.matches(":modal")).toBe(true);

/** A page with an open booking. */
export async function openBooking(
  attributes = 'destination="Guaviare" package="Memoria de Piedra"',
) {
  const element = page(`<maloca-booking ${attributes} open></maloca-booking>`);
  await opened(element);
  return element;
}

/**
 * Clicks with a key held, and expects that the element leaves the click to the browser. Stops it before the browser
 * goes anywhere.
 */
export function clickWith(key: "ctrlKey" | "metaKey" | "shiftKey", target: Element | null) {
  const click = new MouseEvent("click", {
    ...{ bubbles: true, cancelable: true, composed: true },
    [key]: true,
  });
  let prevented: boolean | undefined;
  const stop = (late: Event) => {
    prevented = late.defaultPrevented;
    late.preventDefault();
  };
  document.addEventListener("click", stop, { once: true });
  target?.dispatchEvent(click);
  expect(prevented).toBe(false);
}

export const isClosed = (element: Element) =>
  find<HTMLDialogElement>(element, "dialog")?.open === false;

/** Waits until an element's dialog is closed. */
export const closed = (element: Element) => expect.poll(() => isClosed(element)).toBe(true);
