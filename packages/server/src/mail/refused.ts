import { audienceOfMember } from "../deliveries/queue";
import { LATE_MAIL_MS, oldestMissed } from "../leads/unsent-mails";
import { START } from "../leads-command";
import { describe } from "../mail-failures";
import { judge } from "../mail-replies";
import type { Session } from "../storage/database";
import { digest } from "../storage/digest";
import { addNotice } from "./notices";

/**
 * Tells the others of a member whose mailbox refuses what they get, once until it works again: at once where the answer
 * will last, and after two hours where it was a temporary one. An outage says nothing about a mailbox.
 */
export async function announceRefusal(
  session: Session,
  { address, error }: { address: string; error: unknown },
  now: Date,
): Promise<void> {
  const { blame, lasting } = judge(error);
  if (blame === "server") return;
  const oldest = await oldestMissed(session, audienceOfMember(address));
  if (!oldest || (!lasting && now.getTime() - oldest.getTime() < LATE_MAIL_MS)) return;
  await addNotice(session, now, {
    // Its oldest mail stays the same until all of them go out.
    id: `refused:${await digest(address)}:${oldest.getTime()}`,
    subject: `${address} no recibe los correos`,
    body: `El servidor de correo no los acepta para ${address} (${describe(error)}). Los demás sí los reciben. Lo que le falta se le sigue enviando cerca de una semana; cuando su buzón funcione de nuevo, le llega todo. Quien instaló el servidor lo revisa con: ${START} doctor`,
  });
}
