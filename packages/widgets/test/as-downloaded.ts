import { afterAll, beforeAll, expect } from "vitest";

// Checks that a test file runs what visitors download: every widget's code came from the script-tag
// build, and none from a source or an npm package.

const TEXT_OF_A_WIDGET =
  /\/packages\/widgets\/src\/(?!.*\.element\.test\.tsx?).*\.(tsx|element\.ts)$/;
const PACKAGE = /\b(preact|react|react-dom|zod|ofetch|@floating-ui)\b.*\.m?js$/;

beforeAll(() => performance.setResourceTimingBufferSize(10_000));

afterAll(() => {
  const loaded = performance
    .getEntriesByType("resource")
    .map(({ name }) => decodeURIComponent(new URL(name).pathname));
  expect(loaded.filter((path) => TEXT_OF_A_WIDGET.test(path) || PACKAGE.test(path))).toEqual([]);
  expect(loaded.some((path) => /\/dist\/cdn\/\w+\/runtime\.js$/.test(path))).toBe(true);
});
