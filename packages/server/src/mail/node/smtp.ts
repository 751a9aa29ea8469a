import { settings } from "@maloca/catalog";
import { createTransport, type Transporter } from "nodemailer";
import { isPlaceholder } from "../../placeholders";
import type { Send } from "../outbox";

/** After so long without an answer the mail is tried again later. */
const SILENCE_MS = 20_000;

/** Connections that are kept open while there are mails to send. */
const CONNECTIONS = 4;

export interface SmtpOptions {
  /** A server that says nothing for so many milliseconds has not taken the mail. */
  silence?: number;
  /** Where a visitor's answer goes: one public address, and not the team's own. None: the sender's. */
  publicAddress?: string;
}

/** Sends through the SMTP server of a URL, from the team's address, to the team or a visitor. */
export function createSmtp(url: string, to: string, from: string, options: SmtpOptions = {}): Send {
  const { silence = SILENCE_MS } = options;
  const { publicAddress = isPlaceholder(settings.email) ? undefined : settings.email } = options;
  const open = () =>
    createTransport({
      url,
      pool: true,
      maxConnections: CONNECTIONS,
      connectionTimeout: silence,
      greetingTimeout: silence,
      socketTimeout: silence,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  let transport: Transporter | undefined;
  let underWay = 0;
  let closing = false;
  const closeIdle = () => {
    if (underWay) return;
    transport?.close();
    transport = undefined;
    closing = false;
  };

  const send: Send = async (mail) => {
    const { to: visitor } = mail;
    const answersTo = visitor === null ? mail.replyTo : publicAddress;
    transport ??= open();
    underWay++;
    const sent = transport.sendMail({
      to: visitor === null ? to : { name: "", address: visitor },
      from,
      messageId: mail.messageId,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      ...(answersTo && { replyTo: { name: "", address: answersTo } }),
      // So that an out-of-office reply is not sent back.
      ...(visitor !== null && {
        headers: {
          "Auto-Submitted": "auto-replied",
          ...(mail.unsubscribe && {
            "List-Unsubscribe": `<${mail.unsubscribe}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          }),
        },
      }),
    });
    try {
      await sent;
    } finally {
      underWay--;
      if (closing) closeIdle();
    }
  };
  return Object.assign(send, {
    close() {
      closing = true;
      closeIdle();
    },
  });
}

/** Connects and logs in as a mail would, and sends none. Rejects with the mail server's reason. */
export async function verifySmtp(url: string, silence = SILENCE_MS): Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
