import { setFlagsFromString } from "node:v8";
import { expect } from "vitest";
import { runCli } from "../src/cli";
import { type AdminContext, answerAdminRequest } from "../src/cli/admin-requests";
import { deleteLeads, purge } from "../src/cli/commands/erase";
import { parseArguments } from "../src/cli/parse-arguments";
import { settingsOf } from "../src/cli/server-settings";
import type { Confirm } from "../src/cli/terminal";
import { createContentCommands } from "../src/content/commands";
import { readEnvironment } from "../src/environment";
import { inSpanish, UsageError } from "../src/errors";
import type { Running } from "../src/start";
import { start } from "../src/start";
import { stubDatabase } from "./databases";
import { type Ended, environment } from "./programs";
import { dataFolder } from "./templates";
import { temporaryFolder } from "./temporary-folder";

// The server and its operator's commands in this process, because starting a program takes longer than most tests.

// Undoes the command line's flags, which save memory at the cost of speed: a worker of tests runs for minutes.
setFlagsFromString("--opt");
setFlagsFromString("--no-optimize-for-size");

/** A server without a rate limit, on a new data folder unless the variables name one. */
export async function testServer(
  variables: Record<string, string> = {},
  options: Parameters<typeof start>[1] = {},
): Promise<Running> {
  const { DATA_DIR = await (variables.DATABASE_URL ? temporaryFolder() : dataFolder()) } =
    variables;
  return start({ PORT: "0", RATE_LIMIT: "0", ...variables, DATA_DIR }, options);
}

/** All that a command prints, in one text. */
export async function said(parts: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const part of parts) text += part;
  return text;
}

/** Runs an operator's command as its program does; cli.test.ts starts the program itself. */
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

/** Runs `delete` or `purge` by a running server, and returns what it prints. */
export async function runErasure(
  text: string,
  {
    backupFolder,
    ...erasing
  }: Pick<AdminContext, "admin" | "retention" | "clock"> & {
    backupFolder: string;
  },
  confirm: Confirm = async () => true,
) {
  const parsed = parseArguments(text.split(" "));
  if (parsed.name !== "delete" && parsed.name !== "purge") throw new Error(parsed.name);
  const environment = readEnvironment({});
  const settings = { ...settingsOf(environment), backupFolder };
  const connection = {
    serving: true,
    run: (request: Parameters<typeof answerAdminRequest>[0]) =>
      answerAdminRequest(request, {
        ...{ ...erasing, mailing: "set", settings },
        webhooks: async () => ({ refused: "not asked" }),
        content: createContentCommands({
          database: stubDatabase(async () => {
            throw new Error("not asked");
          }),
          render: async () => {},
          who: "ana",
        }),
        examine: async () => [],
      }),
    close: async () => {},
  } as Parameters<typeof deleteLeads>[0]["connection"];
  const command = { delete: deleteLeads, purge }[parsed.name];
  return said(command({ ...parsed, connection, environment, confirm }));
}
