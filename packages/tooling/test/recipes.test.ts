import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { carryOut, copySources, filesOf, readRecipes } from "./recipes";

/** What each recipe may cost, in files. */
const costs: Record<string, number> = {
  "A trip page": 3,
};

const recipes = readRecipes(readFileSync("CONTRIBUTING.md", "utf8"));

let folder: string;
beforeAll(() => {
  folder = copySources();
  for (const recipe of recipes) carryOut(folder, recipe);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a script of the installed packages in the copy, and returns what it found wrong. */
function run(script: string, ...args: string[]) {
  const program = resolve("node_modules", script);
  try {
    execFileSync(process.execPath, [program, ...args], {
      cwd: folder,
      encoding: "utf8",
      stdio: "pipe",
    });
    return "";
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return `${stdout}${stderr}`;
  }
}

test("CONTRIBUTING tells each recipe, and none costs more files than it may", () => {
  const told = Object.fromEntries(recipes.map((one) => [one.title, filesOf(one).length]));
  expect(told).toEqual(costs);
});

test("the sources have no type error after all recipes", () => {
  // `npm run check` has left what it knows of the types, so that only what changed is checked.
  const known = "node_modules/.cache/maloca/types.tsbuildinfo";
  if (existsSync(known)) cpSync(known, join(folder, known), { recursive: true });
  const incremental = ["--incremental", "--tsBuildInfoFile", known];
  expect(run("typescript/bin/tsc", "--noEmit", ...incremental)).toBe("");
});

test("what the recipes write is formatted and without lint", () => {
  const written = recipes.flatMap(filesOf);
  expect(run("@biomejs/biome/bin/biome", "check", "--error-on-warnings", ...written)).toBe("");
});

test("a trip page: the catalog lists the trip, and its scene is drawn", async () => {
  const { trips } = await import(join(folder, "packages/catalog/src/trips/index.ts"));
  expect(trips[0]).toMatchObject({ slug: "amazonas", destination: "Amazonas" });
  const { drawings } = await import(join(folder, "packages/artwork/src/drawings.mjs"));
  const drawn = await drawings[trips[0].hero.image.src.slice(1)]();
  expect(drawn).toMatch(/^<svg[\s\S]+<\/svg>\s*$/);
});
