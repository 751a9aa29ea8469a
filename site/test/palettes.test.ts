import { expect, test } from "vitest";
import { contrast } from "../../stories/contrast";
import { htmlOf, paths } from "./built";

// What the colours of each page promise, by day and where a visitor's system is dark.

/** Of WCAG 2: what is read at length (AAA), a label, a large figure or a mark. */
const READING = 7;
const LABEL = 4.5;
const LARGE = 3;

const DAY = /<style>[^<]*?:root\{([^}]+)\}/;
/** On paper nothing is dark, nor where a browser's widgets cannot be. */
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
      // The dark frame and what calls from it are the same in both.
      [day.paper, own.ground, READING],
      [day.paper, own.deep, LABEL],
      [own.light, own.ground, LABEL],
      [day.ink, own.light, READING],
    ] as [one: string, other: string, least: number][];
    expect(pairs.filter(([one, other, least]) => !(contrast(one, other) >= least))).toEqual([]);
  }
});
