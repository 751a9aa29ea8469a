// tier: merge

import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { typescript } from "../programs/processes";
import { limit } from "../vitest/limits.mjs";
import { seededRandom, seedOfRun } from "../vitest/seed.mjs";
import { LaterTiersFirst } from "../vitest/sequencer";
import { includes, laterTests, tierOf, tierOfRun } from "../vitest/tiers";

const folder = mkdtempSync(join(tmpdir(), "maloca-tiers-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { MALOCA_SEED, MALOCA_SLOWNESS } = process.env;
afterEach(() => {
  Object.assign(process.env, { MALOCA_SEED, MALOCA_SLOWNESS });
});

/** The tier of a file with this text. */
function tierOfText(text: string) {
  const file = join(folder, "a.test.ts");
  writeFileSync(file, text);
  return tierOf(file);
}

test("a test file is of the tier that a line near its top names, else of every change", () => {
  expect(tierOfText('import "vitest";\n')).toBe("change");
  expect(tierOfText('// tier: merge\n\nimport "vitest";\n')).toBe("merge");
  expect(tierOfText('import "vitest";\n// tier: release\n')).toBe("release");
  expect(tierOfText('const line = "// tier: merge";\n')).toBe("change");
});

test("a tier that is none is refused with those that are", () => {
  expect(() => tierOfText("// tier: nightly\n")).toThrow(
    /a\.test\.ts: unknown tier "nightly"; the tiers are change, merge, release\.$/,
  );
  expect(() => tierOfText("// tier:\n")).toThrow('unknown tier ""');
});

test("a run has the tier that it is given, else that of a named file, of CI or of a change", () => {
  expect(tierOfRun(["run"], {})).toBe("change");
  expect(tierOfRun(["run"], { CI: "true" })).toBe("merge");
  expect(tierOfRun(["run", "stress.test.ts"], { CI: "true" })).toBe("release");
  expect(tierOfRun(["stress.test.ts"], { MALOCA_TIER: "change" })).toBe("change");
  expect(() => tierOfRun([], { MALOCA_TIER: "weekly" })).toThrow(
    'MALOCA_TIER: unknown tier "weekly"',
  );
});

test("a run takes its own tier and those before it", () => {
  expect(includes("change", "change")).toBe(true);
  expect(includes("change", "merge")).toBe(false);
  expect(includes("release", "merge")).toBe(true);
  const own = "packages/tooling/test/recipes.test.ts";
  expect(laterTests("change")).toContain(own);
  expect(laterTests("merge")).not.toContain(own);
  expect(laterTests("release")).toEqual([]);
});

test("files of later tiers start first, within their project and otherwise as Vitest orders them", async () => {
  const file = (name: string, text: string, size: number, project = "node") => {
    const moduleId = join(folder, name);
    writeFileSync(moduleId, text);
    const config = { sequence: { groupOrder: project === "stories" ? 1 : 0 }, isolate: false };
    return { moduleId, size, project: { name: project, config } };
  };
  const files = [
    file("a.test.ts", "", 9),
    file("b.test.ts", "// tier: merge\n", 1),
    file("c.test.ts", "// tier: release\n", 1),
    file("d.test.ts", "// tier: merge\n", 2),
    file("e.test.ts", "", 10),
    file("f.test.ts", "// tier: merge\n", 1, "engines"),
    file("g.test.ts", "", 1, "stories"),
  ];
  const getFileStats = (key: string) =>
    files.find(({ moduleId }) => key.endsWith(moduleId.slice(-9)));
  const vitest = { config: { root: folder }, cache: { getFileTestResults() {}, getFileStats } };
  const sorted = await new LaterTiersFirst(vitest as never).sort(files as never);
  expect(sorted.map(({ moduleId }) => moduleId.at(-9)).join("")).toBe("fcdbeag");
});

test("one seed gives the same numbers for each name, and another name gives others", () => {
  const numbers = (name: string) => {
    const random = seededRandom(name);
    return [random(), random(), random()];
  };
  process.env.MALOCA_SEED = "7";
  const first = numbers("resends");
  expect(numbers("resends")).toEqual(first);
  expect(numbers("kills")).not.toEqual(first);
  process.env.MALOCA_SEED = "8";
  expect(numbers("resends")).not.toEqual(first);
  for (const number of first) expect(number).toSatisfy((each: number) => each >= 0 && each < 1);
});

test.each(["abc", "", "-1", "1.5", "1e3", "4294967296"])("the seed %j is refused", (seed) => {
  process.env.MALOCA_SEED = seed;
  expect(() => seedOfRun()).toThrow(
    `MALOCA_SEED: "${seed}" is no whole number from 0 to 4294967295.`,
  );
});

test("a limit is ten times what a wait takes, and more on a slow machine", () => {
  process.env.MALOCA_SLOWNESS = "1";
  expect(limit(2)).toBe(20_000);
  process.env.MALOCA_SLOWNESS = "2.5";
  expect(limit(2)).toBe(50_000);
});

test.each([
  ["MALOCA_TIER", "weekly", /^MALOCA_TIER: unknown tier "weekly"; .*\n$/],
  ["MALOCA_SEED", "abc", /^MALOCA_SEED: "abc" is no whole number .*\n$/],
])("npm test ends with one line for a wrong %s, before it builds", async (name, value, line) => {
  const { code, stderr } = await new Promise<{ code: unknown; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      [...typescript, "packages/tooling/run-tests.ts"],
      { env: { ...process.env, [name]: value } },
      (error, _stdout, printed) => resolve({ code: error?.code, stderr: printed }),
    );
  });
  expect(code).toBe(1);
  expect(stderr).toMatch(line);
});

