import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { faults } from "../mutations/faults";

// Otherwise a fault that no longer fits its file would be found only by the next run of all faults.

test.each(faults)("the fault can be made: $what", ({ file, from, to, tests }) => {
  expect(readFileSync(file, "utf8").split(from).length - 1, `${file} has once: ${from}`).toBe(1);
  expect(to).not.toBe(from);
  expect(tests).not.toEqual([]);
  expect(tests.filter((each) => !existsSync(each))).toEqual([]);
});
