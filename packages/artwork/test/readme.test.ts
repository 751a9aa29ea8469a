import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pictures } from "../docs/pictures.mjs";

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), "utf8");
const readme = read("README.md");

test.each(Object.entries(pictures))("docs/%s is what its code draws", (name, draw) => {
  expect(read(`docs/${name}`) === draw()).toBe(true);
});

test("the README shows every picture of docs/, and no other", () => {
  const shown = [...readme.matchAll(/!\[[^\]]+\]\(docs\/([^)]+)\)/g)].map(([, name]) => name);
  expect([...new Set(shown)].toSorted()).toEqual(Object.keys(pictures).toSorted());
});

test("the README's ceilings are the test's", () => {
  const limits = read("test/drawings.test.ts");
  for (const [name, text] of [
    ["HERO", "at most 30 kB"],
    ["SCENE", "another scene 20 kB"],
    ["TILE", "a tile 8 kB"],
  ] as const) {
    const bytes = Number(new RegExp(`${name} = ([\\d_]+)`).exec(limits)?.[1]?.replace("_", ""));
    expect(readme).toContain(text);
    expect(text).toContain(`${bytes / 1000} kB`);
  }
});
