import { once } from "node:events";
import { fchmodSync, fstatSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import type { Command } from "./cli/commands/command";
import { content } from "./cli/commands/content";
import { backup, moveTo, restoreInto } from "./cli/commands/copies";
import { doctor } from "./cli/commands/doctor";
import { deleteLeads, purge } from "./cli/commands/erase";
import { exportLeads, link, retry } from "./cli/commands/leads";
import { list, show } from "./cli/commands/read";
import { release } from "./cli/commands/release";
import { rollBack } from "./cli/commands/rollback";
import { webhook } from "./cli/commands/webhook";
import { connect } from "./cli/connection";
import { parseArguments } from "./cli/parse-arguments";
import { askOnTerminal, type Confirm } from "./cli/terminal";
import type { CommandName } from "./cli/usage";
import { readEnvironment } from "./environment";
import { inSpanish, UsageError } from "./errors";
import { folders } from "./folders";
import { isEntry } from "./process";

// Frees short-lived objects early: with Node's defaults an export took 185 MB.
setFlagsFromString("--max-semi-space-size=2");
setFlagsFromString("--semi-space-growth-factor=1");
setFlagsFromString("--optimize-for-size");
// Does not optimise the embedded database's WebAssembly: that costs 0.9 s and 80 MB, more than it saves.
setFlagsFromString("--liftoff-only");
// Nor JavaScript: a backup of 100,000 leads would take 16 MB more and save a tenth of its time.
setFlagsFromString("--no-opt");

/** Commands on an open database, by name. */
const commands: Record<
  Exclude<CommandName, "doctor" | "restore" | "rollback" | "move">,
  Command
> = {
  list,
  show,
  export: exportLeads,
  delete: deleteLeads,
  purge,
  retry,
  link,
  webhook,
  content,
  backup,
  release,
};

/**
 * The operator's command line. Yields its output piece by piece. Throws a StartError, to be shown as one
 * line, and a UsageError if the arguments are wrong.
 */
export async function* runCli(
  args: readonly string[],
  variables: Record<string, string | undefined>,
  confirm: Confirm = askOnTerminal,
): AsyncGenerator<string, void, void> {
  const { migrations } = folders;
  const parsed = parseArguments(args);
  if (parsed.name === "help") {
    yield parsed.text;
    return;
  }
  const { name, positionals, options } = parsed;
  const [word = ""] = positionals;
  const environment = readEnvironment(variables);
  if (name === "doctor") return yield* doctor(environment, migrations, options);
  if (name === "restore") return yield* restoreInto(environment, migrations, word);
  if (name === "rollback") {
    return yield* rollBack(environment, migrations, options.yes ? async () => true : confirm);
  }
  if (name === "move") return yield* moveTo(environment, migrations, options.to ?? "");
  // A backup can be made of the tables of any version.
  const connection = await connect(environment, migrations, { asIs: name === "backup" });
  try {
    yield* commands[name]({ connection, environment, options, positionals, confirm });
  } finally {
    await connection.close();
  }
}

/** Waits for the reader, so that output does not fill the memory. False if the reader closed the pipe. */
async function print(text: string): Promise<boolean> {
  const { stdout } = process;
  if (!stdout.write(text)) {
    // An error means that the reader closed the pipe.
    await Promise.race([once(stdout, "drain"), once(stdout, "close")]).catch(() => {});
  }
  return !stdout.destroyed && stdout.errored === null;
}

/** A file that the output goes to is its owner's alone, as those that commands write: it has people's data. */
function keepOutputPrivate(): void {
  try {
    if (fstatSync(1).isFile()) fchmodSync(1, 0o600);
  } catch {
    // Another user's file, or a file system without rights.
  }
}

if (isEntry(import.meta.url)) {
  keepOutputPrivate();
  // `… | head` closes the pipe before the output ends.
  process.stdout.on("error", () => {});
  try {
    for await (const text of runCli(process.argv.slice(2), process.env)) {
      if (!(await print(text))) break;
    }
  } catch (error) {
    console.error(inSpanish(error));
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}
