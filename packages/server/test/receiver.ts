import type { IncomingHttpHeaders } from "node:http";
import { serveOnLoopback } from "../../tooling/programs/loopback";

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** A program that receives webhooks, and answers each with a status. */
export async function startReceiver() {
  const calls: { path: string; headers: IncomingHttpHeaders; text: string }[] = [];
  let status = 200;
  let location = "http://127.0.0.1:1/elsewhere";
  const { url, close } = await serveOnLoopback(async (incoming, outgoing) => {
    const text = Buffer.concat(await incoming.toArray()).toString();
    calls.push({ path: incoming.url ?? "", headers: incoming.headers, text });
    outgoing.writeHead(status, { location }).end("{}");
  });
  return {
    url: `${url}/hook`,
    calls,
    /** The references of the received leads. */
    references: (): string[] => calls.map(({ text }) => JSON.parse(text).data.reference),
    answer(wanted: number, leadsTo = location) {
      status = wanted;
      location = leadsTo;
    },
    stop: close,
  };
}
