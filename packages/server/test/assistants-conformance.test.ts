// tier: merge

import { join } from "node:path";
import { ASSISTANTS } from "@maloca/catalog";
import { afterAll, beforeAll, expect, test } from "vitest";
import { command, install } from "../../../examples/test/install";
import { nodeIn, nodesManifest, nodeVersions } from "../../tooling/programs/node-versions";
import { serveBuilt } from "./programs";

// The protocol's own conformance suite on the built server. It is large, so it is installed outside of the repository.

const SUITE = JSON.stringify({
  private: true,
  dependencies: { "@modelcontextprotocol/conformance": "0.1.16" },
});

/**
 * The scenarios of a server that offers tools and a resource. The others call tools, prompts and resources that only
 * a server made for the suite has.
 */
const SCENARIOS = [
  "server-initialize",
  "ping",
  "tools-list",
  "resources-list",
  "server-sse-multiple-streams",
  "dns-rebinding-protection",
];

let server: Awaited<ReturnType<typeof serveBuilt>>;
beforeAll(async () => {
  server = await serveBuilt({ RATE_LIMIT: "0" });
});
afterAll(() => server.close());

test.each(SCENARIOS)("the conformance suite passes: %s", async (scenario) => {
  // The suite needs Node 22.
  const node = nodeIn(await install("node-versions", nodesManifest), nodeVersions[1] ?? "");
  const folder = await install("mcp-suite", SUITE);
  const program = join(folder, "node_modules/@modelcontextprotocol/conformance/dist/index.js");
  const options = ["--url", server.url + ASSISTANTS, "--scenario", scenario, "--verbose"];
  const said = await command(node, [program, "server", ...options], folder);
  expect(said).not.toContain('"status": "FAILURE"');
});
