import { endOnSignals, start, typescript } from "./programs/processes.ts";

// `npm run torture [-- FILE…]`: all tests of every tier, or some files, in their long form.

endOnSignals();

const args = [...typescript, "packages/tooling/run-tests.ts", ...process.argv.slice(2)];
const { ended } = start(process.execPath, args, {
  stdio: "inherit",
  variables: { MALOCA_TIER: "release", MALOCA_TORTURE: "long", MALOCA_FRAMEWORKS: "all" },
});
if ((await ended) !== 0) process.exitCode = 1;
