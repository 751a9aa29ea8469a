import { expect } from "vitest";
import type {} from "./in-page";
import { Key, type Visitor } from "./visitors";

// A booking beside another library, as a visitor meets it: only what is seen is pressed, where it is seen.

type Place = { x: number; y: number } | string;

/** Presses what is found, once it is seen and nothing is before it. */
async function pressAt(visitor: Visitor, find: () => Promise<Place>, what: string) {
  let found: Place = "";
  let before = "";
  await expect
    .poll(
      async () => {
        found = await find();
        // Not while it still moves.
        const still = JSON.stringify(found) === before;
        before = JSON.stringify(found);
        return typeof found === "string" ? found : still;
      },
      { message: what },
    )
    .toBe(true);
  const { x, y } = found as unknown as { x: number; y: number };
  await visitor.press(x, y);
}

export const press = (visitor: Visitor, text: string) =>
  pressAt(visitor, () => visitor.run((text) => window.beside.byText(text), text), `press ${text}`);

export const pressField = (visitor: Visitor, name: string) =>
  pressAt(visitor, () => visitor.run((name) => window.beside.field(name), name), `press ${name}`);

const pressInside = (visitor: Visitor, selector: string) =>
  pressAt(
    visitor,
    () => visitor.run((selector) => window.beside.inDialog(selector), selector),
    `press ${selector}`,
  );

export const isOpen = (visitor: Visitor) => visitor.run(() => window.beside.isOpen());
export const isThere = (visitor: Visitor, button: string) =>
  visitor.run((text) => window.beside.isThere(text), button);
export const typedIn = (visitor: Visitor, name: string) =>
  visitor.run((name) => window.beside.value(name), name);
export const shows = (visitor: Visitor, text: string) =>
  visitor.run((text) => window.beside.shows(text), text);
export const stateOf = (visitor: Visitor) => visitor.run(() => window.beside.state());
export const faultsOf = (visitor: Visitor) => visitor.run(() => window.faults ?? []);

export const stylesOf = (visitor: Visitor) => visitor.run(() => window.beside.styles());

export async function typeIn(visitor: Visitor, name: string, text: string) {
  await pressInside(visitor, `[name=${name}]`);
  await visitor.keys([...text]);
  await expect.poll(() => typedIn(visitor, name), { message: `type ${name}` }).toBe(text);
}

/** Closes the receipts of earlier bookings, which may be before a button. */
export async function dismiss(visitor: Visitor) {
  const count = () => visitor.run(() => window.beside.receipts());
  for (let left = await count(); left > 0; left = await count()) {
    await press(visitor, "Cerrar aviso");
    await expect.poll(count, { message: "a receipt closes" }).toBeLessThan(left);
  }
}

/** Opens a booking by a press. */
export async function open(visitor: Visitor, opener: string) {
  await dismiss(visitor);
  await press(visitor, opener);
  await expect.poll(() => isOpen(visitor), { message: `${opener} opens` }).toBe(true);
}

const answers = {
  email: "ana@example.com",
  phone: "3001234567",
  dates: "Marzo",
  travelers: "2",
};

/** Fills the rest of an open booking, and sends it. */
export async function send(visitor: Visitor) {
  for (const [name, text] of Object.entries(answers)) await typeIn(visitor, name, text);
  await visitor.run(() => window.beside.later());
  await pressInside(visitor, "[type=submit]");
  await expect.poll(() => shows(visitor, "¡Solicitud enviada!"), { message: "sent" }).toBe(true);
  await expect.poll(() => isOpen(visitor), { message: "closes" }).toBe(false);
}

/** Books from a button of the page that is shown, and closes another opening; the page is then as it was. */
export async function bookFrom(visitor: Visitor, opener: string, name: string) {
  // As a visitor finds the button.
  await expect.poll(() => isThere(visitor, opener), { message: opener }).toBe(true);
  // Not while the page still scrolls, or gives back what a dialog held.
  let before: Awaited<ReturnType<typeof stateOf>> | undefined;
  await expect
    .poll(async () => {
      const earlier = JSON.stringify(before);
      before = await stateOf(visitor);
      return JSON.stringify(before) === earlier;
    })
    .toBe(true);
  const expectAsBefore = async () => {
    await expect.poll(() => stateOf(visitor), { message: `${opener}: as before` }).toEqual(before);
    await expect
      .poll(() => visitor.run(() => window.beside.focus()), { message: `${opener}: focus` })
      .toBe(opener);
  };
  await open(visitor, opener);
  await typeIn(visitor, "name", name);
  await visitor.keys([Key.escape]);
  await expect.poll(() => isOpen(visitor), { message: "Escape closes" }).toBe(false);
  await expectAsBefore();

  await open(visitor, opener);
  // What was typed is kept.
  if ((await typedIn(visitor, "name")) !== name) await typeIn(visitor, "name", name);
  await send(visitor);
  await expectAsBefore();
}
