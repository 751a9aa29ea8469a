import { createTransport } from "nodemailer";
import type { Send } from "../outbox";

/** A mail server that keeps silent for this long is tried again later. */
const SILENCE_MS = 20_000;

/** Sends through the SMTP server of a URL, to and from the team's addresses. */
export function createSmtp(url: string, to: string, from: string): Send {
  const transport = createTransport({
    url,
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    await transport.sendMail({
      to,
      from,
      messageId: mail.messageId,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      ...(mail.replyTo ? { replyTo: { name: "", address: mail.replyTo } } : {}),
    });
  };
}
