import { settings } from "@maloca/catalog";
import type { Leased } from "../deliveries/queue";
import { daysBefore } from "../durations";
import { type LeadRow, leadOf } from "../leads/lead-row";
import { linkPurposes, linksOf } from "../leads/links";
import { shown } from "../leads/shown-text";
import type { Database } from "../storage/database";
import { digest } from "../storage/digest";
import { STALE_MS, writeConfirmation, writeSubscriptionMail } from "./confirmation";
import { writeList } from "./flood";
import { type Mail, type MailedLead, plausibleAddress } from "./mail";
import { mailboxOf } from "./mailbox";
import { writeNotification } from "./notification";

/** A leased row's lead as people are shown it. */
export async function mailedLead(
  row: LeadRow & Pick<Leased, "lead_id" | "link_key">,
  to: "team" | "visitor" = "team",
): Promise<MailedLead> {
  return {
    ...shown(leadOf(row)),
    links: await linksOf(row.link_key, row.reference, linkPurposes),
    // The same for each of the team, so that a mailbox recognises a repetition, and programs the same mail.
    messageId: `<${row.lead_id}.${to}@${new URL(settings.siteUrl).hostname}>`,
  };
}

/** The mail of a visitor's row; undefined if none must be sent. */
export async function composeConfirmation(
  database: Database,
  row: Leased,
  now: Date,
): Promise<Mail | undefined> {
  const lead = await mailedLead(row, "visitor");
  const address = plausibleAddress(lead);
  // A confirmation of something long past would only confuse.
  if (!address || now.getTime() - Date.parse(lead.createdAt) > STALE_MS) return;
  if (!(await countConfirmation(database, row, address, now))) return;
  return lead.kind === "newsletter" ? writeSubscriptionMail(lead) : writeConfirmation(lead);
}

/** The mail of rows of a member of the team: a list, if they are several. */
export async function composeForTeam(rows: readonly Leased[]): Promise<Mail> {
  const leads = await Promise.all(rows.map((row) => mailedLead(row)));
  const [only] = leads;
  // Of a flood in the order of their coming, whatever the database's plan.
  return only && leads.length === 1
    ? writeNotification(only)
    : writeList(leads.sort((a, b) => a.createdAt.localeCompare(b.createdAt)));
}

/** How many confirmations one mailbox gets in so many days. */
export const MOST_CONFIRMATIONS = [
  { days: 1, most: 3 },
  { days: 7, most: 6 },
] as const;

/** The same for all mailboxes at a domain that may have one owner, who gets what is sent to any name at it. */
export const MOST_AT_DOMAIN = [
  { days: 1, most: 10 },
  { days: 7, most: 30 },
] as const;

/**
 * Whether this mailbox may get another confirmation; if so, counts it. A form must not flood a third party. A
 * lock makes concurrent calls count one after the other.
 */
async function countConfirmation(
  database: Database,
  row: Leased,
  address: string,
  now: Date,
): Promise<boolean> {
  const { mailbox, domain } = mailboxOf(address);
  const recipient = await digest(mailbox);
  const owner = domain && (await digest(domain));
  return database.tx(async (session) => {
    await session.query("select pg_advisory_xact_lock(hashtextextended($1, 747562021))", [
      owner ?? recipient,
    ]);
    const isFull = async (column: string, value: string, days: number, most: number) => {
      const counted = await session.query(
        `select 1 as one from maloca.outbox where ${column} = $1 and counted_at > $2 and counted_at <= $5
           and (lead_id, audience) <> ($3, $4) limit ${most}`,
        [value, daysBefore(now, days), row.lead_id, row.audience, now],
      );
      return counted.length >= most;
    };
    for (const { days, most } of MOST_CONFIRMATIONS)
      if (await isFull("recipient", recipient, days, most)) return false;
    if (owner)
      for (const { days, most } of MOST_AT_DOMAIN)
        if (await isFull("recipient_domain", owner, days, most)) return false;
    await session.query(
      `update maloca.outbox set recipient = $1, recipient_domain = $5, counted_at = $2
       where lead_id = $3 and audience = $4`,
      [recipient, now, row.lead_id, row.audience, owner],
    );
    return true;
  });
}
