import { settings } from "@maloca/catalog";
import { TEAM_PATH, teamPagePath } from "../leads/team-page";
import type { Database } from "../storage/database";
import { isOutage } from "./failures";
import type { Mail, Refusal, Send } from "./mail";
import type { Reach } from "./reach";

/** Placeholder in a mail for the recipient's part of the link; random, so that no visitor can write it. */
const RECIPIENT = crypto.randomUUID();

/** The link to the team's page, with a placeholder that {@link sendWithTeamLinks} replaces for each recipient. */
export const teamPageLink = (): Reach => ({
  label: "Ver quién espera",
  link: `${settings.siteUrl}${TEAM_PATH}/${RECIPIENT}`,
});

/**
 * Wraps `send`: a mail that links to the team's page is sent to each member separately, with a personal link.
 * Other mails are sent unchanged.
 */
export function sendWithTeamLinks(
  send: Send,
  database: Database,
  clock: () => Date = () => new Date(),
): Send {
  async function sendAlone(mail: Mail, address: string, path: string): Promise<Refusal[]> {
    const withLink = (text: string) =>
      text.replaceAll(teamPageLink().link, settings.siteUrl + path);
    try {
      await send({ ...mail, only: address, text: withLink(mail.text), html: withLink(mail.html) });
      return [];
    } catch (error) {
      return [{ address, error }];
    }
  }

  const { team = [] } = send;
  const sendToEach: Send = async (mail) => {
    if (!mail.text.includes(RECIPIENT)) return (await send(mail)) ?? [];
    const recipients = mail.only === undefined ? team : [mail.only];
    // All links first: if the database fails now, nobody has got the mail yet.
    const links = await Promise.all(
      recipients.map(async (address) => ({
        address,
        path: await teamPagePath(database, address, clock()),
      })),
    );
    // In parallel, so that all of them take no longer than one.
    const refused = await Promise.all(
      links.map(({ address, path }) => sendAlone(mail, address, path)),
    );
    const refusals = refused.flat();
    const [first] = refusals;
    if (!first || refusals.length < recipients.length) return refusals;
    throw (refusals.find(({ error }) => isOutage(error)) ?? first).error;
  };
  return Object.assign(sendToEach, { team, close: () => send.close?.() });
}
