import { type AddressInfo, createServer } from "node:net";

/** The port that a server listens on. */
export function portOf(server: { address(): AddressInfo | string | null }): number {
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The server listens on no port");
  return address.port;
}

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const port = portOf(server);
      server.close(() => resolve(port));
    });
  });
}
