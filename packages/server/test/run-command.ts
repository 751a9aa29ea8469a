import { setFlagsFromString } from "node:v8";
import { expect } from "vitest";
import { runCli } from "../src/cli";
import { inSpanish } from "../src/cli/spanish-error";
import { UsageError } from "../src/start-error";
import { type Ended, environment } from "./programs";

// Undoes the command line's flags, which save memory at the cost of speed: a worker of tests runs for minutes.
setFlagsFromString("--opt");
setFlagsFromString("--no-optimize-for-size");

/**
 * Runs an operator's command as its program does, but in this process, because starting one takes longer than most
 * commands. cli.test.ts starts the program itself.
 */
export async function runCommand(
  args: string[],
  variables: Record<string, string>,
): Promise<Ended> {
  let stdout = "";
  try {
    for await (const text of runCli(args, environment(variables))) stdout += text;
    return { code: 0, stdout, stderr: "" };
  } catch (error) {
    const code = error instanceof UsageError ? 2 : 1;
    return { code, stdout, stderr: `${inSpanish(error)}\n` };
  }
}

/** Runs a command that must succeed. Returns its output. */
export async function done(variables: Record<string, string>, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runCommand(args, variables);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return stdout;
}

/** Runs a command that must fail. Returns its one line of error. */
export async function refused(
  variables: Record<string, string>,
  ...args: string[]
): Promise<string> {
  const { code, stdout, stderr } = await runCommand(args, variables);
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr.trim().split("\n")).toHaveLength(1);
  return stderr;
}
