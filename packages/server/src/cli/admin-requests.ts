import type { LeadAdmin, ListedPage } from "../leads/admin";
import { type LeadKindName, leadKindNames } from "../leads/lead-kinds";
import { type Measure, measures } from "../leads/stats";
import type { UnsentMails } from "../leads/unsent-mails";
import type { IpcRequest } from "../storage/node/ipc";

/** Whether mails can go out. Of a shared database another process may send them: then it is unknown. */
export type Mailing = "set" | "missing" | "unknown";

/** A page of the list, and whether its mails can go out. */
export interface List extends ListedPage {
  mailing: Mailing;
}

/** Whether mails go out: those that did not, and why. */
export interface Findings extends UnsentMails {
  mailing: Mailing;
}

/** Runs an operator's command, here or for another process. The result is plain JSON. */
export async function runAdminRequest(
  admin: LeadAdmin,
  command: IpcRequest,
  process: { mailing: Mailing; wake?: () => void },
): Promise<unknown> {
  const { mailing } = process;
  const after = typeof command.after === "string" ? command.after : null;
  switch (command.op) {
    case "list": {
      const kind = leadKindNames.find((name): name is LeadKindName => name === command.kind);
      return { ...(await admin.listPage(after, kind)), mailing } satisfies List;
    }
    case "show":
      return admin.show(String(command.reference));
    case "stats": {
      const by = measures.find((name): name is Measure => name === command.by);
      return admin.stats(by ?? "kind");
    }
    case "delays":
      return admin.delays();
    case "doctor":
      return { ...(await admin.unsent()), mailing } satisfies Findings;
    case "retry": {
      const count = await admin.retry();
      process.wake?.();
      return { count, mailing };
    }
    case "person":
      return admin.person(String(command.email));
    case "delete":
      return admin.delete(String(command.email));
    case "rows":
      return admin.rows(after);
    case "counts":
      return admin.counts();
    case "schema":
      return admin.schema();
    default:
      throw new Error(`unknown command ${command.op}`);
  }
}
