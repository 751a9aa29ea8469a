import { settings } from "@maloca/catalog";
import { html } from "hono/html";
import { type Fields, type LeadKind, textOf } from "../leads/lead-kinds";

/** A mail ready for the post. Headers hold one line each. */
export interface Mail {
  /** The visitor's address; null for the team. */
  to: string | null;
  messageId: string;
  subject: string;
  text: string;
  html: string;
  /** The visitor's address, when it can be one and nothing else. A visitor answers to the team. */
  replyTo: string | null;
}

/** A stored lead with what a mail says of it. */
export interface MailedLead {
  kind: LeadKind;
  request: Fields;
  reference: string;
  partner: string | null;
  createdAt: Date;
  /** Looks like a robot's. */
  suspectedSpam: boolean;
  messageId: string;
}

const SUBJECT_LENGTH = 150;
const ADDRESS_LENGTH = 254;

/** One plain address: nothing that a mail header could read as a list, a name or a comment. */
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i;

/** Characters that break a header, or turn the reading direction of a line. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu;

const moment = new Intl.DateTimeFormat("es-CO", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "America/Bogota",
});

/** The team's mail about a lead, in Spanish, with Colombian time. */
export function writeMail(lead: MailedLead): Mail {
  const { kind, request, reference } = lead;
  const title = lead.suspectedSpam ? `[Por revisar] ${kind.title}` : kind.title;
  const rows: [label: string, value: string][] = [
    ...Object.entries(kind.columns).map(
      ([column, label]) => [label, textOf(request[column])] as [string, string],
    ),
    ["Sitio aliado", lead.partner ?? ""],
    ["Recibida", moment.format(lead.createdAt)],
    ["Referencia", reference],
  ];
  const filled = rows.filter(([, value]) => value);
  return {
    to: null,
    messageId: lead.messageId,
    subject: oneLine(`${title}: ${kind.about(request)} (${reference})`),
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

/** The visitor's address, when it can be one and nothing else. */
export function plausibleAddress(request: Fields): string | null {
  const email = textOf(request.email);
  return email.length <= ADDRESS_LENGTH && ADDRESS.test(email) ? email : null;
}

export function oneLine(text: string): string {
  const characters = [...text.replace(UNSAFE, " ").trim()];
  return characters.length <= SUBJECT_LENGTH
    ? characters.join("")
    : `${characters.slice(0, SUBJECT_LENGTH - 1).join("")}…`;
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
