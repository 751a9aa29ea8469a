import { constants } from "node:os";
import { endDescendants, endWithReason, start } from "./programs/processes.mjs";
import { seedOfRun } from "./vitest/seed.mjs";
import { temporaryFiles } from "./vitest/temporary-files.mjs";
import { laterTests, tierOfRun } from "./vitest/tiers.mjs";

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
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.once(signal, async () => {
    await endDescendants(process.pid);
    process.exit(128 + constants.signals[signal]);
  });
}

const run = (
  /** @type {string[]} */ program,
  /** @type {import("node:child_process").StdioOptions} */ stdio,
  /** @type {Record<string, string>} */ variables = {},
) => start(process.execPath, program, { stdio, variables });

const check = files.length
  ? undefined
  : run(["packages/tooling/check.mjs"], ["ignore", "pipe", "pipe"]);
const build = run(["packages/tooling/build/build.mjs", "--if-needed"], "inherit");

const checked = await check?.ended;
if (check) process.stdout.write(check.printed());
const built = await build.ended;
if (checked || built) process.exit(1);

const vitest = ["node_modules/vitest/vitest.mjs", "run"];
const config = ["--config", "packages/tooling/vitest.config.mjs"];
const tests = run([...vitest, ...config, ...args], "inherit", temporaryFiles());
process.exitCode = await tests.ended;
