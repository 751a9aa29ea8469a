import { color, settings } from "@maloca/catalog";
import { html } from "hono/html";
import { textOf } from "../leads/lead-kinds";
import { type Mail, type MailedLead, plausibleAddress, subjectLine } from "./mail";

/** Older than this, a confirmation would only puzzle. Longer than a mail server is ever down. */
export const STALE_MS = 7 * 24 * 60 * 60_000;

/** Of one kind, to one address, in a day. */
export const MOST_CONFIRMATIONS = 3;

/** A name and no message: whoever types another's address must not choose what is sent there. */
const NAME = /^[\p{L}\p{M} '’.-]{1,60}$/u;

/** What a visitor is told to do with the reference; the page that answers a form says it too. */
export const keepReference = "Guárdala: con ella te encontramos más rápido.";
const notYou = "Si no fuiste tú, no tienes que hacer nada.";

/** What the visitor gets: that it arrived and under which reference, and nothing that was typed but a name. */
export function writeConfirmation({ kind, request, reference, messageId }: MailedLead): Mail {
  const { sent } = kind.notices;
  const name = textOf(request.name || request.first_name);
  // A dot with a letter behind it reads as a link in many mail clients.
  const greeting = NAME.test(name) && !/\.\S/.test(name) ? `Hola, ${name}:` : "Hola:";
  const contact = `${settings.email} · ${settings.phone} · ${settings.supportHours}`;
  const legal = `${settings.legalName} · NIT ${settings.nit} · RNT ${settings.rnt}`;
  return {
    to: plausibleAddress(request),
    messageId,
    subject: subjectLine(`${settings.brand}: ${kind.title.toLowerCase()} (${reference})`),
    text: [
      greeting,
      "",
      `${sent.title} ${sent.text}`,
      "",
      `Tu referencia: ${reference}`,
      keepReference,
      "",
      notYou,
      "",
      settings.brand,
      contact,
      legal,
      "",
    ].join("\n"),
    html: html`<!doctype html><html lang="es"><meta charset="utf-8">
<title>${sent.title}</title>
<body style="margin:0;padding:24px;background:${color.paper};color:${color.ink};font:17px/1.5 sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:${color.card};border-top:8px solid ${color.forest}">
<h1 style="margin:0 0 16px;font:600 28px/1.2 Georgia,serif">${sent.title}</h1>
<p>${greeting}</p><p>${sent.text}</p>
<p>Tu referencia:<br><strong style="font-size:24px">${reference}</strong><br>${keepReference}</p>
<p style="color:${color.inkSoft}">${notYou}</p>
<p style="color:${color.inkSoft};font-size:14px">${settings.brand}<br>${contact}<br>${legal}</p>
</div></body></html>`.toString(),
    replyTo: null,
  };
}