const reporter = JSON.stringify(resolve("packages/tooling/vitest/summary-reporter.ts"));

const told = "WebKit's process of a page crashed.";
const again = "run once more after it: a.test.ts";

/** The output of a run of one file in a folder of its own. */
async function outputOf(test: string) {
  const own = mkdtempSync(join(folder, "run-"));
  writeFileSync(
    join(own, "config.mjs"),
    `export default { test: { root: "${own}", include: ["a.test.ts"], reporters: [${reporter}] } };`,
  );
  writeFileSync(
    join(own, "a.test.ts"),
    `import { appendFileSync, readFileSync } from "node:fs";
    import { expect, test } from "vitest";
    import { tellCrash } from "${resolve("packages/tooling/browsers/crashes.mjs")}";
    process.env.MALOCA_TEST_FILE = expect.getState().testPath;
    appendFileSync("${own}/runs", "+");
    const crash = () => tellCrash("${told}");
    const runs = readFileSync("${own}/runs", "utf8").length;
    ${test}`,
  );
  const args = [
    ...typescript,
    "packages/tooling/vitest/run.ts",
    "--config",
    join(own, "config.mjs"),
  ];
  const env = { ...process.env, MALOCA_CRASHES: join(own, "crashes") };
  return new Promise<{ code: number; lines: string[] }>((resolve) => {
    const run = execFile(process.execPath, args, { env }, (_, stdout) =>
      resolve({ code: run.exitCode ?? 1, lines: stdout.trim().split("\n") }),
    );
  });
}

test.each([
  [
    "crashes and passes then",
    `if (runs < 2) { crash(); throw 1; }`,
    [told, again, "2 passed, 0 failed"],
  ],
  ["crashes twice", `crash(); throw 1;`, [told, told, again, "1 passed, 1 failed"]],
  ["fails without a crash", `if (runs < 2) throw 1;`, ["1 passed, 1 failed"]],
  ["crashes and passes", `if (runs < 2) crash(); else throw 1;`, [told, "2 passed, 0 failed"]],
])("a file that %s", async (_, body, lines) => {
  expect(await outputOf(`test("a", () => { ${body} }); test("b", () => {});`)).toEqual({
    code: lines.at(-1)?.includes(" 0 failed") ? 0 : 1,
    lines,
  });
});

test("a run that an error of its own process ends has its last line, and a failure", async () => {
  const script = `const { default: Summary } = await import(${reporter}); new Summary(); throw 1;`;
  const args = [...typescript, "--input-type=module", "--eval", script];
  const printed = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, (_, stdout) => resolve(stdout));
  });
  expect(printed).toBe("0 passed, 1 failed\n");
});
