import { beforeEach, expect, test, vi } from "vitest";
import { page as screen, userEvent } from "vitest/browser";
import {
  closed,
  colors,
  counter,
  dialog,
  finger,
  flick,
  markup,
  open,
  opened,
  openWith,
  picture,
  press,
  scale,
  svg,
  tiles,
} from "../../test/lightbox";
import { find, page, settled } from "../../test/page";
import "./lightbox.element";

const touchable = () => openWith(() => import("./lightbox.gestures"));

beforeEach(() => screen.viewport(1000, 700));

test("a click on a tile shows its picture full screen, and the tiles stay", async () => {
  const element = await open(1);
  expect(picture(element)?.src).toBe(svg("green"));
  expect(picture(element)?.alt).toBe("Mar green");
  expect(counter(element)).toBe("2 / 3");
  expect(find(element, "[part=caption]")?.textContent).toBe("Mar green");
  const { width, height } = dialog(element)?.getBoundingClientRect() ?? {};
  expect([width, height]).toEqual([innerWidth, innerHeight]);
  expect(tiles(element).every((tile) => tile.checkVisibility())).toBe(true);
});

test("a link's text is its picture's caption", async () => {
  const element = page(
    `<maloca-lightbox><a href="${svg("red")}"><img src="${svg("red")}" alt="Una ballena"> <span>Agosto</span></a></maloca-lightbox>`,
  );
  tiles(element)[0]?.click();
  await opened(element);
  expect(picture(element)?.alt).toBe("Una ballena");
  expect(find(element, "[part=caption]")?.textContent).toBe("Agosto");
  expect(find(element, "[aria-label='Imagen siguiente']")).toBeNull();
});

test("previous and next wrap around", async () => {
  const element = await open(0);
  press(element, "Imagen anterior");
  await expect.poll(() => counter(element)).toBe("3 / 3");
  expect(picture(element)?.src).toBe(svg("blue"));
  press(element, "Imagen siguiente");
  await expect.poll(() => counter(element)).toBe("1 / 3");
  press(element, "Imagen siguiente");
  await expect.poll(() => counter(element)).toBe("2 / 3");
});

test("arrows, Home, End and Escape work, and focus returns to the tile", async () => {
  const element = await open(1);
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(() => counter(element)).toBe("3 / 3");
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(() => counter(element)).toBe("1 / 3");
  await userEvent.keyboard("{ArrowLeft}");
  await expect.poll(() => counter(element)).toBe("3 / 3");
  await userEvent.keyboard("{Home}");
  await expect.poll(() => counter(element)).toBe("1 / 3");
  await userEvent.keyboard("{End}");
  await expect.poll(() => counter(element)).toBe("3 / 3");
  await userEvent.keyboard("{Escape}");
  await closed(element);
  expect(document.activeElement).toBe(tiles(element)[1]);
  expect(element.open).toBe(false);
  expect(document.documentElement.style.overflow).toBe("");
});

test("the reopened lightbox shows the clicked tile", async () => {
  const element = await open(0);
  press(element, "Imagen siguiente");
  await expect.poll(() => counter(element)).toBe("2 / 3");
  press(element, "Cerrar");
  await closed(element);
  tiles(element)[0]?.click();
  await opened(element);
  expect(counter(element)).toBe("1 / 3");
});

test("a click with Ctrl, Meta or Shift keeps the browser's behaviour", async () => {
  const element = page(markup());
  for (const key of ["ctrlKey", "metaKey", "shiftKey"]) {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, [key]: true });
    // Seen after the element, and before the browser goes anywhere.
    document.addEventListener(
      "click",
      (late) => {
        expect(late.defaultPrevented).toBe(false);
        late.preventDefault();
      },
      { once: true },
    );
    tiles(element)[0]?.dispatchEvent(event);
  }
  await new Promise(requestAnimationFrame);
  expect(element.open).toBe(false);
});

test("the lightbox preloads the neighbouring pictures only", async () => {
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
});

