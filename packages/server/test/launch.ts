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
}

/** Every program that was started here. */
export const children: ChildProcess[] = [];

/** Starts a program and does not wait. `listens` is how it prints its address. */
export function launch(
  program: string,
  args: string[],
  variables: Record<string, string>,
  listens = /listens on (http\S+)\n/,
): Launched {
  const child = spawn(process.execPath, [program, ...args], { env: environment(variables) });
  children.push(child);
  let stdout = "";
  let stderr = "";
  child.stderr.on("data", (chunk) => {
    stderr += chunk;
  });
  const ended = new Promise<Ended>((resolve) => {
    child.on("close", (code) => resolve({ code, stdout, stderr }));
  });
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk) => {
      stdout += chunk;
      const found = listens.exec(stdout)?.[1];
      if (found) resolve(found);
    });
    child.on("close", () => reject(new Error(`ended before it listened: ${stderr}`)));
  });
  url.catch(() => {});
  return { child, url, ended };
}
