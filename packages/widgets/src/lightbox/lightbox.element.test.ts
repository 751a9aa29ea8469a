import { beforeEach, expect, test, vi } from "vitest";
import { page as screen, userEvent } from "vitest/browser";
import { clickWith, find, opened, page } from "../../test/page";
import { lightbox } from "../locales/es";
import "./lightbox.element";

// What keys do: `test/keyboard.test.ts`.

/** A picture that is there at once: its colour tells which. */
const svg = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="160" height="100"><rect width="160" height="100" fill="${color}"/></svg>`)}`;

const colors = ["red", "green", "blue"];
const markup = (attributes = "") =>
  `<maloca-lightbox ${attributes}>${colors
    .map(
      (color) =>
        `<a href="${svg(color)}"><img src="${svg(color)}" alt="Mar ${color}" width="80" height="50"></a>`,
    )
    .join("")}</maloca-lightbox>`;

const dialog = (element: Element) => find<HTMLDialogElement>(element, "dialog");
const picture = (element: Element) => find<HTMLImageElement>(element, "[part=picture]");
const counter = (element: Element) => find(element, "[part=counter]")?.textContent;
const press = (element: Element, name: string) => find(element, `[aria-label="${name}"]`)?.click();
const tiles = (element: Element) => [...element.querySelectorAll("a")];

const closed = (element: Element & { open: boolean }) =>
  expect.poll(() => element.open || dialog(element)?.open).toBe(false);

async function open(at = 0) {
  const element = page(markup());
  tiles(element)[at]?.click();
  await opened(element);
  return element;
}

// The fingers of a hand, in pixels from the middle of the screen.
type Finger = { id: number; x: number; y?: number; at?: number };
/** @param finger `at`: its moment in milliseconds; without it, when the machine comes to it. */
function finger(element: Element, type: string, { id, x, y = 0, at }: Finger) {
  const event = new PointerEvent(type, {
    bubbles: true,
    pointerId: id,
    clientX: innerWidth / 2 + x,
    clientY: innerHeight / 2 + y,
  });
  if (at !== undefined) Object.defineProperty(event, "timeStamp", { value: at });
  find(element, "dialog > div")?.dispatchEvent(event);
}

/** Draws a finger sideways over the picture and lifts it. Gives whether the picture followed. */
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

/** A quick swipe. Each picture is watched a moment after it is shown. */
const flick = (element: Element, x: number) => expect.poll(() => draw(element, x, 100)).toBe(true);

/** A slow one, after which the picture is at the place that is returned. */
async function pull(element: Element, x: number) {
  await expect.poll(() => draw(element, x, 300)).toBe(true);
  return place(element);
}

/** A picture that follows fingers. */
async function touchable() {
  const element = await open(0);
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

const scale = (element: Element) => new DOMMatrix(picture(element)?.style.transform).a;

/** A visitor whose system allows motion; what starts a transition. */
function moving() {
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: false } as MediaQueryList);
  return vi.spyOn(document, "startViewTransition");
}

beforeEach(() => screen.viewport(1000, 700));

test("a click on a tile shows its picture full screen, also after another one, and the tiles stay", async () => {
  const element = await open(1);
  expect(picture(element)?.src).toBe(svg("green"));
  expect(picture(element)?.alt).toBe("Mar green");
  expect(counter(element)).toBe("2 / 3");
  expect(find(element, "[part=caption]")?.textContent).toBe("Mar green");
  const { width, height } = dialog(element)?.getBoundingClientRect() ?? {};
  expect([width, height]).toEqual([innerWidth, innerHeight]);
  expect(tiles(element).every((tile) => tile.checkVisibility())).toBe(true);
  // What has the focus has a name, by which a screen reader says that it has opened.
  expect(element.shadowRoot?.activeElement?.ariaLabel).toBe("Galería de imágenes");

  const received = vi.fn();
  element.addEventListener("maloca-change", (event) => received((event as CustomEvent).detail));
  press(element, "Imagen siguiente");
  await expect.poll(() => counter(element)).toBe("3 / 3");
  expect(received.mock.calls).toEqual([[2]]);
  press(element, "Cerrar");
  await closed(element);
  tiles(element)[1]?.click();
  await opened(element);
  expect(counter(element)).toBe("2 / 3");
});

