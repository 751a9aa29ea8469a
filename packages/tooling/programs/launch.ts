import { type ChildProcess, spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

export type Launched = ReturnType<typeof watch>;

/** The environment of a program under test: PATH and HOME, any free port, and no rate limit. */
export const environment = (variables: Record<string, string>) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  PORT: "0",
  RATE_LIMIT: "0",
  ...variables,
});

/** Every program that this module has started. */
export const children: ChildProcess[] = [];

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

/** Starts a program and does not wait. */
export const launch = (program: string, args: string[], variables: Record<string, string>) =>
  watch(
    spawn(process.execPath, [...programFlags, program, ...args], { env: environment(variables) }),
    /listens on (http\S+)\n/,
  );

/** Collects the output of a process; `address` matches the URL where it listens. */
export function watch(child: ChildProcess, address: RegExp) {
  children.push(child);
  const printed = { stdout: "", stderr: "" };
  let all = "";
  let isOver = false;
  const changes = new EventEmitter().setMaxListeners(0);
  const ended = new Promise<Ended>((resolve) => {
    child.on("close", (code) => {
      isOver = true;
      changes.emit("change");
      resolve({ code, ...printed });
    });
  });
  for (const stream of ["stdout", "stderr"] as const) {
    child[stream]?.on("data", (chunk) => {
      printed[stream] += chunk;
      all += chunk;
      changes.emit("change");
    });
  }
  const search = async (pattern: RegExp, from: number) => {
    for (;;) {
      const match = pattern.exec(all.slice(from));
      if (match) return match;
      if (isOver) throw new Error(`ended without ${pattern}: ${all}`);
      await once(changes, "change");
    }
  };
  /** Waits for a match in its output, after the first `from` characters; rejects if it ends before. */
  const found = (pattern: RegExp, from = 0) => {
    const match = search(pattern, from);
    match.catch(() => {});
    return match;
  };
  const url = found(address).then(([, where = ""]) => where);
  url.catch(() => {});
  return {
    child,
    /** The URL that it prints once it listens; rejects if it ends before. */
    url,
    ended,
    /** Everything that it has printed. */
    output: () => all,
    printed: found,
  };
}
