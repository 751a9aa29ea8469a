import { join } from "node:path";
import { endOnSignals, endWithReason, start, typescript } from "./programs/processes.ts";
import { seedOfRun } from "./vitest/seed.mjs";
import { temporaryFiles } from "./vitest/temporary-files.ts";
import { laterTests, tierOfRun } from "./vitest/tiers.ts";

// `npm test`: formatter, linter and types while the build runs, then the tests of the run's tier. The output
// of each step is printed in one piece, in this order; the first failing step ends the run.
// `npm test FILE`: this file alone, whatever its tier, on a build that is up to date.

const args = process.argv.slice(2);
const options = args.findIndex((argument) => argument.startsWith("-"));
const files = options < 0 ? args : args.slice(0, options);
if (files.length) process.env.MALOCA_TIER ??= "release";

try {
  laterTests(tierOfRun(args));
  seedOfRun();
} catch (error) {
  endWithReason(error);
}

// An interrupted run ends its processes first, and then deletes its files.
endOnSignals();

const check = files.length
  ? undefined
  : start(process.execPath, [...typescript, "packages/tooling/check.ts"]);
const build = start(process.execPath, ["packages/tooling/build/build.mjs", "--if-needed"], {
  stdio: "inherit",
});

const checked = await check?.ended;
if (check) process.stdout.write(check.printed());
const built = await build.ended;
if (checked || built) process.exit(1);

const vitest = [...typescript, "packages/tooling/vitest/run.ts"];
const config = ["--config", "packages/tooling/vitest.config.mjs"];
const temporary = temporaryFiles();
const tests = start(process.execPath, [...vitest, ...config, ...args], {
  stdio: "inherit",
  variables: { ...temporary, MALOCA_CRASHES: join(temporary.TMPDIR, "crashes") },
});
process.exitCode = await tests.ended;
