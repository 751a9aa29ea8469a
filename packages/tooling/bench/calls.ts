import { once } from "node:events";
import { connect } from "node:net";
import { headers, paths } from "@maloca/catalog";
import { booking, post } from "../../server/test/samples";

let next = 0;

/** A booking as an HTTP request, with its own key. */
function requestTo({ host, pathname }: URL): string {
  const { body, headers: own } = post(booking, { [headers.idempotencyKey]: `key ${next++}` });
  const lines = Object.entries({
    ...(own as Record<string, string>),
    host,
    "content-length": Buffer.byteLength(String(body)),
  }).map(([name, value]) => `${name}: ${value}`);
  return [`POST ${pathname} HTTP/1.1`, ...lines, "", body].join("\r\n");
}

const isWhole = (answer: string) => {
  const [head = "", body] = answer.split("\r\n\r\n");
  return body?.length === Number(/content-length: (\d+)/i.exec(head)?.[1]);
};

export interface Round {
  perSecond: number;
  /** Milliseconds, sorted. */
  times: number[];
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Clients that book for so many seconds, one booking after the other, `restMs` apart. They write to
 * sockets directly, so that the clients do not use more of the machine than pgbench does.
 */
export async function bookFor(
  url: string,
  { clients, seconds, restMs = 0 }: { clients: number; seconds: number; restMs?: number },
): Promise<Round> {
  const to = new URL(paths.booking, url);
  const times: number[] = [];
  const begun = performance.now();
  const client = async () => {
    const socket = connect(Number(to.port), to.hostname).setEncoding("utf8");
    while (performance.now() < begun + seconds * 1000) {
      const sent = performance.now();
      socket.write(requestTo(to));
      let answer = "";
      while (!isWhole(answer)) answer += (await once(socket, "data"))[0];
      if (!answer.startsWith("HTTP/1.1 200 ")) throw new Error(answer);
      times.push(performance.now() - sent);
      if (restMs) await pause(restMs);
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: clients }, client));
  const perSecond = (times.length * 1000) / (performance.now() - begun);
  return { perSecond, times: times.sort((a, b) => a - b) };
}

/** The milliseconds within which this share of the bookings was answered. */
export const within = ({ times }: Round, part: number) =>
  times[Math.floor(times.length * part)] as number;
