import { afterAll, beforeAll } from "vitest";
import { serveBuilt } from "../../packages/server/test/programs";

/** The real server with the built pages, for the tests of a file. */
export function realServer() {
  let server: Awaited<ReturnType<typeof serveBuilt>>;
  beforeAll(async () => {
    server = await serveBuilt();
  });
  afterAll(() => server.close());
  return {
    address: (path = "/") => server.url + path,
    /** The result of the operator's `list`. */
    list: (...options: string[]) => server.command("list", ...options),
  };
}
