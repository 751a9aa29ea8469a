import { expect } from "vitest";
import { find, page } from "./page";

/** Helpers of the lightbox's tests: its markup, what it shows, and fingers upon it. */

/** A picture that is there at once: its colour tells which. */
export const svg = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="160" height="100"><rect width="160" height="100" fill="${color}"/></svg>`)}`;

export const colors = ["red", "green", "blue"];
export const markup = (attributes = "") =>
  `<maloca-lightbox ${attributes}>${colors
    .map(
      (color) =>
        `<a href="${svg(color)}"><img src="${svg(color)}" alt="Mar ${color}" width="80" height="50"></a>`,
    )
    .join("")}</maloca-lightbox>`;

export const dialog = (element: Element) => find<HTMLDialogElement>(element, "dialog");
export const picture = (element: Element) => find<HTMLImageElement>(element, "[part=picture]");
export const counter = (element: Element) => find(element, "[part=counter]")?.textContent;
export const press = (element: Element, name: string) =>
  find(element, `[aria-label="${name}"]`)?.click();
export const tiles = (element: Element) => [...element.querySelectorAll("a")];

export const opened = (element: Element) =>
  expect.poll(() => dialog(element)?.matches(":modal")).toBe(true);
export const closed = (element: Element & { open: boolean }) =>
  expect.poll(() => element.open || dialog(element)?.open).toBe(false);

export async function open(at = 0) {
  const element = page(markup());
  tiles(element)[at]?.click();
  await opened(element);
  return element;
}

// The fingers of a hand, in pixels from the middle of the screen.
type Finger = { id: number; x: number; y?: number };
export function finger(element: Element, type: string, { id, x, y = 0 }: Finger) {
  find(element, "dialog > div")?.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      pointerId: id,
      clientX: innerWidth / 2 + x,
      clientY: innerHeight / 2 + y,
    }),
  );
}

/** @param gestures what reads them: it comes after the picture. */
export async function openWith(gestures: () => Promise<unknown>) {
  const element = await open(0);
  await gestures();
  await new Promise((resolve) => setTimeout(resolve, 50));
  return element;
}

export const scale = (element: Element) => new DOMMatrix(picture(element)?.style.transform).a;
