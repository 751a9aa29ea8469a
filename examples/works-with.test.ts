import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { examples, manifestOf } from "./test/install";
import { libraries, trials } from "./test/libraries";

const guide = join(examples, "../docs/guide/en/works-with.md");

async function versionsOf(folder: string): Promise<Record<string, string>> {
  const { dependencies, devDependencies } = JSON.parse(await manifestOf(folder));
  return { ...dependencies, ...devDependencies };
}

test("the guide says of each library its tried version, what was tried, and what to know", async () => {
  const rows: string[] = [];
  for (const { name, packages, folder = "libraries", trial, knows = "" } of libraries) {
    const versions = await versionsOf(folder);
    const numbers = packages.map((one) => versions[one]?.replace(/^npm:.*@/, ""));
    rows.push(`| ${[name, numbers.join(", "), trials[trial], knows].join(" | ")} |`);
  }
  const text = await readFile(guide, "utf8");
  const [, table = ""] = /\| library[^\n]*\n\| -[^\n]*\n((?:\|[^\n]*\n)*)/.exec(text) ?? [];
  expect(table).toBe(`${rows.join("\n")}\n`);
});
