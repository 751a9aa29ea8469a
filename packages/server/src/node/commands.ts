import { type KindName, kindNames } from "../kinds";
import type { ListedLead, Operations } from "../operations";
import type { Command } from "./control";

/** A list with what the operator should know about the mails. */
export interface List {
  leads: ListedLead[];
  /** The process that has the database has a mail server set. */
  mailConfigured: boolean;
}

/** Runs an operator's command, here or for another process. The result is plain JSON. */
export async function runCommand(
  operations: Operations,
  command: Command,
  process: { mailConfigured: boolean; wake?: () => void },
): Promise<unknown> {
  switch (command.op) {
    case "list": {
      const kind = kindNames.find((name): name is KindName => name === command.kind);
      return {
        leads: await operations.list(kind),
        mailConfigured: process.mailConfigured,
      } satisfies List;
    }
    case "retry": {
      const count = await operations.retry();
      process.wake?.();
      return { count, mailConfigured: process.mailConfigured };
    }
    case "delete":
      return { count: await operations.delete(String(command.email)) };
    default:
      throw new Error(`unknown command ${command.op}`);
  }
}
