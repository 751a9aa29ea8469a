import { type KindName, kindNames } from "../kinds";
import type { ListedPage, Operations } from "../operations";
import { type Measure, measures } from "../operator/stats";
import type { Unsent } from "../unsent";
import type { Command } from "./control";

/** Whether mails can go out. Of a shared database another process may send them: then it is unknown. */
export type Mailing = "set" | "missing" | "unknown";

/** A page of the list, and whether its mails can go out. */
export interface List extends ListedPage {
  mailing: Mailing;
}

/** Whether mails go out: those that did not, and why. */
export interface Findings extends Unsent {
  mailing: Mailing;
}

/** Runs an operator's command, here or for another process. The result is plain JSON. */
export async function runCommand(
  operations: Operations,
  command: Command,
  process: { mailing: Mailing; wake?: () => void },
): Promise<unknown> {
  const { mailing } = process;
  const after = typeof command.after === "string" ? command.after : null;
  switch (command.op) {
    case "list": {
      const kind = kindNames.find((name): name is KindName => name === command.kind);
      return { ...(await operations.listPage(after, kind)), mailing } satisfies List;
    }
    case "show":
      return operations.show(String(command.reference));
    case "stats": {
      const by = measures.find((name): name is Measure => name === command.by);
      return operations.stats(by ?? "kind");
    }
    case "delays":
      return operations.delays();
    case "doctor":
      return { ...(await operations.unsent()), mailing } satisfies Findings;
    case "retry": {
      const count = await operations.retry();
      process.wake?.();
      return { count, mailing };
    }
    case "person":
      return operations.person(String(command.email));
    case "delete":
      return operations.delete(String(command.email));
    case "rows":
      return operations.rows(after);
    case "counts":
      return operations.counts();
    case "schema":
      return operations.schema();
    default:
      throw new Error(`unknown command ${command.op}`);
  }
}
