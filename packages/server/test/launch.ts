import { type ChildProcess, spawn } from "node:child_process";

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

export const environment = (variables: Record<string, string>) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  PORT: "0",
  RATE_LIMIT: "0",
  ...variables,
});

export interface Launched {
  child: ChildProcess;
  /** The address it prints once it listens; rejects when it ends before. */
  url: Promise<string>;
  ended: Promise<Ended>;
  /** All that it has printed. */
  output(): string;
}

/** Every program that was started here. */
export const children: ChildProcess[] = [];

/** Starts a program and does not wait. */
export const launch = (
  program: string,
  args: string[],
  variables: Record<string, string>,
): Launched =>
  watch(
    spawn(process.execPath, [program, ...args], { env: environment(variables) }),
    /listens on (http\S+)\n/,
  );

/** Follows what a process prints, of which `address` finds where it listens. */
export function watch(child: ChildProcess, address: RegExp): Launched {
  children.push(child);
  const printed = { stdout: "", stderr: "" };
  let found: string | undefined;
  const ended = new Promise<Ended>((resolve) => {
    child.on("close", (code) => resolve({ code, ...printed }));
  });
  const url = new Promise<string>((resolve, reject) => {
    for (const stream of ["stdout", "stderr"] as const) {
      child[stream]?.on("data", (chunk) => {
        printed[stream] += chunk;
        if (found) return;
        found = address.exec(printed[stream])?.[1];
        if (found) resolve(found);
      });
    }
    child.on("close", () => reject(new Error(`ended before it listened: ${printed.stderr}`)));
  });
  url.catch(() => {});
  return { child, url, ended, output: () => printed.stdout + printed.stderr };
}