test("a click with Ctrl, Meta or Shift keeps the browser's behaviour", async () => {
  const element = page(markup());
  for (const key of ["ctrlKey", "metaKey", "shiftKey"] as const) {
    clickWith(key, tiles(element)[0] ?? null);
  }
  await new Promise(requestAnimationFrame);
  expect(element.open).toBe(false);
});

test("the lightbox preloads the neighbouring pictures only, and with Save-Data none", async () => {
  const fetched: string[] = [];
  vi.spyOn(HTMLImageElement.prototype, "src", "set").mockImplementation(function (
    this: HTMLImageElement,
    src: string,
  ) {
    if (!this.isConnected) fetched.push(src);
    this.setAttribute("src", src);
  });
  const four = [...colors, "gold"].map((color) => `<a href="${svg(color)}">${color}</a>`);
  const element = page(`<maloca-lightbox>${four.join("")}</maloca-lightbox>`);
  tiles(element)[0]?.click();
  await expect
    .poll(() => fetched.includes(svg("green")) && fetched.includes(svg("gold")))
    .toBe(true);
  expect(fetched).not.toContain(svg("blue"));

  let asked = false;
  const connection = {
    get saveData() {
      asked = true;
      return true;
    },
  };
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  const before = fetched.length;
  await open(0);
  await expect.poll(() => asked).toBe(true);
  Reflect.deleteProperty(navigator, "connection");
  for (const next of ["green", "blue"]) expect(fetched.slice(before)).not.toContain(svg(next));
});

test("index and show() choose the picture, and an index past the end wraps around", async () => {
  const element = page(markup('index="4"'));
  element.show();
  await opened(element);
  expect(counter(element)).toBe("2 / 3");
  element.close();
  await closed(element);
  element.show({ index: "2" });
  await opened(element);
  expect(counter(element)).toBe("3 / 3");
});

test("without pictures nothing opens", async () => {
  const element = page("<maloca-lightbox open></maloca-lightbox>");
  await expect.poll(() => find(element, "dialog")).not.toBeNull();
  element.lang = "en";
  await expect.poll(() => find(element, "[lang=en]")).not.toBeNull();
  expect(dialog(element)?.open).toBe(false);
});

test("a picture that is refused or does not come is told of, and the others are shown", async () => {
  const failing = [
    "javascript:alert(1)",
    "data:text/html,<b>1</b>",
    "ftp://own.example/a.jpg",
    "https://ana@own.example/a.jpg",
    "http://[/a.jpg",
    "data:image/png;base64,AAAA",
    "/404.jpg",
    "",
  ];
  const good = svg("green");
  const element = page(
    `<maloca-lightbox>${[...failing, good]
      .map((src) => `<a href="${src}"><img src="${good}" alt="Mar"></a>`)
      .join("")}</maloca-lightbox>`,
  );
  const caption = () => find(element, "[part=caption]")?.textContent;
  tiles(element)[0]?.click();
  await opened(element);
  for (const src of failing) {
    await expect.poll(caption, { message: src }).toBe(lightbox.failed);
    expect(picture(element)?.checkVisibility(), src).toBe(false);
    press(element, "Imagen siguiente");
  }
  await expect.poll(caption).toBe("Mar");
  expect(picture(element)?.checkVisibility()).toBe(true);
});

