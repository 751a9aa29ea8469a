import { Agent, createServer, type IncomingMessage, request } from "node:http";
import { formPaths, headers } from "@maloca/catalog";
import { portOf } from "./ports";

export interface Proxy {
  url: string;
  /** Requests that were sent more than once before they were answered. */
  retried: number;
  stop(): Promise<void>;
}

/** Sending these twice stores them once: by their key, or by what they say. */
const repeatable = ({ headers: sent, url }: IncomingMessage) =>
  headers.idempotencyKey.toLowerCase() in sent ||
  (Object.values(formPaths) as string[]).includes(url ?? "");

/**
 * A reverse proxy with the rule of docs/deploy.md: what meets no server waits until one is `up`, and what
 * is cut off before its answer is sent again where that is safe. It keeps connections to the server, which
 * is the harder case.
 */
export async function startProxy(target: string, up: () => Promise<unknown>): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  const forward = (incoming: IncomingMessage, body: Buffer) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const call = request(
        new URL(incoming.url ?? "/", target),
        {
          method: incoming.method,
          headers: { ...incoming.headers, connection: "keep-alive" },
          agent,
        },
        resolve,
      );
      call.on("error", reject);
      call.end(body);
    });
  const server = createServer(async (incoming, outgoing) => {
    const body = Buffer.concat(await incoming.toArray());
    for (let attempt = 0; ; attempt++) {
      try {
        const answer = await forward(incoming, body);
        const text = Buffer.concat(await answer.toArray());
        if (attempt) proxy.retried++;
        const { "content-type": type = "text/plain" } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, { "content-type": type }).end(text);
        return;
      } catch (error) {
        const { code } = Object(error);
        if (code !== "ECONNREFUSED" && !repeatable(incoming)) {
          outgoing.writeHead(502).end(String(code));
          return;
        }
        await up();
      }
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const proxy: Proxy = {
    url: `http://127.0.0.1:${portOf(server)}`,
    retried: 0,
    async stop() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}
