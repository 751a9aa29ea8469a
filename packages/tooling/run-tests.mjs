import { spawn } from "node:child_process";
import { temporaryFiles } from "./vitest/temporary-files.mjs";

// `npm test`: formatter, linter and types while the build runs, then all tests. The output of each step
// is printed in one piece, in this order; the first failing step ends the run.

/**
 * Starts a program and does not wait.
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").StdioOptions} stdio
 * @param {Record<string, string>} [variables] beside this process's own.
 */
const run = (command, args, stdio, variables) => {
  const shell = process.platform === "win32";
  const child = spawn(command, args, { stdio, shell, env: { ...process.env, ...variables } });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      printed += chunk;
    });
  }
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => child.once("close", (code) => resolve(code ?? 1)));
  return { child, ended, printed: () => printed };
};

const check = run("npm", ["run", "check"], ["ignore", "pipe", "pipe"]);
const build = run(process.execPath, ["packages/tooling/build/build.mjs", "--if-needed"], "inherit");

const checked = await check.ended;
process.stdout.write(check.printed());
const built = await build.ended;
if (checked || built) process.exit(1);

const args = [
  "vitest",
  "run",
  "--config",
  "packages/tooling/vitest.config.mjs",
  ...process.argv.slice(2),
];
const tests = run("npx", args, "inherit", temporaryFiles());
// Interrupted, the tests end by themselves, and then this process removes their files.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => tests.child.kill());
process.exitCode = await tests.ended;
