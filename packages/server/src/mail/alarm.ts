import { settings } from "@maloca/catalog";
import { html } from "hono/html";
import type { Mail, Send } from "./mail";

/** A mail to the team about the server itself, sent at once and not through the outbox. */
export const sendAlarm = (send: Send, title: string, lines: readonly string[], now: Date) =>
  send(writeAlarm(title, lines, now));

function writeAlarm(title: string, lines: readonly string[], now: Date): Mail {
  const host = new URL(settings.siteUrl).hostname;
  return {
    to: null,
    messageId: `<alarm.${now.getTime()}@${host}>`,
    subject: `${settings.brand}: ${title}`,
    text: [title, "", ...lines, ""].join("\n"),
    html: html`<!doctype html><html lang="es"><meta charset="utf-8">
<title>${title}</title><h1>${title}</h1>${lines.map((line) => html`<p>${line}</p>`)}</html>`.toString(),
    replyTo: null,
  };
}
