import { domainToASCII } from "node:url";
import { settings } from "@maloca/catalog";
import { createTransport, type Transporter } from "nodemailer";
import addressparser from "nodemailer/lib/addressparser";
import { SECOND_MS } from "../../durations";
import { isPlaceholder } from "../../placeholders";
import { DELIVERY_MS, type Refusal, type Send } from "../mail";

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

/** The addresses of a list such as `Ana <ana@example.org>, b@example.org`, with ASCII domains as in SMTP. */
const addressesOf = (list: string): string[] =>
  addressparser(list, { flatten: true }).map(({ address }) =>
    address.replace(/[^@]+$/, (domain) => domainToASCII(domain) || domain),
  );

/** Sends through the SMTP server of a URL, from the team's address, to the team or a visitor. */
export function createSmtp(url: string, to: string, from: string, options: SmtpOptions = {}): Send {
  const { silence = SILENCE_MS, most = DELIVERY_MS } = options;
  const own = () => (isPlaceholder(settings.email) ? undefined : settings.email);
  const team = addressesOf(to);
  const [sender = ""] = addressesOf(from);
  /** A transport with one connection, kept open for the next mail. A slow one can be closed without the others. */
  const open = (): Transporter<Sent> =>
    createTransport({
      url,
      pool: true,
      maxConnections: 1,
      ...limits(silence),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  const idle: Transporter<Sent>[] = [];
  let underWay = 0;
  let closing = false;
  const closeIdle = () => {
    if (underWay) return;
    for (const transport of idle.splice(0)) transport.close();
    closing = false;
  };

  const send: Send = async (mail) => {
    const { to: visitor } = mail;
    const answersTo = visitor === null ? mail.replyTo : (options.publicAddress ?? own());
    const transport = idle.pop() ?? open();
    let kept = true;
    underWay++;
    try {
      const { rejectedErrors = [] }: Sent = await within(most, transport, {
        to: visitor === null ? to : { name: "", address: visitor },
        ...(mail.only !== undefined && { envelope: { from: sender, to: [mail.only] } }),
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
      return rejectedErrors.flatMap((error): Refusal[] =>
        error.recipient ? [{ address: error.recipient, error }] : [],
      );
    } catch (error) {
      kept = Object(error).code !== SLOW;
      throw error;
    } finally {
      if (kept) idle.push(transport);
      underWay--;
      if (closing) closeIdle();
    }
  };
  return Object.assign(send, {
    team,
    close() {
      closing = true;
      closeIdle();
    },
  });
}

/** The code of a mail that took too long. The mail server may still take others. */
const SLOW = "ESLOW";

type Message = Parameters<Transporter["sendMail"]>[0];
type Sent = { rejectedErrors?: (Error & { recipient?: string })[] };

/** Sends a mail, or closes its connection when the time is over. */
function within(most: number, transport: Transporter<Sent>, message: Message) {
  return new Promise<Sent>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(Object.assign(new Error(`no end after ${most / SECOND_MS} s`), { code: SLOW }));
      transport.close({ force: true });
    }, most);
    transport
      .sendMail(message)
      .then((info: Sent) => resolve(info), reject)
      .finally(() => clearTimeout(timer));
  });
}

/** Connects and logs in without sending a mail. Rejects with the mail server's reason. */
export async function verifySmtp(url: string, silence = SILENCE_MS): Promise<void> {
  const transport = createTransport({ url, ...limits(silence) });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(reject, DELIVERY_MS, Object.assign(new Error("too slow"), { code: SLOW }));
  });
  try {
    await Promise.race([transport.verify(), late]);
  } finally {
    clearTimeout(timer);
    transport.close();
  }
}
