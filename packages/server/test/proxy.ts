import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { formPaths, headers } from "@maloca/catalog";
import { portOf } from "./ports";

export interface Proxy {
  url: string;
  /** Requests that were sent more than once before they were answered. */
  retried: number;
  stop(): Promise<void>;
}

const PAUSE_MS = 50;

/** Sending these twice stores them once: by their key, or by what they say. */
const repeatable = ({ headers: sent, url }: IncomingMessage) =>
  headers.idempotencyKey.toLowerCase() in sent ||
  (Object.values(formPaths) as string[]).includes(url ?? "");

/**
 * A reverse proxy with the rule of docs/deploy.md: what meets no server waits for one, and what is
 * cut off before its answer is sent again where that is safe. It keeps connections to the server,
 * which is the harder case.
 */
export async function startProxy(target: () => string, patienceMs = 20_000): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  const forward = (incoming: IncomingMessage, body: Buffer) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const call = request(
        new URL(incoming.url ?? "/", target()),
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
  const proxy: Proxy = {
    url: "",
    retried: 0,
    async stop() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = Buffer.concat(await incoming.toArray());
    const begun = performance.now();
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
        const again = code === "ECONNREFUSED" || repeatable(incoming);
        if (!again || performance.now() - begun > patienceMs) {
          outgoing.writeHead(502).end(String(code));
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }
  };
  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  proxy.url = `http://127.0.0.1:${portOf(server)}`;
  return proxy;
}
