import { color } from "@maloca/catalog";
import { html } from "hono/html";
import type { Html } from "../html";
import { textOf } from "../leads/lead-kinds";
import type { MailedLead } from "./mail";
import { mailLink } from "./mail-page";
import { answeredLink, type Reach, waysToReach } from "./reach";

/** A lead among others in one mail, with links to answer it. */
interface Entry {
  title: string;
  /** When it came, or since when it waits. */
  note: string;
  reference: string;
  phone: string;
  ways: Reach[];
}

const entryOf = (lead: MailedLead, note: string): Entry => ({
  title: `${lead.quarantine ? "[Por revisar] " : ""}${lead.kind.names[0]}: ${lead.kind.about(lead.request)}`,
  note,
  reference: lead.reference,
  phone: textOf(lead.request.phone),
  ways: [...waysToReach(lead), ...answeredLink(lead)],
});

const asText = ({ title, note, reference, phone, ways }: Entry) =>
  [
    `${title} (${reference}), ${note}`,
    ...(phone ? [`Teléfono: ${phone}`] : []),
    ...ways.map(({ label, link }) => `${label}: ${link}`),
  ].join("\n");

const asHtml = ({ title, note, reference, phone, ways }: Entry): Html =>
  html`<p class="line" style="margin:0;padding:10px 0;border-bottom:1px solid ${color.line};overflow-wrap:anywhere"><strong>${title}</strong><br><span class="soft" style="font-size:14px;color:${color.inkSoft}">${reference} · ${note}${phone && ` · ${phone}`}</span><br>${ways.map(({ link, label }) => html`${mailLink(link, label)} &nbsp; &nbsp; `)}</p>`;

/** The leads of one mail, for its text part and its HTML part. */
export function leadEntries(
  leads: readonly MailedLead[],
  noteOf: (lead: MailedLead) => string,
): { text: string; html: Html[] } {
  const entries = leads.map((lead) => entryOf(lead, noteOf(lead)));
  return { text: entries.map(asText).join("\n\n"), html: entries.map(asHtml) };
}
