import { settings } from "@maloca/catalog";
import { html } from "hono/html";
import type { Database } from "../storage/database";
import { type Mail, type MailedLead, subjectLine } from "./mail";

const HOUR_MS = 60 * 60_000;

/** After so many mails in an hour, the team gets lists. */
export const SINGLE_MAILS_AN_HOUR = 30;

/** Leads of one list, and how long the next waits for company unless it is full. */
export const LEADS_A_LIST = 200;
export const LIST_EVERY_MS = 10 * 60_000;

export interface Flood {
  /** Leads that are told of in one mail; 1 outside a flood. */
  most: number;
  /** A smaller list waits until then. */
  fullBefore: Date | null;
}

/** Whether leads come so fast that one mail for each would bury the mailbox. */
export async function measureFlood(database: Database, now: Date): Promise<Flood> {
  const sent = await database.query<{ sent_at: Date }>(
    `select sent_at from maloca.outbox
     where audience = 'team' and sent_at is not null and sent_at > $1
     order by sent_at desc limit ${SINGLE_MAILS_AN_HOUR}`,
    [new Date(now.getTime() - HOUR_MS)],
  );
  const [last] = sent;
  if (!last || sent.length < SINGLE_MAILS_AN_HOUR) return { most: 1, fullBefore: null };
  return { most: LEADS_A_LIST, fullBefore: new Date(last.sent_at.getTime() + LIST_EVERY_MS) };
}

const hour = new Intl.DateTimeFormat("es-CO", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: "America/Bogota",
});

/** One mail about many leads, which `show` and the site's reference lead to. */
export function writeList(leads: readonly MailedLead[]): Mail {
  const rows = leads.map((lead) => ({
    title: lead.suspectedSpam ? `[Por revisar] ${lead.kind.title}` : lead.kind.title,
    about: lead.kind.about(lead.request),
    reference: lead.reference,
    at: hour.format(lead.createdAt),
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
    html: html`<!doctype html><html lang="es"><meta charset="utf-8">
<title>${title}</title><h1>${title}</h1><p>${lead}</p>
<table cellpadding="6">${rows.map(
      (row) =>
        html`<tr><td valign="top">${row.at}</td><td><b>${row.title}</b><br>${row.about}<br>${row.reference}</td></tr>`,
    )}</table></html>`.toString(),
    replyTo: null,
  };
}
