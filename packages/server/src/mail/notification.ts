import { color, settings, sourceKeys } from "@maloca/catalog";
import { html } from "hono/html";
import { nameOfLanguage } from "../leads/languages";
import { leadKinds, sourceLabels, textOf } from "../leads/lead-kinds";
import { labelled } from "../leads/shown-text";
import { spamWords } from "../leads/spam";
import { longMoment } from "../moments";
import { type Mail, type MailedLead, plausibleAddress } from "./mail";
import { linkLine, mailButtons, mailLink, mailTitle, writeMail } from "./mail-page";
import { leadPageLink, teamPageLink, waysToReach } from "./reach";

/**
 * The team's mail about a lead, in Spanish, with Colombian time. Its answer goes to the visitor, often with all of it
 * quoted: so nothing in it may open anything to them.
 */
export function writeNotification(lead: MailedLead): Mail {
  const { reference, quarantine } = lead;
  const kind = leadKinds[lead.kind];
  const about = kind.about(lead);
  const title = quarantine ? `[Por revisar] ${kind.title}` : kind.title;
  const reason = quarantine && spamWords[quarantine].reason;
  const rows = rowsOf(lead).filter(([, value]) => value);
  const reaches = waysToReach(lead);
  const pages = [leadPageLink(lead), teamPageLink()];
  return writeMail({
    messageId: lead.messageId,
    subject: `${title}: ${about} (${reference})`,
    replyTo: plausibleAddress(lead),
    title,
    paragraphs: [
      reason ? `${title}\n${reason}` : title,
      rows.map(([label, value]) => labelled(label, value)).join("\n"),
      reaches.map(linkLine).join("\n"),
      pages.map(linkLine).join("\n"),
      `Guardada en ${settings.brand}.`,
    ],
    heading: html`<p class="soft" style="margin:0 0 4px;color:${color.inkSoft}">${title}</p>
${mailTitle(about)}`,
    content: html`
${reason && html`<p>${reason}</p>`}
${reaches.length > 0 && mailButtons(reaches)}
<div style="padding-top:8px"></div>
${rows.map(
  ([label, value]) =>
    html`<p class="line" style="margin:0;padding:6px 0;border-bottom:1px solid ${color.line};overflow-wrap:anywhere"><span class="soft" style="font-size:14px;color:${color.inkSoft}">${label}</span><br>${withBreaks(value)}</p>`,
)}
<p style="margin:20px 0 0">${pages.map((each) => html`${mailLink(each)} &nbsp; &nbsp; &nbsp; `)}</p>`,
    foot: ["Guardada. Si respondes este correo, le llega a quien preguntó."],
  });
}

function rowsOf(lead: MailedLead): [label: string, value: string][] {
  const { source, consent } = lead;
  return [
    ...Object.entries(leadKinds[lead.kind].columns).map(([column, label]): [string, string] => [
      label,
      textOf(lead[column]),
    ]),
    ["Idioma", nameOfLanguage(lead.language)],
    ["Sitio aliado", lead.partner ?? ""],
    ...Object.entries(lead.metadata ?? {}).map(([name, value]): [string, string] => [
      `Dato: ${name}`,
      value,
    ]),
    ...sourceKeys.map((key): [string, string] => [sourceLabels[key], source?.[key] ?? ""]),
    [
      "Autorización de datos",
      consent ? `texto ${consent.version}, ${longMoment(consent.at)}` : "sin registro",
    ],
    ["Recibida", longMoment(lead.createdAt)],
    ["Referencia", lead.reference],
  ];
}

/** A text of several lines is shown as a quotation, with a bar at its left. */
function withBreaks(text: string) {
  const lines = text.split("\n").map((line, index) => (index ? html`<br>${line}` : line));
  return lines.length < 2
    ? lines
    : html`<span class="line" style="display:block;padding-left:12px;border-left:3px solid ${color.line}">${lines}</span>`;
}
