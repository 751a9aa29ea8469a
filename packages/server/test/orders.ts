import { setFlagsFromString } from "node:v8";
import { expect } from "vitest";
import { runCli } from "../src/cli";
import { inSpanish } from "../src/cli/spanish-error";
import { UsageError } from "../src/cli/usage-error";
import { type Ended, environment } from "./programs";

// The command line spares memory, for a command is short. A worker of tests lives for minutes.
setFlagsFromString("--opt");
setFlagsFromString("--no-optimize-for-size");

/**
 * Carries out an operator's command as its program does, but in this process: to start one costs more
 * than most commands. cli.test.ts starts the program itself.
 */
export async function order(args: string[], variables: Record<string, string>): Promise<Ended> {
  let stdout = "";
  try {
    for await (const text of runCli(args, environment(variables))) stdout += text;
    return { code: 0, stdout, stderr: "" };
  } catch (error) {
    const code = error instanceof UsageError ? 2 : 1;
    return { code, stdout, stderr: `${inSpanish(error)}\n` };
  }
}

/** An order that succeeds; gives what it prints. */
export async function done(variables: Record<string, string>, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await order(args, variables);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return stdout;
}

/** An order that fails; gives its one line. */
export async function refused(
  variables: Record<string, string>,
  ...args: string[]
): Promise<string> {
  const { code, stdout, stderr } = await order(args, variables);
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr.trim().split("\n")).toHaveLength(1);
  return stderr;
}
