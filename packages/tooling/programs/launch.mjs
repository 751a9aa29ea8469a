import { spawn } from "node:child_process";

/**
 * @typedef {{ code: number | null, stdout: string, stderr: string }} Ended
 *
 * @typedef {object} Launched
 * @property {import("node:child_process").ChildProcess} child
 * @property {Promise<string>} url the address it prints once it listens; rejects if it ends before.
 * @property {Promise<Ended>} ended
 * @property {() => string} output all that it has printed.
 * @property {(pattern: RegExp, from?: number) => Promise<RegExpExecArray>} printed the first match in what
 *   it prints, or in what follows the first `from` characters of that; rejects if it ends before.
 */

/**
 * The environment of a program under test: PATH and HOME, any free port, and no rate limit.
 * @param {Record<string, string>} variables
 */
export const environment = (variables) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  PORT: "0",
  RATE_LIMIT: "0",
  ...variables,
});

/**
 * All programs started here.
 * @type {import("node:child_process").ChildProcess[]}
 */
export const children = [];

/**
 * Node's options for processes of tests. V8 would spend more on optimising the embedded database's code
 * than most of them take, and on checking what they never call; with more room it tidies up less often.
 */
export const frugal = ["--liftoff-only", "--wasm-lazy-validation", "--min-semi-space-size=16"];

/** And for programs that live for seconds: V8 does not optimise their own code either. */
const shortLived = [...frugal, "--no-opt"];

/**
 * Starts a program and does not wait.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} variables
 */
export const launch = (program, args, variables) =>
  watch(
    spawn(process.execPath, [...shortLived, program, ...args], { env: environment(variables) }),
    /listens on (http\S+)\n/,
  );

/**
 * Collects what a process prints; `address` finds in it where the process listens.
 * @param {import("node:child_process").ChildProcess} child
 * @param {RegExp} address
 * @returns {Launched}
 */
export function watch(child, address) {
  children.push(child);
  const printed = { stdout: "", stderr: "" };
  let all = "";
  /** @type {Set<() => void>} */
  const watchers = new Set();
  /** @type {Promise<Ended>} */
  const ended = new Promise((resolve) => {
    child.on("close", (code) => resolve({ code, ...printed }));
  });
  for (const stream of /** @type {const} */ (["stdout", "stderr"])) {
    child[stream]?.on("data", (chunk) => {
      printed[stream] += chunk;
      all += chunk;
      for (const look of watchers) look();
    });
  }
  /** @type {Launched["printed"]} */
  const found = (pattern, from = 0) => {
    /** @type {Promise<RegExpExecArray>} */
    const match = new Promise((resolve, reject) => {
      const look = () => {
        const at = pattern.exec(all.slice(from));
        if (!at) return;
        watchers.delete(look);
        resolve(at);
      };
      watchers.add(look);
      look();
      ended.then(() => reject(new Error(`ended without ${pattern}: ${all}`)));
    });
    match.catch(() => {});
    return match;
  };
  const url = found(address).then(([, where = ""]) => where);
  url.catch(() => {});
  return { child, url, ended, output: () => all, printed: found };
}
