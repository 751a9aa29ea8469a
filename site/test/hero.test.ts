// tier: merge

import type { Picture } from "@maloca/catalog";
import { drawings } from "@maloca/catalog/trips/drawings";
import { describe, expect, test } from "vitest";
import { titleStrips } from "../components/title-strips";
import { paths } from "./built";
import { DESK, PHONE, TABLET, visitor } from "./visit";

const visit = visitor();

/** The page of an unknown address has no hero. */
const pages = paths.filter((path) => path !== "/404.html");
/** Stories begin with reading and not with a button. */
const withButton = pages.filter((path) => !path.startsWith("/blog"));
/** The windows in which heroes are looked at. */
const views = {
  "a phone": PHONE,
  "a tablet": TABLET,
  "a desktop": DESK,
  "a phone on its side": { width: 844, height: 390 },
  "a small phone on its side": { width: 667, height: 375 },
};
type View = keyof typeof views;

type Box = [left: number, top: number, right: number, bottom: number];

/** In the page: its hero's picture, the words before it, its first button. */
function readHero() {
  const boxOf = (part: Element): Box => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  const main = document.querySelector("main") as HTMLElement;
  const title = main.querySelector("h1") as HTMLElement;
  const picture = main.querySelector("img") as HTMLImageElement;
  const foot = title.nextElementSibling;
  const button = foot?.querySelector("a, button");
  const lines = title.childElementCount ? [...title.children] : [title];
  return {
    src: picture.getAttribute("src"),
    picture: boxOf(picture),
    place: getComputedStyle(picture).objectPosition,
    words: [...lines, ...(foot ? [foot] : [])].map(boxOf),
    button: button ? boxOf(button) : ([0, 0, 0, 0] satisfies Box),
  };
}

type Hero = ReturnType<typeof readHero>;

/** A page's hero in each window. */
async function heroesOf(path: string) {
  const heroes = new Map<View, Hero>();
  const page = await visit(path, { viewport: PHONE });
  for (const [view, size] of Object.entries(views)) {
    await page.setViewportSize(size);
    heroes.set(view as View, await page.evaluate(readHero));
  }
  return heroes;
}

const opened = new Map<string, ReturnType<typeof heroesOf>>();

/** What a page's hero shows in a window. Each page is opened once. */
async function heroOf(path: string, view: View): Promise<Hero> {
  const heroes = opened.get(path) ?? heroesOf(path);
  opened.set(path, heroes);
  return (await heroes).get(view) as Hero;
}

const area = ([left, top, right, bottom]: Box) =>
  Math.max(0, right - left) * Math.max(0, bottom - top);
const common = (a: Box, b: Box): Box => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
];

/** Where a part of a picture is seen: the picture covers its box, and keeps its shape. */
function seenAt(motif: NonNullable<Picture["motif"]>, box: Box, place: string): Box {
  const [across = 0, down = 0] = place.split(" ").map((part) => Number.parseFloat(part) / 100);
  const [wide, high] = [box[2] - box[0], box[3] - box[1]];
  const scale = Math.max(wide / 1600, high / 1000);
  const left = box[0] + (wide - 1600 * scale) * across;
  const top = box[1] + (high - 1000 * scale) * down;
  const [x0, y0, x1, y1] = motif;
  return [left + x0 * scale, top + y0 * scale, left + x1 * scale, top + y1 * scale];
}

test.each([
  ["La isla de siete azules", ["La isla", "de siete", "azules"]],
  ["Fin de año en el Pacífico", ["Fin de año", "en el", "Pacífico"]],
  ["De nieve y de mar", ["De nieve", "y de mar"]],
])("%s breaks into lines of like lengths, few of which end with a small word", (title, lines) => {
  expect(titleStrips(title).flat()).toEqual(lines);
});

describe.each([
  "a phone",
  "a desktop",
  "a phone on its side",
  "a small phone on its side",
] as const)("on %s", (view) => {
  test.each(withButton)("%s has its first button above the fold", async (path) => {
    const { button } = await heroOf(path, view);
    expect(area(button)).toBeGreaterThan(0);
    expect(button[3]).toBeLessThanOrEqual(views[view].height);
  });
});

describe.each(["a phone", "a tablet", "a desktop"] as const)("on %s", (view) => {
  test.each(pages)("%s shows the motif of its artwork, free of title and words", async (path) => {
    const { src, picture, place, words } = await heroOf(path, view);
    const motif = drawings.find((scene) => scene.src === src)?.motif;
    if (!motif) throw new Error(`${src} has no motif`);
    const whole = seenAt(motif, picture, place);
    const seen = common(whole, picture);
    expect(area(seen) / area(whole)).toBeGreaterThan(0.8);
    const hidden = words.reduce((sum, box) => sum + area(common(seen, box)), 0);
    expect(hidden / area(seen)).toBeLessThan(0.1);
  });
});
