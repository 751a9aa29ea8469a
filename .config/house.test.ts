import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/** What each part of the house may import besides itself; see CONTRIBUTING.md. */
const mayImport: Record<string, string[]> = {
  "packages/catalog": [],
  "packages/artwork": [],
  "packages/widgets": ["packages/catalog"],
  "packages/server": ["packages/catalog"],
  site: ["packages/artwork", "packages/catalog", "packages/widgets"],
  stories: ["packages/catalog", "packages/widgets"],
  examples: [],
};

const parts = Object.keys(mayImport);
const partOf = (file: string) => parts.find((part) => file.startsWith(`${part}/`));

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  // Tests walk through the whole house.
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.|\/(test|torture)\//.test(file));

function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(([, name]) => {
    // An example has the package from the registry, as everybody has it.
    if (file.startsWith("examples/") && name?.startsWith("@maloca/widgets")) return name;
    if (name?.startsWith("@maloca/")) return name.replace("@maloca/", "packages/");
    return name?.startsWith(".") ? normalize(join(dirname(file), name)) : (name ?? "");
  });
}

test("imports run one way through the house", () => {
  const wrong: string[] = [];
  for (const file of files) {
    const own = partOf(file);
    if (!own) continue;
    for (const imported of importsOf(file)) {
      const other = partOf(`${imported}/`);
      if (other && other !== own && !mayImport[own]?.includes(other)) {
        wrong.push(`${file} imports ${imported}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test("a widget does not reach into another's folder", () => {
  const folders = files
    .filter((file) => file.startsWith("packages/widgets/") && file.endsWith(".element.ts"))
    .map((file) => `${dirname(file)}/`);
  expect(folders).toContain("packages/widgets/src/booking/");
  const wrong = files.flatMap((file) => {
    const own = folders.find((folder) => file.startsWith(folder));
    if (!own) return [];
    return importsOf(file)
      .filter((name) => folders.some((folder) => folder !== own && name.startsWith(folder)))
      .map((name) => `${file} imports ${name}`);
  });
  expect(wrong).toEqual([]);
});