test("a swipe changes the picture, a short drag does not", async () => {
  const element = await touchable();
  finger(element, "pointerdown", { id: 1, x: 0 });
  finger(element, "pointermove", { id: 1, x: -30 });
  expect(picture(element)?.style.transform).toContain("translate(-30px");
  finger(element, "pointerup", { id: 1, x: -30 });
  expect(picture(element)?.style.transform).toBe("");
  expect(counter(element)).toBe("1 / 3");

  for (const [way, then] of [
    [-120, "2 / 3"],
    [120, "1 / 3"],
    [120, "3 / 3"],
  ] as const) {
    await flick(element, way);
    await expect.poll(() => counter(element)).toBe(then);
  }
});

test("a pinch zooms up to four times, and a drag then pans", async () => {
  const element = await touchable();
  finger(element, "pointerdown", { id: 1, x: -50 });
  finger(element, "pointerdown", { id: 2, x: 50 });
  finger(element, "pointermove", { id: 2, x: 150 });
  expect(scale(element)).toBeCloseTo(2);
  finger(element, "pointermove", { id: 2, x: 1950 });
  expect(scale(element)).toBe(4);
  finger(element, "pointerup", { id: 1, x: -50 });
  finger(element, "pointerup", { id: 2, x: 1950 });
  expect(scale(element)).toBe(4);

  finger(element, "pointerdown", { id: 1, x: 0 });
  finger(element, "pointermove", { id: 1, x: -5000 });
  const stage = find(element, "dialog > div")?.clientWidth as number;
  expect(new DOMMatrix(picture(element)?.style.transform).e).toBeCloseTo(-1.5 * stage);
  finger(element, "pointerup", { id: 1, x: -5000 });
  expect(counter(element)).toBe("1 / 3");
  press(element, "Imagen siguiente");
  await expect.poll(() => counter(element)).toBe("2 / 3");
  expect(scale(element)).toBe(1);
});

test("a double tap zooms in, another zooms out", async () => {
  const element = await touchable();
  const tap = (at: number) => {
    finger(element, "pointerdown", { id: 1, x: 10, at });
    finger(element, "pointerup", { id: 1, x: 10, at });
  };
  tap(1000);
  expect(scale(element)).toBe(1);
  tap(1100);
  expect(scale(element)).toBe(2.5);
  // A single one, some time later.
  tap(2000);
  expect(scale(element)).toBe(2.5);
  tap(2100);
  expect(scale(element)).toBe(1);
});

test("the tile morphs into the picture where supported, unless motion is reduced", async () => {
  const unmoved = vi.spyOn(document, "startViewTransition");
  const still = await open(0);
  press(still, "Cerrar");
  await closed(still);
  expect(unmoved).not.toHaveBeenCalled();
  const start = moving();
  const element = await open(1);
  expect(start).toHaveBeenCalledTimes(1);
  const transition = start.mock.results[0]?.value as ViewTransition;
  await transition.ready;
  const moved = document
    .getAnimations()
    .map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
  expect(moved).toContain("::view-transition-group(maloca-picture)");
  await transition.finished;
  const tile = tiles(element)[1]?.querySelector("img");
  await expect.poll(() => tile?.style.viewTransitionName).toBe("");

  press(element, "Cerrar");
  await closed(element);
  expect(start).toHaveBeenCalledTimes(2);
  const [, back] = start.mock.results as { value: ViewTransition }[];
  await back?.value.finished;
  await expect.poll(() => document.adoptedStyleSheets).toEqual([]);
  expect(document.activeElement).toBe(tiles(element)[1]);
});

test("the lightbox's buttons work during the opening transition", async () => {
  const start = moving();
  const slow = new CSSStyleSheet();
  slow.replaceSync("::view-transition-group(*){animation-duration:20s}");
  document.adoptedStyleSheets.push(slow);
  const element = await open(0);
  const [opening] = start.mock.results as { value: ViewTransition }[];
  await opening?.value.ready;
  // The mouse goes there and does not look what it meets.
  const click = (name: string) =>
    userEvent.click(find(element, `[aria-label="${name}"]`) as HTMLElement, { force: true });
  await click("Imagen siguiente");
  await expect.poll(() => counter(element)).toBe("2 / 3");
  await click("Cerrar");
  await closed(element);
  for (const { value } of start.mock.results) value.skipTransition();
  await Promise.all(start.mock.results.map(({ value }) => value.finished));
  await expect.poll(() => document.adoptedStyleSheets).toEqual([slow]);
  document.adoptedStyleSheets = [];
});

