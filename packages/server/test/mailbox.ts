import type { Socket } from "node:net";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import { listenOn, portOf } from "./ports";

export interface ReceivedMail {
  from: string;
  to: string[];
  /** The message as it came over the wire: headers, an empty line, the body. */
  raw: string;
}

/**
 * The answer to a mail: null accepts it, a status or a whole reply such as "554 relay denied" refuses it, and "drip"
 * sends an answer byte by byte that never ends.
 */
export type Answer = number | string | null;

/** The error that makes the server refuse with a reply. */
function refusal(reply: number | string, words: string): Error {
  const [, status, text] = /^(\d{3})\s*(.*)$/s.exec(String(reply)) ?? [];
  return Object.assign(new Error(text || words), { responseCode: Number(status) });
}

export type Mailbox = Awaited<ReturnType<typeof startMailbox>>;

interface MailboxOptions {
  /** With TLS from the first byte. */
  secure?: boolean;
  /** With STARTTLS, or with TLS if it is secure, and this certificate. */
  tls?: { key: string; cert: string };
}

/** A real SMTP server on loopback that keeps the mails. */
export async function startMailbox({ secure = false, tls }: MailboxOptions = {}) {
  const mails: ReceivedMail[] = [];
  let connected = 0;
  const mailbox = {
    mails,
    /** Whether a connection, counted from 0, is greeted. It is accepted in any case. */
    greets: (_connection: number) => true,
    /** The answer to each mail. */
    answer: (_mail: ReceivedMail): Answer => null,
    /** Recipients that are refused, each with a status or a reply; those of a domain under `@` with its name. */
    refused: {} as Readonly<Record<string, number | string>>,
    /** From now on each mail is refused so, e.g. with 451; null accepts again. */
    refuseWith(status: number | string | null) {
      mailbox.answer = () => status;
    },
    /** Ends the answers that drip: the mails are accepted. */
    endDrips() {
      for (const end of drips) end();
      drips.clear();
    },
  };
  const drips = new Set<() => void>();
  /** One endless line: the connection is never silent. */
  const drip = (session: SMTPServerSession) => {
    const [socket] = [...server.connections].flatMap((connection) =>
      Object(connection).session === session ? [Object(connection)._socket as Socket] : [],
    );
    socket?.write("250 ");
    const dripping = setInterval(() => socket?.write("."), 20);
    socket?.on("close", () => clearInterval(dripping));
    drips.add(() => {
      clearInterval(dripping);
      socket?.write("\r\n");
    });
  };
  const server = new SMTPServer({
    secure,
    logger: false,
    // Connections without an answer would keep the server open.
    closeTimeout: 100,
    onConnect(_session, done) {
      if (mailbox.greets(connected++)) done();
    },
    onRcptTo({ address }, _session, done) {
      const reply = mailbox.refused[address] ?? mailbox.refused[address.replace(/^[^@]*/, "")];
      if (reply === undefined) return done();
      done(refusal(reply, `${address} is full`));
    },
    authOptional: true,
    disabledCommands: tls ? ["AUTH"] : ["STARTTLS", "AUTH"],
    ...tls,
    async onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      const mail = {
        from: mailFrom ? mailFrom.address : "",
        to: rcptTo.map(({ address }) => address),
        raw: Buffer.concat(await stream.toArray()).toString("utf8"),
      };
      const reply = mailbox.answer(mail);
      if (reply !== null && reply !== "drip") return done(refusal(reply, "Refused"));
      mails.push(mail);
      if (reply === "drip") drip(session);
      else done();
    },
  });
  // A client that does not trust the certificate hangs up.
  server.on("error", () => {});
  await listenOn(server);
  const port = portOf(server.server);
  return Object.assign(mailbox, {
    /** For SMTP_URL. */
    url: `${secure ? "smtps" : "smtp"}://127.0.0.1:${port}`,
    /** The number of open connections. */
    open: () => server.connections.size,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

/** The path of the first link in a mail's text that leads to this word. */
export const linkIn = (text: string | undefined, word: string) =>
  new RegExp(`https://[^/\\s]+(/\\S+/${word}/\\S+)`).exec(text ?? "")?.[1] ?? "no link";

/** The parts of a message, decoded. */
export function decode(raw: string): string {
  return raw.split(/^--/m).map(decodePart).join("\n");
}

function decodePart(part: string): string {
  const [head = "", ...rest] = part.split("\r\n\r\n");
  const body = rest.join("\r\n\r\n");
  if (/quoted-printable/i.test(head)) {
    const bytes = body
      .replace(/=\r\n/g, "")
      .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    return Buffer.from(bytes, "latin1").toString("utf8");
  }
  return /base64/i.test(head) ? Buffer.from(body, "base64").toString("utf8") : body;
}
