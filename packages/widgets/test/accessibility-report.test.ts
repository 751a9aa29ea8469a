import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { criteria } from "../build/accessibility/criteria.mjs";
import { reportFile, reportPage } from "../build/accessibility/report.mjs";

// The report says no more than the tests show.

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");

test("every test that the report names exists", () => {
  const cited = criteria.flatMap(({ number, tests = [] }) =>
    tests.map(([file, title]) => ({ number, file, title })),
  );
  expect(cited.length).toBeGreaterThan(40);
  expect(cited.filter(({ file, title }) => !read(file).includes(title))).toEqual([]);
});

test("a criterion that is supported names a test, and one that is not says why", () => {
  const bare = criteria.filter(
    ({ adherence, tests, notes }) => !notes || (adherence === "supports" && !tests?.length),
  );
  expect(bare).toEqual([]);
});

test("the report has all criteria of WCAG 2.2, level A and AA, once", () => {
  const numbers = criteria.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  const count = (level: string) => criteria.filter((one) => one.level === level).length;
  expect([count("A"), count("AA")]).toEqual([31, 24]);
});

test("the report is up to date", () => {
  expect(read("docs/guide/en/accessibility.md")).toBe(reportPage());
  expect(read("docs/accessibility.openacr.yaml")).toBe(reportFile());
});
