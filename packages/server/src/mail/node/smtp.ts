import { createTransport } from "nodemailer";
import type { Send } from "../outbox";

/** After so long without an answer the mail is tried again later. */
const SILENCE_MS = 20_000;

/**
 * Sends through the SMTP server of a URL, from the team's address, to the team or a visitor. A server
 * that says nothing for `silence` milliseconds has not taken the mail.
 */
export function createSmtp(url: string, to: string, from: string, silence = SILENCE_MS): Send {
  const transport = createTransport({
    url,
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    const { to: visitor } = mail;
    await transport.sendMail({
      to: visitor === null ? to : { name: "", address: visitor },
      from,
      messageId: mail.messageId,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      ...(mail.replyTo && { replyTo: { name: "", address: mail.replyTo } }),
      // So that an out-of-office reply is not sent back.
      ...(visitor !== null && { replyTo: to, headers: { "Auto-Submitted": "auto-replied" } }),
    });
  };
}