test("a lightbox closed before it was shown throws no error into the page", async () => {
  const start = moving();
  const thrown = vi.fn((event: Event) => event.preventDefault());
  addEventListener("unhandledrejection", thrown);
  const element = page(markup());
  element.addEventListener("maloca-open", () => press(element, "Cerrar"), { once: true });
  tiles(element)[0]?.click();
  await expect.poll(() => start.mock.calls.length).toBe(2);
  await closed(element);
  await Promise.all(start.mock.results.map(({ value }) => value.finished));
  tiles(element)[0]?.click();
  await opened(element);
  element.close();
  await closed(element);
  expect(thrown).not.toHaveBeenCalled();
  removeEventListener("unhandledrejection", thrown);
  expect(getComputedStyle(document.documentElement).overflow).toBe("visible");
});

/** The picture's box, and the whole screen's. */
const share = (element: Element) => {
  const shown = picture(element)?.getBoundingClientRect() as DOMRect;
  const stage = find(element, "dialog > div")?.getBoundingClientRect() as DOMRect;
  return (
    (Math.min(shown.width, stage.width) * Math.min(shown.height, stage.height)) /
    (innerWidth * innerHeight)
  );
};

test("upright, the picture fills the screen, and a button shows all of it", async () => {
  await screen.viewport(390, 844);
  const element = await touchable();
  expect(share(element)).toBeGreaterThan(0.8);
  const whole = find(element, "[aria-label='Ver la imagen completa']");
  expect(whole?.checkVisibility()).toBe(true);
  expect(whole?.ariaPressed).toBe("false");
  whole?.click();
  await expect.poll(() => picture(element)?.clientWidth).toBe(390);
  expect(whole?.ariaPressed).toBe("true");
  press(element, "Imagen siguiente");
  await expect.poll(() => counter(element)).toBe("2 / 3");
  expect(picture(element)?.clientWidth).toBe(390);
});

test("upright, a drag shows the picture's sides, a flick or a drag past them the next one", async () => {
  await screen.viewport(390, 844);
  const element = await touchable();
  const side = ((picture(element)?.clientWidth as number) - 390) / 2;
  expect(side).toBeGreaterThan(200);
  expect(await pull(element, -150)).toBe(-150);
  expect(await pull(element, 100)).toBe(-50);
  expect(counter(element)).toBe("1 / 3");
  expect(await pull(element, 50 - side - 10)).toBeCloseTo(-side);
  expect(counter(element)).toBe("1 / 3");
  await pull(element, -60);
  await expect.poll(() => counter(element)).toBe("2 / 3");
  await expect.poll(() => picture(element)?.style.transform).toBe("");
  await flick(element, 120);
  await expect.poll(() => counter(element)).toBe("1 / 3");
});

test("on its side, the picture is as high as the screen, and the words stand beside it", async () => {
  await screen.viewport(844, 390);
  const element = await open(0);
  expect(share(element)).toBeGreaterThan(0.7);
  const right = find(element, "dialog > div")?.getBoundingClientRect().right as number;
  for (const part of ["[part=caption]", "[part=counter]", "[aria-label='Imagen siguiente']"]) {
    const { left, bottom } = find(element, part)?.getBoundingClientRect() ?? new DOMRect();
    expect(left, part).toBeGreaterThanOrEqual(right);
    expect(bottom, part).toBeLessThanOrEqual(390);
  }
  expect(find(element, "[aria-label='Ver la imagen completa']")?.checkVisibility()).toBe(false);
});
