import { expect, onTestFinished, test, vi } from "vitest";
import { rows } from "../../../rollup.config.mjs";
import { runSteps } from "../build/run-steps";
import { steps } from "../build/steps";

/** Follows steps on a screen that keeps what is written to it. */
async function followed(
  steps: Parameters<typeof runSteps>[0],
  how: Partial<Parameters<typeof runSteps>[1]> & { isTTY?: boolean } = {},
) {
  const written: string[] = [];
  const screen = { isTTY: how.isTTY ?? false, write: (text: string) => written.push(text) > 0 };
  const succeeded = await runSteps(steps, { atOnce: 1, ...how, screen });
  return { succeeded, text: written.join("").replace(/\d+\.\d s/g, "N s") };
}

test("each step is printed with its time, in plain lines without a terminal", async () => {
  const steps = [
    { name: "widgets", run: async () => ["loader: 1 of 2 bytes"] },
    { name: "site", run: async () => [] },
  ];
  const lines = (sizes: string[]) => [
    "Building in 2 steps…",
    "   1/2  widgets  N s",
    ...sizes,
    "   2/2  site     N s",
    "Built in N s.",
    "",
  ];
  expect(await followed(steps)).toEqual({
    succeeded: true,
    text: lines(["         loader: 1 of 2 bytes"]).join("\n"),
  });
  expect((await followed(steps, { sizes: false })).text).toBe(lines([]).join("\n"));
  expect((await followed(steps, { quiet: true })).text).toBe("");
});

/** A step that runs until the test ends it. */
function held(name: string, needs?: string[]) {
  let end = () => {};
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const ended = new Promise<string[]>((resolve) => {
    end = () => resolve([]);
  });
  const run = () => {
    begin();
    return ended;
  };
  return { name, needs, run, begun, end };
}

test("so many steps run at once, each after those that it needs, and the first in order first", async () => {
  const [script, site, server, later] = [
    held("script"),
    held("site", ["script"]),
    held("server", ["not part of this build"]),
    held("later"),
  ];
  const order: string[] = [];
  for (const step of [script, site, server, later]) step.begun.then(() => order.push(step.name));
  const all = followed([script, site, server, later], { atOnce: 2 });
  await server.begun;
  expect(order).toEqual(["script", "server"]);
  script.end();
  await site.begun;
  expect(order).toEqual(["script", "server", "site"]);
  server.end();
  await later.begun;
  site.end();
  later.end();
  expect((await all).succeeded).toBe(true);
});

test("on a terminal a line counts the time of the running steps", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const run = async () => {
    vi.advanceTimersByTime(60_000);
    return [];
  };
  const { text } = await followed([{ name: "site", run }], { isTTY: true });
  expect(text.split("Ksite  N s").length).toBeGreaterThan(2);
  expect(text).toContain("   1/1  site  N s\n");
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
