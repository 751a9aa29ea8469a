// tier: merge

import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { typescript } from "../programs/processes";
import { laterTests, tierOf, tierOfRun } from "../vitest/tiers";

// What could make a run pass in silence: tests that it leaves out, and failures that it does not count.

const folder = mkdtempSync(join(tmpdir(), "maloca-run-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a run leaves out the tests of later tiers alone, and refuses a tier that is none", () => {
  const own = "packages/tooling/test/run.test.ts";
  expect(laterTests("change")).toContain(own);
  expect(laterTests("merge")).not.toContain(own);
  expect(laterTests("release")).toEqual([]);
  expect(tierOfRun(["run"], {})).toBe("change");
  expect(tierOfRun(["run"], { CI: "true" })).toBe("merge");
  const file = join(folder, "a.test.ts");
  writeFileSync(file, "// tier: nightly\n");
  expect(() => tierOf(file)).toThrow('unknown tier "nightly"');
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
