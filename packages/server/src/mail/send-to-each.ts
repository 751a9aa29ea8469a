import { isOutage } from "../mail-failures";
import type { Refusal, Send } from "./mail";

/**
 * Wraps `send`: a mail to the team is sent to each member separately, so that a mailbox that is slow or refuses holds up
 * nobody else's.
 */
export function sendToEach(send: Send): Send {
  const { team = [] } = send;
  const each: Send = async (mail) => {
    const recipients = mail.only === undefined ? team : [mail.only];
    if (mail.to !== null || recipients.length < 2) return (await send(mail)) ?? [];
    // In parallel, so that all of them take no longer than one.
    const tried = await Promise.all(
      recipients.map(async (address): Promise<Refusal[]> => {
        try {
          await send({ ...mail, only: address });
          return [];
        } catch (error) {
          return [{ address, error }];
        }
      }),
    );
    const refusals = tried.flat();
    const [first] = refusals;
    if (!first || refusals.length < recipients.length) return refusals;
    throw (refusals.find(({ error }) => isOutage(error)) ?? first).error;
  };
  return Object.assign(each, { team, close: () => send.close?.() });
}
