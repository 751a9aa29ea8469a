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
 * The answer to a mail: null accepts it, a status refuses it, and "drip" sends an answer byte by byte that never
 * ends.
 */
export type Answer = number | "drip" | null;

export type Mailbox = Awaited<ReturnType<typeof startMailbox>>;

/** A real SMTP server on loopback that keeps the mails. `secure`: with TLS from the first byte. */
export async function startMailbox({ secure = false } = {}) {
  const mails: ReceivedMail[] = [];
  let connected = 0;
  const mailbox = {
    mails,
    /** Whether a connection, counted from 0, is greeted. It is accepted in any case. */
    greets: (_connection: number) => true,
    /** The answer to each mail. */
    answer: (_mail: ReceivedMail): Answer => null,
    /** Recipients that are refused, each with a status. */
    refused: {} as Readonly<Record<string, number>>,
    /** From now on each mail is refused with this status, e.g. 451; null accepts again. */
    refuseWith(status: number | null) {
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
      const status = mailbox.refused[address];
      if (status === undefined) return done();
      done(Object.assign(new Error(`${address} is full`), { responseCode: status }));
    },
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    async onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      const mail = {
        from: mailFrom ? mailFrom.address : "",
        to: rcptTo.map(({ address }) => address),
        raw: Buffer.concat(await stream.toArray()).toString("utf8"),
      };
      const reply = mailbox.answer(mail);
      if (typeof reply === "number") {
        done(Object.assign(new Error("Try later"), { responseCode: reply }));
        return;
      }
      mails.push(mail);
      if (reply === "drip") drip(session);
      else done();
    },
  });
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
