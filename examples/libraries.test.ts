// tier: release

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { limit } from "../packages/tooling/vitest/limits.mjs";
import { serveAdapted } from "./test/adapted";
import { openApplication, prepare } from "./test/applications";
import {
  bookFrom,
  dismiss,
  faultsOf,
  isOpen,
  isThere,
  open,
  press,
  pressField,
  send,
  shows,
  stateOf,
  stylesOf,
  typedIn,
  typeIn,
} from "./test/beside";
import { recorded } from "./test/in-page";
import { forgetPack } from "./test/install";
import { type Library, libraries } from "./test/libraries";
import { engines, Key, missing, openVisitor, type Visitor } from "./test/visitors";
import { openWorld } from "./test/world";

// A booking on pages that are made with what people really use, each as its documentation says.

const world = openWorld({ RATE_LIMIT: "0" });
afterAll(forgetPack);

const folders = ["libraries", "astro", "next-cache"] as const;
const hosts: Partial<Record<(typeof folders)[number], string>> = {};
const closing: (() => Promise<void>)[] = [];
beforeAll(async () => {
  const adapt = (text: string) => recorded(world.adapt(text));
  for (const folder of folders) {
    const application = { name: folder, folders: [folder], partner: "", openers: [] };
    const server = folder === "next-cache" ? { server: "node_modules/next/dist/bin/next" } : {};
    const built = await prepare(application);
    let host = await openApplication(built, { ...application, ...server }, { ...world, adapt });
    closing.unshift(host.close);
    if (server.server) {
      host = await serveAdapted(host.url, adapt);
      closing.unshift(host.close);
    }
    hosts[folder] = host.url.replace(/\/?$/, "/");
  }
}, limit(120));
afterAll(async () => {
  for (const close of closing) await close();
});

const addressOf = ({ page, folder = "libraries" }: Library) => `${hosts[folder]}${page}`;

/** The buttons of a page that open a booking: a component has one, and an element beside it. */
async function openersOf(visitor: Visitor): Promise<string[]> {
  await expect.poll(() => isThere(visitor, "Reservar")).toBe(true);
  return (await isThere(visitor, "Elemento")) ? ["Reservar", "Elemento"] : ["Reservar"];
}

/** A page that patches itself: an open booking stays open and keeps what was typed. */
async function patch(visitor: Visitor, name: string) {
  const opener = "Reservar";
  const rounds = () => visitor.run(() => Number(document.querySelector("output")?.textContent));
  if (await visitor.run(() => typeof window.beside.byText("Viajes") !== "string")) {
    await press(visitor, "Viajes");
  }
  await visitor.run(() => void dispatchEvent(new Event("cambios")));
  await open(visitor, opener);
  await typeIn(visitor, "name", name);
  const from = await rounds();
  await expect.poll(rounds, { message: "patched" }).toBeGreaterThan(from + 2);
  expect(await isOpen(visitor)).toBe(true);
  expect(await typedIn(visitor, "name")).toBe(name);
  await send(visitor);
  const closed = await rounds();
  await expect.poll(rounds, { message: "patched again" }).toBeGreaterThan(closed + 2);
  expect(await isOpen(visitor)).toBe(false);
  expect(await shows(visitor, "¡Solicitud enviada!")).toBe(true);
  await bookFrom(visitor, opener, `${name}, otra vez`);
}

/** A drag that begins on a button opens nothing, a press does. */
async function carousel(visitor: Visitor, name: string) {
  const left = () =>
    visitor.run(() => {
      const button = document.querySelector("[data-maloca-open]");
      return Math.round(button?.getBoundingClientRect().left ?? 0);
    });
  await bookFrom(visitor, "Reservar", name);
  await dismiss(visitor);
  const [start, where] = [await left(), await visitor.run(() => window.beside.byText("Reservar"))];
  if (typeof where === "string") throw new Error(where);
  // Most of a slide's width: it is the next slide's turn however slow the drag is.
  const width = await visitor.run(() => innerWidth);
  /** Until so many looks, one after the other, find it moved and at the same place. */
  const rests = (looks: number, message: string) => {
    const seen: number[] = [];
    return expect
      .poll(
        async () => {
          seen.push(await left());
          const [last = start] = seen.slice(-1);
          return last < start - 200 && seen.slice(-looks).filter((one) => one === last).length;
        },
        { message },
      )
      .toBe(looks);
  };
  // Libraries take a drag for a flick if it moved shortly before its end.
  await visitor.drag([where.x, where.y], [where.x - 0.65 * width, where.y], () =>
    rests(8, "the carousel follows the mouse, and stays"),
  );
  await rests(2, "the carousel comes to rest");
  expect(await isOpen(visitor)).toBe(false);
  await bookFrom(visitor, "Otra fecha", `${name}, otra fecha`);
}

/** Follows links: page, field and receipt stay after a booking, and going back is the router's. */
async function router(visitor: Visitor, name: string) {
  const title = () => visitor.run(() => window.beside.title());
  const own = () => visitor.run(() => window.beside.own("q"));
  for (const opener of await openersOf(visitor)) {
    await expect.poll(title).toBe("Los viajes");
    await press(visitor, "Otra página");
    await expect.poll(title).toBe("La otra");
    // The receipt of the booking before may lie over the field in a small window.
    await dismiss(visitor);
    await pressField(visitor, "q");
    await visitor.keys([..."selva"]);
    const typed = await own();
    expect(typed).toContain("selva");
    await bookFrom(visitor, opener, `${name}, ${opener}`);
    expect(await own()).toBe(typed);
    expect(await title()).toBe("La otra");
    expect(await shows(visitor, "¡Solicitud enviada!")).toBe(true);
    // Back while it is open: the page before is shown, and can be used.
    await open(visitor, opener);
    await visitor.run(() => history.back());
    await expect.poll(title, { message: "back" }).toBe("Los viajes");
    await expect.poll(() => isOpen(visitor), { message: "back closes" }).toBe(false);
    await bookFrom(visitor, opener, `${name}, ${opener}, de vuelta`);
  }
}

