import { spawn } from "node:child_process";

/**
 * @typedef {{ code: number | null, stdout: string, stderr: string }} Ended
 *
 * @typedef {object} Launched
 * @property {import("node:child_process").ChildProcess} child
 * @property {Promise<string>} url the URL that it prints once it listens; rejects if it ends before.
 * @property {Promise<Ended>} ended
 * @property {() => string} output everything that it has printed.
 * @property {(pattern: RegExp, from?: number) => Promise<RegExpExecArray>} printed waits for a match in its
 *   output, after the first `from` characters; rejects if it ends before.
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
 * Every program that this module has started.
 * @type {import("node:child_process").ChildProcess[]}
 */
export const children = [];

/**
 * Node's options for processes of tests. Without them V8 would spend more time on optimising and validating
 * the embedded database's code than most of them take. A larger semi-space makes garbage collection rarer.
 */
export const testProcessFlags = [
  "--liftoff-only",
  "--wasm-lazy-validation",
  "--min-semi-space-size=16",
];

/** For programs that run for seconds: V8 does not optimise their JavaScript either. */
const programFlags = [...testProcessFlags, "--no-opt"];

/**
 * Starts a program and does not wait.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} variables
 */
export const launch = (program, args, variables) =>
  watch(
    spawn(process.execPath, [...programFlags, program, ...args], { env: environment(variables) }),
    /listens on (http\S+)\n/,
  );

/**
 * Collects the output of a process; `address` matches the URL where it listens.
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
      for (const check of watchers) check();
    });
  }
  /** @type {Launched["printed"]} */
  const found = (pattern, from = 0) => {
    /** @type {Promise<RegExpExecArray>} */
    const match = new Promise((resolve, reject) => {
      const check = () => {
        const at = pattern.exec(all.slice(from));
        if (!at) return;
        watchers.delete(check);
        resolve(at);
      };
      watchers.add(check);
      check();
      ended.then(() => reject(new Error(`ended without ${pattern}: ${all}`)));
    });
    match.catch(() => {});
    return match;
  };
  const url = found(address).then(([, where = ""]) => where);
  url.catch(() => {});
  return { child, url, ended, output: () => all, printed: found };
}
