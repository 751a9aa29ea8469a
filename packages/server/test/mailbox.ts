import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  from: string;
  to: string[];
  /** The message as it came over the wire: headers, an empty line, the body. */
  raw: string;
}

export interface Mailbox {
  /** For SMTP_URL. */
  url: string;
  mails: ReceivedMail[];
  /** From now on each mail is refused with this status, e.g. 451; null accepts again. */
  refuseWith(status: number | null): void;
  stop(): Promise<void>;
}

/** A real SMTP server on loopback that keeps what it gets. */
export async function startMailbox(): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  let refusal: number | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (refusal) {
          done(Object.assign(new Error("Try later"), { responseCode: refusal }));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString("utf8"),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuseWith(status) {
      refusal = status;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
