import { color } from "@maloca/catalog";
import { html } from "hono/html";
import type { Html } from "../html";
import { textOf } from "../leads/lead-kinds";
import type { MailedLead } from "./mail";
import { linkLine, mailLink } from "./mail-page";
import { answeredLink, waysToReach } from "./reach";

/**
 * The leads of one mail, for its text part and its HTML part, each with links to answer it.
 * @param noteOf when it came, or since when it waits.
 */
export function leadEntries(
  leads: readonly MailedLead[],
  noteOf: (lead: MailedLead) => string,
): { text: string; html: Html[] } {
  const entries = leads.map((lead) => {
    const { kind, request, reference, quarantine } = lead;
    const title = `${quarantine ? "[Por revisar] " : ""}${kind.names[0]}: ${kind.about(request)}`;
    const note = noteOf(lead);
    const phone = textOf(request.phone);
    const ways = [...waysToReach(lead), ...answeredLink(lead)];
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