test("the lightbox reports each change with its index", async () => {
  const heard: unknown[] = [];
  const listen = (event: Event) => heard.push((event as CustomEvent).detail);
  document.addEventListener("maloca-change", listen);
  const element = await open(2);
  press(element, "Imagen siguiente");
  await expect.poll(() => heard).toEqual([0]);
  document.removeEventListener("maloca-change", listen);
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
  await settled();
  expect(dialog(element)?.open).toBe(false);
  // The lightbox of the test before lets go of the page a moment after it was taken away.
  await expect.poll(() => document.documentElement.style.overflow).toBe("");
});

test("the lightbox reports a picture that did not load", async () => {
  const element = page('<maloca-lightbox><a href="/nothing.svg">El río</a></maloca-lightbox>');
  tiles(element)[0]?.click();
  await expect
    .poll(() => find(element, "[part=caption]")?.textContent)
    .toBe("No pudimos cargar esta imagen. Revisa tu señal.");
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

test("a zoomed picture cannot be panned past its edges", async () => {
  const element = await touchable();
  const stage = find(element, "dialog > div") as HTMLElement;
  const fit = Math.min(stage.clientWidth / 160, stage.clientHeight / 100);
  const pull = (x: number, y: number) => {
    finger(element, "pointerdown", { id: 1, x: 0 });
    finger(element, "pointermove", { id: 1, x, y });
    finger(element, "pointerup", { id: 1, x, y });
    const { e, f } = new DOMMatrix(picture(element)?.style.transform);
    return [e, f];
  };
  // Lower than the stage it stays in its middle; wider, it goes as far as its edge.
  for (const key of ["+", "++++"]) {
    await userEvent.keyboard(key);
    const zoom = scale(element);
    const free = [
      (zoom * 160 * fit - stage.clientWidth) / 2,
      (zoom * 100 * fit - stage.clientHeight) / 2,
    ].map((most) => Math.max(0, most));
    for (const way of [-5000, 5000]) {
      const pulled = pull(way, way);
      for (const side of [0, 1]) {
        expect(pulled[side], `${key} ${way}`).toBeCloseTo(Math.sign(way) * (free[side] as number));
      }
    }
  }
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
  const start = vi.spyOn(document, "startViewTransition");
  const still = await open(0);
  expect(start).not.toHaveBeenCalled();
  press(still, "Cerrar");
  await closed(still);

  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: false } as MediaQueryList);
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
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: false } as MediaQueryList);
  const start = vi.spyOn(document, "startViewTransition");
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
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: false } as MediaQueryList);
  const start = vi.spyOn(document, "startViewTransition");
  const thrown = vi.fn((event: Event) => event.preventDefault());
  addEventListener("unhandledrejection", thrown);
  const element = page(markup());
  element.addEventListener("maloca-open", () => press(element, "Cerrar"));
  tiles(element)[0]?.click();
  await expect.poll(() => start.mock.calls.length).toBe(2);
  await closed(element);
  await Promise.all(start.mock.results.map(({ value }) => value.finished));
  await settled();
  expect(thrown).not.toHaveBeenCalled();
  removeEventListener("unhandledrejection", thrown);
  expect(document.documentElement.style.overflow).toBe("");
});

test("plus, minus and zero zoom the picture in and out", async () => {
  const element = await touchable();
  await userEvent.keyboard("+");
  expect(scale(element)).toBeCloseTo(1.5);
  await userEvent.keyboard("+");
  expect(scale(element)).toBeCloseTo(2.25);
  await userEvent.keyboard("-");
  expect(scale(element)).toBeCloseTo(1.5);
  await userEvent.keyboard("0");
  expect(scale(element)).toBe(1);
});

test("with Save-Data the lightbox preloads no neighbour", async () => {
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  const fetched = vi.spyOn(HTMLImageElement.prototype, "src", "set");
  const element = await open(0);
  await settled();
  expect(fetched.mock.calls.flat()).not.toContain(svg("green"));
  expect(fetched.mock.calls.flat()).not.toContain(svg("blue"));
  expect(counter(element)).toBe("1 / 3");
  Reflect.deleteProperty(navigator, "connection");
});
