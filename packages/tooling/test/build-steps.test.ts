import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { rows } from "../../../rollup.config.mjs";
import { runSteps } from "../build/run-steps";
import { steps } from "../build/steps";

/** Runs steps; gives what is written to the screen. */
async function followed(
  steps: Parameters<typeof runSteps>[0],
  how: Partial<Parameters<typeof runSteps>[1]> = {},
) {
  const written: string[] = [];
  const screen = { isTTY: false, write: (text: string) => written.push(text) > 0 };
  const succeeded = await runSteps(steps, { atOnce: 1, ...how, screen });
  return { succeeded, text: written.join("") };
}

test("each step runs after those that it needs, and so many at once", async () => {
  const order: string[] = [];
  const atOnce: number[] = [];
  let running = 0;
  const step = (name: string, ...needs: string[]) => ({
    name,
    needs,
    async run() {
      order.push(name);
      atOnce.push(++running);
      await setImmediate();
      running--;
      return [];
    },
  });
  const steps = [
    step("site", "script", "not part of this build"),
    step("script"),
    step("server"),
    step("later"),
  ];
  expect((await followed(steps, { atOnce: 2 })).succeeded).toBe(true);
  expect(order).toEqual(["script", "server", "site", "later"]);
  expect(Math.max(...atOnce)).toBe(2);
});

test("a failed step ends the build and is named, with a remedy if there is one", async () => {
  const fails = (error: Error) => async () => Promise.reject(error);
  const never = { name: "site", run: () => expect.unreachable() };
  const broken = { name: "widgets", run: fails(new Error("it is broken")) };
  expect(await followed([broken, never])).toEqual({
    succeeded: false,
    text: 'Building in 2 steps…\nThe build failed at "widgets": it is broken\n',
  });
  const full = {
    name: "widgets",
    run: fails(Object.assign(new Error("write"), { code: "ENOSPC" })),
  };
  expect((await followed([full], { quiet: true })).text).toBe(
    'The build failed at "widgets": the disk is full. Free some space and run the same command again.\n',
  );
});

test("the build's steps need steps that there are, in their order, and the rows of its table", () => {
  const before = new Set<string>();
  for (const { name, needs = [] } of steps) {
    for (const needed of needs) expect(before).toContain(needed);
    before.add(name);
  }
  const inSteps = steps.flatMap(({ name, rows = [name], program }) => (program ? [] : rows));
  expect(inSteps.toSorted()).toEqual(
    rows()
      .map(({ name }) => name)
      .toSorted(),
  );
});
