import { color, settings } from "@maloca/catalog";
import { html } from "hono/html";
import { HOUR_MS, MINUTE_MS } from "../durations";
import { shortMoment } from "../moments";
import type { Database } from "../storage/database";
import { type Mail, type MailedLead, subjectLine } from "./mail";
import { mailPage, mailTitle } from "./mail-page";

/** After so many mails in an hour, the team gets lists. */
export const SINGLE_MAILS_AN_HOUR = 30;

/** Leads of one list, and how long the next waits for company unless it is full. */
export const LEADS_A_LIST = 200;
export const LIST_EVERY_MS = 10 * MINUTE_MS;

export interface Flood {
  /** Leads that are told of in one mail; 1 outside a flood. */
  most: number;
  /** A smaller list waits until then. */
  fullBefore: Date | null;
}

/** Whether leads come so fast that one mail for each would bury the mailbox. */
export async function measureFlood(
  database: Database,
  now: Date,
  most = SINGLE_MAILS_AN_HOUR,
): Promise<Flood> {
  const sent = await database.query<{ sent_at: Date }>(
    `select sent_at from maloca.outbox
     where audience = 'team' and sent_at is not null and sent_at > $1
     order by sent_at desc limit ${most}`,
    [new Date(now.getTime() - HOUR_MS)],
  );
  const [last] = sent;
  if (!last || sent.length < most) return { most: 1, fullBefore: null };
  return { most: LEADS_A_LIST, fullBefore: new Date(last.sent_at.getTime() + LIST_EVERY_MS) };
}

/** One mail about many leads, which `show` and the site's reference lead to. */
export function writeList(leads: readonly MailedLead[]): Mail {
  const rows = leads.map((lead) => ({
    title: lead.quarantine ? `[Por revisar] ${lead.kind.title}` : lead.kind.title,
    about: lead.kind.about(lead.request),
    reference: lead.reference,
    at: shortMoment(lead.createdAt),
  }));
  const first = rows[0]?.reference ?? "";
  const title = `${leads.length} solicitudes nuevas`;
  const lead = "Llegan muchas a la vez, así que van en una lista. Cada una está guardada.";
  return {
    to: null,
    messageId: (leads[0]?.messageId ?? "").replace("@", ".list@"),
    subject: subjectLine(`${title} (desde ${first})`),
    text: [
      title,
      "",
      lead,
      "",
      ...rows.map((row) => `${row.at} · ${row.title}: ${row.about} (${row.reference})`),
      "",
      `Guardadas en ${settings.brand}.`,
      "",
    ].join("\n"),
    html: mailPage(
      title,
      html`${mailTitle(title)}<p>${lead}</p>
${rows.map((row) => html`<p class="line" style="margin:0;padding:6px 0;border-bottom:1px solid ${color.line};overflow-wrap:anywhere"><span class="soft" style="font-size:14px;color:${color.inkSoft}">${row.at} · ${row.reference}</span><br><strong>${row.title}</strong><br>${row.about}</p>`)}`,
      [],
    ),
    replyTo: null,
  };
}
