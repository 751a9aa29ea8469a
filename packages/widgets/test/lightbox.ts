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
type Finger = { id: number; x: number; y?: number; at?: number };
/** @param finger `at`: its moment in milliseconds; without it, when the machine comes to it. */
export function finger(element: Element, type: string, { id, x, y = 0, at }: Finger) {
  const event = new PointerEvent(type, {
    bubbles: true,
    pointerId: id,
    clientX: innerWidth / 2 + x,
    clientY: innerHeight / 2 + y,
  });
  if (at !== undefined) Object.defineProperty(event, "timeStamp", { value: at });
  find(element, "dialog > div")?.dispatchEvent(event);
}

/**
 * Draws a finger sideways over the picture and lifts it.
 * @param element
 * @param x pixels.
 * @param milliseconds how long it takes.
 * @returns whether the picture followed it, which it does once its gestures are read.
 */
function draw(element: Element, x: number, milliseconds: number) {
  const before = picture(element)?.style.transform;
  finger(element, "pointerdown", { id: 1, x: 0, at: 1000 });
  finger(element, "pointermove", { id: 1, x, at: 1000 });
  const follows = picture(element)?.style.transform !== before;
  finger(element, "pointerup", { id: 1, x, at: 1000 + milliseconds });
  return follows;
}

/** How far the picture is from its place, in pixels. */
const place = (element: Element) => new DOMMatrix(picture(element)?.style.transform).e;

/** A quick swipe. What reads gestures comes a moment after each picture. */
export const flick = (element: Element, x: number) =>
  expect.poll(() => draw(element, x, 100)).toBe(true);

/** A slow one, after which the picture is at the place that is returned. */
export async function pull(element: Element, x: number) {
  await expect.poll(() => draw(element, x, 300)).toBe(true);
  return place(element);
}

/** @param gestures what reads them: it comes after the picture. */
export async function openWith(gestures: () => Promise<unknown>) {
  const element = await open(0);
  await gestures();
  const touch = (type: string, x: number) => finger(element, type, { id: 1, x });
  await expect
    .poll(() => {
      touch("pointerdown", 0);
      touch("pointermove", 20);
      const follows = place(element);
      touch("pointermove", 0);
      touch("pointercancel", 0);
      return follows;
    })
    .toBe(20);
  return element;
}

export const scale = (element: Element) => new DOMMatrix(picture(element)?.style.transform).a;
