// tier: merge

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../../server/src/storage/database";
import { limit } from "../vitest/limits.mjs";
import { carryOut, copySources, filesOf, readRecipes } from "./recipes";

const recipes = readRecipes();
const folder = copySources();
for (const recipe of recipes) carryOut(folder, recipe);

// A language is complete if it has the type of the Spanish one.
const languages = ["packages/catalog", "packages/widgets"].map((name) => `${name}/src/locales/fr`);
writeFileSync(
  join(folder, "packages/tooling/test/languages.ts"),
  languages
    .map(
      (path) =>
        `import("../../../${path}") satisfies Promise<typeof import("../../../${path.replace(/fr$/, "es")}")>;\n`,
    )
    .join(""),
);
afterAll(() => rmSync(folder, { recursive: true }));

/** A module of the copy. */
const load = (path: string) => import(join(folder, path));

/** Runs a script of the installed packages in the copy, and returns the errors it found. */
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

test("CONTRIBUTING lists each recipe, and the files that it costs", () => {
  const pages = readdirSync("docs/recipes").map((name) => `docs/recipes/${name}`);
  expect(recipes.map(({ page }) => page).toSorted()).toEqual(pages.toSorted());
  for (const recipe of recipes) expect(filesOf(recipe), recipe.page).toHaveLength(recipe.cost);
});

test("the sources have no type error after all recipes", { timeout: limit(30) }, () => {
  // As `npm run check`, by the TypeScript that is four times as fast.
  expect(run("typescript7/bin/tsc", "--noEmit")).toBe("");
});

test("what the recipes write is formatted and without lint", () => {
  const written = recipes.flatMap(filesOf);
  expect(run("@biomejs/biome/bin/biome", "check", "--error-on-warnings", ...written)).toBe("");
});

test("a trip page: its document fits, and the catalog lists the trip with its drawing", async () => {
  const { checkTrip } = await load("packages/catalog/src/trips/trip-document.ts");
  const text = readFileSync(join(folder, "packages/catalog/content/trips/amazonas.json"), "utf8");
  expect(checkTrip(text)).toMatchObject({ document: { slug: "amazonas" } });
  const { trips } = await load("packages/catalog/src/trips/index.ts");
  expect(trips[0]).toMatchObject({
    destination: "Amazonas",
    hero: { image: { src: "/art/guaviare/rio.svg" } },
  });
});

test("a widget: the list has it, with its element", async () => {
  const { widgets, isDialog } = await load("packages/widgets/src/widgets.ts");
  expect(widgets.callback.component).toBe("CallbackForm");
  expect(isDialog("callback")).toBe(false);
});

test("a language: the server speaks it, and the build gives it to markup and script tags", async () => {
  const { spokenLanguage } = await load("packages/server/src/leads/languages.ts");
  expect(spokenLanguage("fr")).toBe("fr");
  const { translations } = await load("packages/widgets/build/widget-list.ts");
  expect(translations).toContain("fr");
});

describe("a field and a kind of lead", async () => {
  const { emptyTables, useBareDatabase } = await load("packages/server/test/databases.ts");
  const { migrations } = await load("packages/server/test/templates.ts");
  const { migrate } = await load("packages/server/src/storage/migrate.ts");
  const { appOver, booking, post } = await load("packages/server/test/samples.ts");
  const { createLeadAdmin } = await load("packages/server/src/leads/admin.ts");
  const { leadKinds } = await load("packages/server/src/leads/lead-kinds.ts");
  // The tables that a test run shares lack the recipes' migrations.
  const prepare = async (bare: Database) => migrate(bare, await migrations());
  const database = useBareDatabase("PostgreSQL", { prepare });
  beforeEach(() => emptyTables(database));

  /** What the operator sees of a request that was sent. */
  async function stored(path: string, body: object) {
    const answer = await appOver(database).request(path, post(body));
    expect(await answer.json()).toMatchObject({ success: true });
    return (await createLeadAdmin(database).list())[0];
  }

  test("a booking's new field is stored, and the team reads its label", async () => {
    const lead = await stored(leadKinds.booking.path, { ...booking, origin: "Leticia" });
    expect(lead).toMatchObject({ kind: "booking", origin: "Leticia" });
    expect(leadKinds.booking.columns.origin).toBe("Ciudad de salida");
  });

  test("a review is stored, and its mails wait", async () => {
    const body = { name: "Ana", email: "ana@example.org", review: "Volvería mañana." };
    const lead = await stored(leadKinds.review.path, body);
    expect(lead).toMatchObject({ kind: "review", review: "Volvería mañana." });
    const [mails] = await database.query("select count(*)::int as waiting from maloca.outbox");
    expect(mails.waiting).toBeGreaterThan(0);
  });

  test("a review without words is refused in Spanish", async () => {
    const answer = await appOver(database).request(leadKinds.review.path, post({ name: "Ana" }));
    expect(await answer.json()).toMatchObject({ details: { review: "Escribe tu reseña" } });
  });
});
