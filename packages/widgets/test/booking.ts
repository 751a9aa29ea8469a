import { expect } from "vitest";
import { find, page } from "./page";

/** A page with an open booking. */
export async function openBooking(
  attributes = 'destination="Guaviare" package="Memoria de Piedra"',
) {
  const element = page(`<maloca-booking ${attributes} open></maloca-booking>`);
  await expect.poll(() => find(element, "dialog")?.matches(":modal")).toBe(true);
  return element;
}

export const isClosed = (element: Element) =>
  find<HTMLDialogElement>(element, "dialog")?.open === false;
