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

/** The global that allows webhooks and the page check to call this machine without TLS. */
const MARK = "maloca.test.loopback";

/** Variables that allow it to a program. */
export const callsLoopback = {
  NODE_OPTIONS: `--import=data:text/javascript,globalThis[Symbol.for('${MARK}')]=true`,
};

let callers = 0;

/** Allows it in this process while `work` runs. A server that it starts keeps the permission. */
export async function callingLoopback<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!callers++) Object.assign(globalThis, { [Symbol.for(MARK)]: true });
  try {
    return await work();
  } finally {
    if (!--callers) Reflect.deleteProperty(globalThis, Symbol.for(MARK));
  }
}
