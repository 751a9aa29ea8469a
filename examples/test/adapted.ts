import { buffer } from "node:stream/consumers";
import { serveOnLoopback } from "../../packages/tooling/programs/loopback";

/** What a server sends of its own accord, and what this one writes anew. */
const OWN = /^(content-(encoding|length)|transfer-encoding|connection|keep-alive|date)$/;

/** Serves what an application's own server serves, its texts as `adapt` changes them. */
export const serveAdapted = (server: string, adapt: (text: string) => string) =>
  serveOnLoopback(async (request, response) => {
    const { host, connection, ...headers } = request.headers;
    const answer = await fetch(new URL(request.url ?? "/", server), {
      method: request.method ?? "GET",
      headers: { ...(headers as Record<string, string>), "accept-encoding": "identity" },
      redirect: "manual",
      ...(request.method === "POST" && { body: await buffer(request) }),
    });
    response.statusCode = answer.status;
    for (const [name, value] of answer.headers)
      if (!OWN.test(name)) response.setHeader(name, value);
    const isText = /text|javascript|json/.test(answer.headers.get("content-type") ?? "");
    response.end(isText ? adapt(await answer.text()) : Buffer.from(await answer.arrayBuffer()));
  });
