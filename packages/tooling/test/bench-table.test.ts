import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { median, toTable } from "../bench/table.mjs";

test("the median is the middle sample, or the mean of the middle two", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 1, 2, 4])).toBe(3);
  expect(median([100, 20, 3])).toBe(20);
});

test("median() leaves its samples in order", () => {
  const samples = [3, 1, 2];
  median(samples);
  expect(samples).toEqual([3, 1, 2]);
});

test("a row shows its median, its spread and its ratio to its peer", () => {
  const [head, ours, theirs] = toTable([
    { what: "ours", unit: "ms", samples: [10, 30, 20], peer: "theirs" },
    { what: "theirs", unit: "ms", samples: [100, 50, 90, 70] },
  ])
    .split("\n")
    .map((line) => line.split(/\s{2,}/));
  expect(head).toEqual(["what", "unit", "median", "least", "most", "rounds", "beside its peer"]);
  expect(ours).toEqual(["ours", "ms", "20", "10", "30", "3", "0.25 × theirs"]);
  expect(theirs).toEqual(["theirs", "ms", "80", "50", "100", "4"]);
});

test("zero beside a peer's number is a ratio, zero beside zero is none", () => {
  const first = toTable([
    { what: "ours", unit: "node", samples: [0], peer: "theirs" },
    { what: "theirs", unit: "node", samples: [46] },
  ]);
  expect(first).toContain("0 × theirs");
  const table = toTable([
    { what: "ours", unit: "node", samples: [0], peer: "theirs" },
    { what: "theirs", unit: "node", samples: [0] },
  ]);
  expect(table).not.toMatch(/×|NaN/);
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
