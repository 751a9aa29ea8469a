import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { figuresOf, median } from "../bench/table";

test("the median is the middle sample, or the mean of the middle two", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 1, 2, 4])).toBe(3);
  expect(median([100, 20, 3])).toBe(20);
});

test("a row shows its median, its spread and its ratio to its peer, where there is one", () => {
  const samples = [10, 30, 20];
  expect(
    figuresOf([
      { what: "ours", unit: "ms", samples, peer: "theirs" },
      { what: "theirs", unit: "ms", samples: [100, 50, 90, 70] },
      { what: "none", unit: "node", samples: [0], peer: "zero" },
      { what: "zero", unit: "node", samples: [0] },
    ]),
  ).toEqual({
    ours: {
      unit: "ms",
      median: 20,
      least: 10,
      most: 30,
      rounds: 3,
      "beside its peer": "0.25 × theirs",
    },
    theirs: { unit: "ms", median: 80, least: 50, most: 100, rounds: 4 },
    none: { unit: "node", median: 0, least: 0, most: 0, rounds: 1 },
    zero: { unit: "node", median: 0, least: 0, most: 0, rounds: 1 },
  });
  expect(samples).toEqual([10, 30, 20]);
});

test("the published table of embeds has the versions that the bench installs", () => {
  const { widgets } = JSON.parse(readFileSync("packages/tooling/bench/peers.json", "utf8"));
  const page = readFileSync("docs/guide/en/weight.md", "utf8");
  const rows = page.split("\n").filter((line) => line.startsWith("|"));
  const embeds = Object.keys(widgets).filter((name) => page.includes(`\`${name}\``));
  expect(embeds).toHaveLength(5);
  for (const name of embeds) {
    const row = rows.find((line) => line.includes(`\`${name}\``));
    expect(row, name).toContain(widgets[name]);
  }
});
