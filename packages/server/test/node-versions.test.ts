// tier: merge

import { execFileSync, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, it } from "vitest";
import { install } from "../../../examples/test/install";
import { environment, watch } from "../../tooling/programs/launch.mjs";
import {
  majorOf,
  nodeIn,
  nodesManifest,
  nodeVersions,
} from "../../tooling/programs/node-versions.mjs";
import { limit } from "../../tooling/vitest/limits.mjs";
import { book } from "./programs";
import { temporaryFolder } from "./temporary-folder";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

let nodes: string;
/** What an operator starts: the server and the command line, from the repository and from its package. */
let started: Record<"built" | "packed", { server: string; leads: string }>;

beforeAll(async () => {
  nodes = await install("node-versions", nodesManifest);
  const folder = await temporaryFolder();
  const packed = execFileSync(process.execPath, [at("../../tooling/pack/pack.mjs"), folder], {
    encoding: "utf8",
  }).trim();
  execFileSync("tar", ["-xzf", packed, "-C", folder]);
  const bin = join(folder, "package/bin");
  started = {
    built: { server: at("../dist/main.js"), leads: at("../dist/leads.js") },
    packed: { server: join(bin, "server.mjs"), leads: join(bin, "leads.mjs") },
  };
}, limit(60));

it.each(
  nodeVersions.flatMap((version) =>
    (["built", "packed"] as const).map((how) => ({ version, how })),
  ),
)(
  "on Node $version the $how server takes a booking and lists it",
  async ({ version, how }) => {
    const node = nodeIn(nodes, version);
    expect(execFileSync(node, ["--version"], { encoding: "utf8" })).toBe(`v${version}\n`);
    const variables = environment({ DATA_DIR: join(await temporaryFolder(), "data") });
    const { server, leads } = started[how];
    const running = watch(spawn(node, [server], { env: variables }), /listens on (http\S+)\n/);
    const url = await running.url;
    expect((await fetch(`${url}/cartagena`)).status).toBe(200);
    const reference = await book(url);
    const list = execFileSync(node, [leads, "list", "--json"], {
      env: variables,
      encoding: "utf8",
    });
    expect(JSON.parse(list)).toEqual([expect.objectContaining({ reference })]);
    running.child.kill("SIGTERM");
    expect((await running.ended).code).toBe(0);
  },
  limit(20),
);

it("README and engines name the versions that are tried", async () => {
  const read = (path: string) => readFile(at(`../../../${path}`), "utf8");
  const majors = nodeVersions.map(majorOf);
  const named = `${majors.slice(0, -1).join(", ")} and ${majors.at(-1)}`;
  expect(await read("README.md")).toContain(`Node ${named}`);
  const { engines } = JSON.parse(await read("package.json"));
  expect(engines.node).toBe(">=20.19");
  expect(majors[0]).toBe("20");
});
