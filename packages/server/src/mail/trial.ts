import { explainMail } from "../smtp-refusals";
import type { MailServer } from "./mail";
import { sendTrial } from "./notices";

type Outcome = ReturnType<typeof explainMail> | null;

/**
 * Tries the way to a member of the team. Null where the mail server took the mail, else why not. A press that is repeated,
 * with the same id, sends no second mail and gets the same answer.
 */
export function createTrial(mails: MailServer) {
  let last: { id: string; outcome: Promise<Outcome> } | undefined;
  return (address: string, id: string): Promise<Outcome> => {
    if (last?.id !== id)
      last = { id, outcome: sendTrial(mails, address, id).then(() => null, explainMail) };
    return last.outcome;
  };
}
