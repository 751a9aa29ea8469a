import { expect, test } from "vitest";
import { page as screen } from "vitest/browser";
import { counter, flick, open, openWith, picture, press, pull } from "../../test/lightbox";
import { find } from "../../test/page";
import "./lightbox.element";

const touchable = () => openWith(() => import("./lightbox.gestures"));

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
