import { settings } from "@maloca/catalog";
import { describe, expect, test } from "vitest";
import { documentOf, paths, textOf } from "./built";

// The headlines of the site: none is said twice, and on one page no two have one form.

/** Headings that say what a part of a page holds: the same words at the same place. And the operator's own line. */
const PARTS = new Set<string>([
  settings.tagline,
  "El viaje en breve",
  "Elige tu viaje",
  "Elige dónde dormir",
  "Incluye",
  "No incluye",
  "Cómo llegas y dónde duermes",
  "El ecolodge",
  "Cómo reservar",
  "Antes de reservar",
  "Tratamiento de datos",
  "Protegemos a la niñez",
]);

/** Forms of a headline that two on one page make a tic. */
const FORMS = {
  "a thing that does something": /^(\p{L}+ )?\p{L}+ que \p{L}/u,
  "from one to the other": /(^|, )del? .+ al? /iu,
  "two sentences": /[.?!] ./u,
  "a thing and its other": / y (su|sus) /u,
  "without something": / sin /u,
} as const;

const headlines = (path: string) =>
  [...documentOf(path).querySelectorAll("h1, h2")].map(textOf).filter((text) => !PARTS.has(text));

test("no headline is said twice on the site", () => {
  const all = paths.flatMap((path) => headlines(path).map((text) => ({ text, path })));
  expect(all.length).toBeGreaterThan(100);
  const twice = all.filter(({ text }, i) => all.findIndex((one) => one.text === text) < i);
  expect(twice).toEqual([]);
});

describe.each(paths)("%s", (path) => {
  test.each(Object.entries(FORMS))("has one headline of the form “%s” at most", (_, form) => {
    const alike = headlines(path).filter((text) => form.test(text));
    expect(alike.length, alike.join(" | ")).toBeLessThanOrEqual(1);
  });
});
