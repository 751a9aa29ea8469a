import { settings } from "@maloca/catalog";
import { html } from "hono/html";
import { textOf } from "../leads/lead-kinds";
import { type Mail, type MailedLead, plausibleAddress, subjectLine } from "./mail";

const moment = new Intl.DateTimeFormat("es-CO", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "America/Bogota",
});

/** The team's mail about a lead, in Spanish, with Colombian time. */
export function writeNotification(lead: MailedLead): Mail {
  const { kind, request, reference } = lead;
  const title = lead.suspectedSpam ? `[Por revisar] ${kind.title}` : kind.title;
  const rows: [label: string, value: string][] = [
    ...Object.entries(kind.columns).map(([column, label]): [string, string] => [
      label,
      textOf(request[column]),
    ]),
    ["Sitio aliado", lead.partner ?? ""],
    ["Recibida", moment.format(lead.createdAt)],
    ["Referencia", reference],
  ];
  const filled = rows.filter(([, value]) => value);
  return {
    to: null,
    messageId: lead.messageId,
    subject: subjectLine(`${title}: ${kind.about(request)} (${reference})`),
    text: [
      title,
      "",
      ...filled.map(([label, value]) => `${label}: ${value}`),
      "",
      `Guardada en ${settings.brand}.`,
      "",
    ].join("\n"),
    html: page(title, filled),
    replyTo: plausibleAddress(request),
  };
}

const page = (title: string, rows: [string, string][]) =>
  html`<!doctype html><html lang="es"><meta charset="utf-8">
<title>${title}</title><h1>${title}</h1>
<table cellpadding="6">${rows.map(
    ([label, value]) =>
      html`<tr><th align="left" valign="top">${label}</th><td>${withBreaks(value)}</td></tr>`,
  )}</table></html>`.toString();

const withBreaks = (text: string) =>
  text.split("\n").map((line, index) => (index ? html`<br>${line}` : line));
