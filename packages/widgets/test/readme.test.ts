import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { widgetNames, widgets } from "../src/widgets";

// What a developer reads who has installed the package.

const file = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

test("the README names each component beside its element, in a line of its own", () => {
  const lines = file("README.md").split("\n");
  for (const name of widgetNames) {
    const line = `| \`${widgets[name].component}\` | \`<maloca-${name}>\` |`;
    expect(lines.filter((each) => each.startsWith(line))).toHaveLength(1);
  }
});

test("the package has the tables of options that its README promises", () => {
  expect(file("README.md")).toContain("`dist/options.md`");
  const tables = file("dist/options.md");
  for (const name of widgetNames) expect(tables).toContain(`## \`<maloca-${name}>\``);
  expect(tables).toMatch(/\| `max-experiences` \| number \| `2` \|/);
});
