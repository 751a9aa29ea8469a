import { expect, test } from "vitest";
import { documentOf, textOf } from "./built";

const main = documentOf("/404.html").querySelector("main") as HTMLElement;

test("the 404 page shows its English text, marked as English", () => {
  const heading = main.querySelector("h1");
  expect(textOf(heading)).toBe("404");
  expect(textOf(heading?.nextElementSibling)).toBe("Oops! Page not found");
  const link = main.querySelector("a");
  expect([textOf(link), link?.getAttribute("href")]).toEqual(["Return to Home", "/"]);
  for (const english of [heading, link]) expect(english?.closest("[lang=en]")).not.toBeNull();
});

test("the 404 page has Spanish text and the mark for the console message", () => {
  expect(textOf(main)).toContain("Este camino no está en el mapa");
  expect(main.querySelectorAll("[data-not-found]")).toHaveLength(1);
});
