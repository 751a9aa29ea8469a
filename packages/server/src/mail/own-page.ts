import { settings } from "@maloca/catalog";
import { TEAM_PATH, teamPagePath } from "../leads/team-page";
import type { Database } from "../storage/database";
import { isOutage } from "./failures";
import type { Mail } from "./mail";
import type { Refusal, Send } from "./send";

/** Stands in a mail for what differs between its recipients; a visitor cannot guess it. */
const RECIPIENT = crypto.randomUUID();

/** The address of the page of who waits, until {@link sendWithOwnPages} writes the recipient's own. */
export const waitingPage = () => `${settings.siteUrl}${TEAM_PATH}/${RECIPIENT}`;

export const WAITING_LABEL = "Ver quién espera";
export const seeWaiting = () => `${WAITING_LABEL}: ${waitingPage()}`;

/**
 * Sends a mail with a link to the page of who waits to each member of the team alone, since the link is theirs.
 * Other mails go as they are.
 */
export function sendWithOwnPages(
  send: Send,
  database: Database,
  clock: () => Date = () => new Date(),
): Send {
  async function sendAlone(mail: Mail, address: string, path: string): Promise<Refusal[]> {
    const own = (text: string) => text.replaceAll(waitingPage(), settings.siteUrl + path);
    try {
      await send({ ...mail, only: address, text: own(mail.text), html: own(mail.html) });
      return [];
    } catch (error) {
      return [{ address, error }];
    }
  }

  const { team = [] } = send;
  const sendToEach: Send = async (mail) => {
    if (!mail.text.includes(RECIPIENT)) return (await send(mail)) ?? [];
    const recipients = mail.only === undefined ? team : [mail.only];
    // Before the first is sent: if the database fails now, nobody has got the mail.
    const own = await Promise.all(
      recipients.map(async (address) => ({
        address,
        path: await teamPagePath(database, address, clock()),
      })),
    );
    // At once, so that all of them take no longer than one.
    const refused = await Promise.all(
      own.map(({ address, path }) => sendAlone(mail, address, path)),
    );
    const refusals = refused.flat();
    const [first] = refusals;
    if (!first || refusals.length < recipients.length) return refusals;
    throw (refusals.find(({ error }) => isOutage(error)) ?? first).error;
  };
  return Object.assign(sendToEach, { team, close: () => send.close?.() });
}
