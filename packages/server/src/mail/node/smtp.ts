import { domainToASCII } from "node:url";
import { settings } from "@maloca/catalog";
import { createTransport, type Transporter } from "nodemailer";
import addressparser from "nodemailer/lib/addressparser";
import { SECOND_MS } from "../../durations";
import { isPlaceholder } from "../../placeholders";
import { DELIVERY_MS, type MailServer, type Send } from "../mail";
import { mailboxOf } from "../mailbox";

/** After so long without an answer the mail is tried again later. */
const SILENCE_MS = 20 * SECOND_MS;

export interface SmtpOptions {
  /** Milliseconds without an answer, after which the mail counts as not sent. */
  silence?: number;
  /** Milliseconds for a whole mail. */
  most?: number;
  /** Where a visitor's reply goes: a public address. Without it, to the sender's address. */
  publicAddress?: string;
}

const limits = (silence: number) => ({
  dnsTimeout: silence,
  connectionTimeout: silence,
  greetingTimeout: silence,
  socketTimeout: silence,
});

/** An address with an ASCII domain, as in SMTP. */
const inAscii = (address: string) =>
  address.replace(/[^@]+$/, (domain) => domainToASCII(domain) || domain);

/** How many connections are open at once: Microsoft 365 takes no more from one account. */
const CONNECTIONS = 3;

/** A list of addresses with each mailbox once, in whatever spellings it is written. */
function withoutRepetitions(list: string) {
  const known = new Set<string>();
  return addressparser(list, { flatten: true }).filter(({ address }) => {
    const { mailbox } = mailboxOf(address);
    return !known.has(mailbox) && known.add(mailbox);
  });
}

/** Sends through the SMTP server of a URL, from the team's address, to the team or a visitor. */
export function createSmtp(
  url: string,
  to: string,
  from: string,
  options: SmtpOptions = {},
): MailServer {
  const { silence = SILENCE_MS, most = DELIVERY_MS } = options;
  const own = () => (isPlaceholder(settings.email) ? undefined : settings.email);
  const recipients = withoutRepetitions(to);
  const team = recipients.map(({ address }) => inAscii(address));
  const [sender = ""] = withoutRepetitions(from).map(({ address }) => inAscii(address));
  /** Connections are kept open for the next mail. */
  let pool: Transporter | undefined;
  let underWay = 0;
  let closing = false;
  const closeIdle = () => {
    if (underWay) return;
    pool?.close();
    pool = undefined;
    closing = false;
  };

  const send: Send = async (mail, member) => {
    const { to: visitor } = mail;
    const answersTo = visitor === null ? mail.replyTo : (options.publicAddress ?? own());
    pool ??= createTransport({
      url,
      pool: true,
      maxConnections: CONNECTIONS,
      ...limits(silence),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const signal = AbortSignal.timeout(most);
    underWay++;
    try {
      await pool.sendMail({
        signal,
        to: visitor === null ? recipients : { name: "", address: visitor },
        ...(member !== undefined && { envelope: { from: sender, to: [member] } }),
        from,
        messageId: mail.messageId,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        ...(answersTo && { replyTo: { name: "", address: answersTo } }),
        // Out-of-office programs do not reply to such mails.
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
    } catch (error) {
      throw signal.aborted ? tooSlow(most) : error;
    } finally {
      underWay--;
      if (closing) closeIdle();
    }
  };
  const close = () => {
    closing = true;
    closeIdle();
  };
  return { send: Object.assign(send, { close }), team };
}

/** The error of a mail that took too long. The mail server may still take others. */
const tooSlow = (milliseconds: number) =>
  Object.assign(new Error(`no end after ${milliseconds / SECOND_MS} s`), { code: "ESLOW" });

/** Connects and logs in without sending a mail. Rejects with the mail server's reason. */
export async function verifySmtp(url: string, silence = SILENCE_MS): Promise<void> {
  const transport = createTransport({ url, ...limits(silence) });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(reject, DELIVERY_MS, tooSlow(DELIVERY_MS));
  });
  try {
    await Promise.race([transport.verify(), late]);
  } finally {
    clearTimeout(timer);
    transport.close();
  }
}
