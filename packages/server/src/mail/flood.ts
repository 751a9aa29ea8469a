import { color, settings } from "@maloca/catalog";
import { html } from "hono/html";
import type { Audience } from "../deliveries/queue";
import { HOUR_MS, MINUTE_MS } from "../durations";
import type { Html } from "../html";
import { leadKinds, textOf } from "../leads/lead-kinds";
import { shortMoment } from "../moments";
import type { Database } from "../storage/database";
import type { Mail, MailedLead } from "./mail";
import { linkLine, mailLink, writeMail } from "./mail-page";
import { leadPageLink, teamPageLink, waysToReach } from "./reach";

/** After so many mails in an hour the team gets lists of leads. */
export const SINGLE_MAILS_AN_HOUR = 30;

/** Leads in one list. Gmail hides the rest of a mail after 102 kB. */
export const LEADS_A_LIST = 75;

/** How long the next list waits for more leads, unless it is full. */
export const LIST_EVERY_MS = 10 * MINUTE_MS;

/**
 * Whether leads come so fast that a member of the team gets lists instead of single mails. `most`: leads in one mail, 1
 * outside a flood; `fullBefore`: until then only a full list is sent.
 */
export async function measureFlood(
  database: Database,
  audience: Audience,
  now: Date,
  most = SINGLE_MAILS_AN_HOUR,
) {
  const sent = await database.query<{ sent_at: Date }>(
    `select sent_at from maloca.outbox
     where audience = $3 and audience like 'team:%' and sent_at is not null and sent_at > $1 and sent_at <= $2
     order by audience desc, sent_at desc limit ${most}`,
    // What was sent under a clock that was ahead is no flood: it would last until then.
    [new Date(now.getTime() - HOUR_MS), now, audience],
  );
  const [last] = sent;
  if (!last || sent.length < most) return { most: 1, fullBefore: null };
  return { most: LEADS_A_LIST, fullBefore: new Date(last.sent_at.getTime() + LIST_EVERY_MS) };
}

/** One mail about many leads, each with links to reach its visitor. */
export function writeList(leads: readonly MailedLead[]): Mail {
  const entries = leadEntries(leads, ({ createdAt }) => shortMoment(createdAt));
  const { reference = "", messageId = "" } = leads[0] ?? {};
  const title = `${leads.length} solicitudes nuevas`;
  const lead = "Llegan muchas a la vez, así que van en una lista. Cada una está guardada.";
  const page = teamPageLink();
  return writeMail({
    messageId: messageId.replace("@", ".list@"),
    subject: `${title} (desde ${reference})`,
    title,
    paragraphs: [title, lead, entries.text, linkLine(page), `Guardadas en ${settings.brand}.`],
    content: html`<p>${lead}</p>
${entries.html}
<p>${mailLink(page)}</p>`,
  });
}

/**
 * The leads of one mail, for its text part and its HTML part, each with links to reach its visitor.
 * @param noteOf when it came, or since when it waits.
 */
export function leadEntries(
  leads: readonly MailedLead[],
  noteOf: (lead: MailedLead) => string,
): { text: string; html: Html[] } {
  const entries = leads.map((lead) => {
    const { reference, quarantine } = lead;
    const kind = leadKinds[lead.kind];
    const title = `${quarantine ? "[Por revisar] " : ""}${kind.names[0]}: ${kind.about(lead)}`;
    const note = noteOf(lead);
    const phone = textOf(lead.phone);
    const ways = [...waysToReach(lead), leadPageLink(lead)];
    return {
      text: [
        `${title} (${reference}), ${note}`,
        ...(phone ? [`Teléfono: ${phone}`] : []),
        ...ways.map(linkLine),
      ].join("\n"),
      html: html`<p class="line" style="margin:0;padding:10px 0;border-bottom:1px solid ${color.line};overflow-wrap:anywhere"><strong>${title}</strong><br><span class="soft" style="font-size:14px;color:${color.inkSoft}">${reference} · ${note}${phone && ` · ${phone}`}</span><br>${ways.map((way) => html`${mailLink(way)} &nbsp; &nbsp; `)}</p>`,
    };
  });
  return {
    text: entries.map(({ text }) => text).join("\n\n"),
    html: entries.map(({ html }) => html),
  };
}
