import { contrast } from "@maloca/catalog/contrast";
import { expect, test } from "vitest";
import { htmlOf, paths } from "./built";

// The contrast of each page's colours, in the light and the dark theme.

/** Contrast by WCAG 2: long text (AAA), a label, a large figure or an icon. */
const READING = 7;
const LABEL = 4.5;
const LARGE = 3;

const DAY = /<style>[^<]*?:root\{([^}]+)\}/;
/** The media query of the dark theme: not in print, nor where the widgets cannot be dark. */
const NIGHT =
  /@supports \(color:light-dark\(red,red\)\)\{@media screen and \(prefers-color-scheme:dark\)\{:root\{color-scheme:dark;([^}]+)\}/;

function declared(html: string, rule: RegExp): Record<string, string> {
  const [, declarations = ""] = rule.exec(html) ?? [];
  return Object.fromEntries(
    [...declarations.matchAll(/--([\w-]+):(#\w{6});/g)].map(([, name, colour]) => [name, colour]),
  );
}

test.each(paths)("%s has enough contrast in both themes", (path) => {
  const html = htmlOf(path);
  const day = declared(html, DAY);
  const night = declared(html, NIGHT);
  expect(night.paper).not.toBe(day.paper);
  for (const own of [day, { ...day, ...night }]) {
    const grounds = [own.paper, own.card];
    const pairs = [
      ...[...grounds, own.wash].map((ground) => [own.ink, ground, READING]),
      ...grounds.map((ground) => [own.inkSoft, ground, READING]),
      ...grounds.map((ground) => [own.word, ground, LABEL]),
      ...grounds.map((ground) => [own.accent, ground, LARGE]),
      // The dark frame and its buttons are the same in both.
      [day.paper, own.ground, READING],
      [day.paper, own.deep, LABEL],
      [own.light, own.ground, LABEL],
      [day.ink, own.light, READING],
    ] as [one: string, other: string, least: number][];
    expect(pairs.filter(([one, other, least]) => !(contrast(one, other) >= least))).toEqual([]);
  }
});
