import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

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
