import { isOutage } from "../mail-failures";
import type { Mail, MailServer } from "./mail";

/**
 * Sends a mail that is about no single lead to each of the team on its own. Rejects where it reached nobody, with the
 * mail server's failure if there was one.
 */
export async function sendToTeam({ send, team }: MailServer, mail: Mail): Promise<void> {
  const tried = await Promise.allSettled(team.map((member) => send(mail, member)));
  const errors = tried.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  if (errors.length && errors.length === team.length) throw errors.find(isOutage) ?? errors[0];
}
