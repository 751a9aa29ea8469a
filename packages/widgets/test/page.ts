import { afterEach, vi } from "vitest";
import type { MalocaElement } from "../src/core/element";

export { goodRequest } from "./samples";

/** Helpers of the element tests: a page like a partner's, and a server that answers as told. */

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
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

/** The server's answers in turn; the last one repeats. Returns the calls it received. */
export function answers(...answers: (() => Response | Promise<Response>)[]) {
  const calls: { url: string; headers: Headers; body: unknown }[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    calls.push({ url: request.url, headers: request.headers, body: await request.json() });
    return (answers[calls.length - 1] ?? (answers.at(-1) as () => Response))();
  });
  return calls;
}

export const accepted = () => Response.json({ success: true, reference: "MAL-7K2Q9F" });

export const broken = () =>
  Response.json({ code: "internal", message: "x", details: null, hint: null }, { status: 500 });

/** Text of the toasts that are shown, wherever their stack stands. */
export function toasts(): string {
  const stack = (document as unknown as Record<symbol, HTMLElement>)[Symbol.for("maloca.toasts")];
  if (!stack?.isConnected) return "";
  return (stack.shadowRoot ?? stack).textContent ?? "";
}
