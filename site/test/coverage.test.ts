import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { coverage, unshown } from "../checks/clauses";
import { paths } from "./built";
import { chapters } from "./clauses";
import { tags } from "./clauses/clause";

test("every clause has a test, and the test is there", () => {
  expect(unshown()).toEqual([]);
});

test("a clause without a test, or with one that is gone, is found", () => {
  const file = "site/test/coverage.test.ts";
  const here = [file, "every clause has a test, and the test is there"] as const;
  const chapter = (...shownBy: (readonly [string, string])[]) => ({
    title: "/",
    routes: ["/"],
    clauses: [["§2", "a hero", ...shownBy] as const],
  });
  expect(unshown([chapter(here)])).toEqual([]);
  expect(unshown([chapter()])).toEqual(["/, §2, a hero: no test"]);
  expect(unshown([chapter(here, [file, "gone"])])).toEqual([`/, §2, a hero: ${file}: gone`]);
});

test("every route has its clauses", () => {
  const routes = chapters.flatMap(({ routes: some }) => some);
  expect([...new Set(routes)].toSorted()).toEqual(paths.toSorted());
});

test("every tag has its clauses, and every clause has known tags", () => {
  const used = chapters.flatMap(({ clauses }) => clauses.flatMap(([some]) => some.split(", ")));
  expect([...new Set(used)].toSorted()).toEqual(Object.keys(tags).toSorted());
});

test("COVERAGE.md is what the clauses say", () => {
  const written = readFileSync(new URL("../COVERAGE.md", import.meta.url), "utf8");
  expect(written, "run `npm run coverage`").toBe(coverage());
});