/** In a modal of the library and beside it. */
async function modal(visitor: Visitor, name: string) {
  const openers = await openersOf(visitor);
  for (const opener of openers) await bookFrom(visitor, opener, `${name}, ${opener}`);
  for (const what of ["la ventana", "el menú"]) {
    if (!(await shows(visitor, `Ver ${what}`))) continue;
    await dismiss(visitor);
    const before = await stateOf(visitor);
    const close = `Cerrar ${what}`;
    await press(visitor, `Ver ${what}`);
    for (const opener of openers.map((one) => `${one} en ${what}`)) {
      await bookFrom(visitor, opener, `${name}, ${opener}`);
      expect(await isThere(visitor, close)).toBe(true);
    }
    if (await isThere(visitor, "Reservar fuera")) {
      // A booking that stands outside; theirs may close, as nothing outside of it can be pressed.
      await open(visitor, "Reservar fuera");
      await typeIn(visitor, "name", `${name}, fuera`);
      await send(visitor);
      await dismiss(visitor);
    }
    await dismiss(visitor);
    if (await isThere(visitor, close)) await press(visitor, close);
    await expect.poll(() => isThere(visitor, close), { message: "theirs closes" }).toBe(false);
    await expect.poll(() => stateOf(visitor)).toEqual(before);
  }
}

/** The component looks the same beside a framework's styles, before and after ours. */
async function styles(visitor: Visitor, name: string, address: string) {
  await visitor.go(address.replace(/[^/]*$/, "react.html?plain"));
  await open(visitor, "Reservar");
  // What loads once it is open.
  await expect.poll(() => shows(visitor, "Operado por")).toBe(true);
  await expect.poll(() => isThere(visitor, "Pagar anticipo o total")).toBe(true);
  const plain = await stylesOf(visitor);
  for (const order of ["before", "after"]) {
    await visitor.go(`${address}${order}.html`);
    await open(visitor, "Reservar");
    await expect.poll(() => stylesOf(visitor), { message: order }).toEqual(plain);
    await visitor.keys([Key.escape]);
    for (const opener of ["Reservar", "Elemento"]) {
      await bookFrom(visitor, opener, `${name}, ${order}, ${opener}`);
    }
  }
}

/** A wheel over an open booking leaves the page where it is. */
async function scroll(visitor: Visitor, name: string) {
  const y = () => visitor.run(() => Math.round(scrollY));
  const inner = () => visitor.run(() => window.beside.scrolled());
  for (const opener of await openersOf(visitor)) {
    await bookFrom(visitor, opener, `${name}, ${opener}`);
    await open(visitor, opener);
    const [before, top] = [await y(), await inner()];
    await visitor.wheel(640, 350, top > 0 ? -200 : 200);
    await expect.poll(inner, { message: "the dialog scrolls" }).not.toBe(top);
    expect(await y()).toBe(before);
    await visitor.keys([Key.escape]);
    await expect.poll(() => isOpen(visitor)).toBe(false);
    await visitor.wheel(640, 350, 200);
    await expect.poll(y, { message: "the page scrolls again" }).toBeGreaterThan(before);
    const isMoving = () => visitor.run(() => document.querySelector(".lenis-scrolling") !== null);
    await expect.poll(isMoving, { message: "the page comes to rest" }).toBe(false);
  }
}

async function hides(visitor: Visitor, name: string) {
  await bookFrom(visitor, "Reservar", name);
  await dismiss(visitor);
  await press(visitor, "Quitar");
  await expect.poll(() => shows(visitor, "Reservar"), { message: "hidden" }).toBe(false);
  await press(visitor, "Ver");
  await expect.poll(() => shows(visitor, "Reservar"), { message: "shown" }).toBe(true);
  await dismiss(visitor);
  await press(visitor, "Ver la ventana");
  await bookFrom(visitor, "Reservar en la ventana", `${name}, en la ventana`);
  await dismiss(visitor);
  await visitor.keys([Key.escape]);
  await expect.poll(() => shows(visitor, "Reservar en la ventana")).toBe(false);
  await bookFrom(visitor, "Reservar", `${name}, después`);
}

async function trap(visitor: Visitor, name: string) {
  await bookFrom(visitor, "Reservar", name);
  await press(visitor, "Aceptar");
}

const tries = { carousel, scroll, patch, router, modal, styles, hides, trap };

describe.each(engines)("%s", (engine) => {
  const absent = missing(engine);
  let visitor: Visitor;
  beforeAll(async () => {
    if (!absent) visitor = await openVisitor(engine);
  }, limit(30));
  afterAll(() => visitor?.close());
  beforeEach(({ skip }) => skip(!!absent, absent));

  test.for(libraries)("$name", { timeout: limit(60) }, async (library) => {
    const address = addressOf(library);
    const { trial } = library;
    const name = `Ana, ${library.name}, ${engine}`;
    await visitor.go(trial === "styles" ? `${address}before.html` : address);
    // What an earlier page has left.
    await visitor.run(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await tries[trial](visitor, name, address);
    expect(await faultsOf(visitor)).toEqual([]);
    const names = (await world.leads()).map((lead) => lead.name);
    expect(names.filter((one) => one?.startsWith(name)).length).toBeGreaterThan(0);
  });
});
