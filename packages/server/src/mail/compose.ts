import { settings } from "@maloca/catalog";
import { type Fields, leadKinds } from "../leads/lead-kinds";
import { linkPurposes, linksOf } from "../leads/links";
import { shown } from "../leads/shown-text";
import type { Database } from "../storage/database";
import { isTeam } from "./audiences";
import { STALE_MS, writeConfirmation } from "./confirmation";
import { type Mail, type MailedLead, plausibleAddress } from "./mail";
import { writeNotification } from "./notification";
import type { Leased } from "./queue";
import { countConfirmation } from "./recipients";
import { writeSubscriptionMail } from "./subscription";

/** A stored lead with its request, as people are shown it; undefined if it was deleted meanwhile. */
export async function readMailedLead(
  database: Database,
  row: Omit<Leased, "attempts" | "leased_until">,
): Promise<MailedLead | undefined> {
  const kind = leadKinds[row.kind];
  const [found] = await database.query<{ request: Fields }>(
    `select to_jsonb(r) - 'lead_id' as request from maloca.${kind.table} r where lead_id = $1`,
    [row.lead_id],
  );
  if (!found) return;
  const { consent_version: version, consent_at: at } = row;
  return {
    kind,
    request: shown(found.request),
    reference: row.reference,
    partner: shown(row.partner),
    language: row.language,
    source: shown(row.source),
    metadata: shown(row.metadata),
    consent: version !== null && at ? { version, at } : null,
    createdAt: row.created_at,
    quarantine: row.quarantine,
    links: await linksOf(row.link_key, row.reference, linkPurposes),
    // The same for one member of the team as for all, so that a mailbox recognises a repetition.
    messageId: `<${row.lead_id}.${row.audience.replace(/:.*/, "")}@${new URL(settings.siteUrl).hostname}>`,
  };
}

/** The mail of a row; undefined if none must be sent. */
export async function compose(
  database: Database,
  row: Leased,
  now: Date,
): Promise<Mail | undefined> {
  const lead = await readMailedLead(database, row);
  if (!lead) return;
  if (isTeam(row.audience)) return writeNotification(lead);
  const address = plausibleAddress(lead.request);
  // A confirmation of something long past would only confuse.
  if (!address || now.getTime() - row.created_at.getTime() > STALE_MS) return;
  if (!(await countConfirmation(database, row, address, now))) return;
  return row.kind === "newsletter" ? writeSubscriptionMail(lead) : writeConfirmation(lead);
}
