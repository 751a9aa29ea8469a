// tier: merge

import { join } from "node:path";
import { ASSISTANTS } from "@maloca/catalog";
import { afterAll, beforeAll, expect, test } from "vitest";
import { command, install } from "../../../examples/test/install";
import { nodeIn, nodesManifest, nodeVersions } from "../../tooling/programs/node-versions.mjs";
import { serveBuilt } from "./programs";

// The protocol's own judges on the built server: its conformance suite, and the inspector's command line. They are
// large, so they are installed outside of the repository.

const JUDGES = JSON.stringify({
  private: true,
  dependencies: {
    "@modelcontextprotocol/conformance": "0.1.16",
    "@modelcontextprotocol/inspector": "2.12.0",
  },
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

let node: string;
let judges: string;
let server: Awaited<ReturnType<typeof serveBuilt>>;
beforeAll(async () => {
  server = await serveBuilt({ RATE_LIMIT: "0" });
  // The suite needs Node 22.
  node = nodeIn(await install("node-versions", nodesManifest), nodeVersions[1] ?? "");
  judges = join(await install("mcp-judges", JUDGES), "node_modules/@modelcontextprotocol");
});

afterAll(() => server.close());

/** Runs a program of these on the built server. */
const judge = (path: string, args: (url: string) => string[]) =>
  command(node, [join(judges, path), ...args(server.url + ASSISTANTS)], judges);

test.each(SCENARIOS)("the conformance suite passes: %s", async (scenario) => {
  const said = await judge("conformance/dist/index.js", (url) => [
    ...["server", "--url", url, "--scenario", scenario, "--verbose"],
  ]);
  expect(said).not.toContain('"status": "FAILURE"');
});

test("the inspector lists the tools and calls one", async () => {
  const inspect = (...args: string[]) =>
    judge("inspector/clients/launcher/build/index.js", (url) => [
      ...["--cli", url, "--transport", "http", ...args],
    ]);
  const { tools } = JSON.parse(await inspect("--method", "tools/list"));
  expect(tools).toHaveLength(4);
  const call = [
    "--method",
    "tools/call",
    "--tool-name",
    "read_trip",
    "--tool-arg",
    "trip=guaviare",
  ];
  expect(JSON.parse(await inspect(...call)).structuredContent.name).toBe("Guaviare");
});
