import { createServer } from "node:http";
import { portOf } from "../test/ports";

/** A program that takes webhooks, and knows of which leads it was told. */
export async function startReceiver() {
  const told = new Set<string>();
  const server = createServer(async (incoming, outgoing) => {
    let text = "";
    for await (const chunk of incoming) text += chunk;
    told.add(JSON.parse(text).data.reference);
    outgoing.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}/`,
    told,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
