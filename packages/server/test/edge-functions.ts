import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { install } from "../../../examples/test/install";
import { type Launched, watch } from "../../tooling/programs/launch.mjs";
import { portOf } from "./ports";

const supabase = fileURLToPath(new URL("../supabase", import.meta.url));

/** The runtime of edge functions: 92 MB that one test file needs, so it is not among the packages. */
const RUNTIME = JSON.stringify({ private: true, dependencies: { deno: "2.9.6" } });

/** Installs the runtime, once a clone, and returns the path of its program. */
async function denoProgram(): Promise<string> {
  const folder = await install("deno", RUNTIME);
  const { runInstall } = createRequire(join(folder, "package.json"))("deno/install_api.cjs");
  return runInstall();
}

/** What an older runtime does not give to whoever has not imported it. */
const WITHOUT_NODE_GLOBALS = `data:text/javascript,${encodeURIComponent(
  "for (const name of ['Buffer', 'process', 'setImmediate', 'clearImmediate']) delete globalThis[name];",
)}`;

/** A gateway with the functions behind it, as a hosted project has it. */
export interface Functions {
  url: string;
  /** What all of them have printed. */
  output(): string;
  stop(): Promise<void>;
}

/**
 * The functions as they are deployed, on Deno, which may reach the network of this machine, read the
 * environment, and nothing else: no registry and no file. Each has a process of its own, which the
 * first call to it starts.
 */
export async function startFunctions(variables: Record<string, string>): Promise<Functions> {
  const program = await denoProgram();
  const cache = await mkdtemp(join(tmpdir(), "maloca-deno-"));
  const config = readFileSync(join(supabase, "config.toml"), "utf8");
  const started = new Map<string, Launched>();

  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const refuse = (status: number, message: string) =>
      outgoing
        .writeHead(status, { "content-type": "application/json" })
        .end(JSON.stringify({ code: status, message }));
    const [, name, rest] = /^\/functions\/v1\/([\w-]+)(.*)$/.exec(incoming.url ?? "") ?? [];
    if (!name || name.startsWith("_")) return refuse(404, "Requested function was not found");
    const open = config.includes(`[functions.${name}]\nverify_jwt = false\n`);
    const token = /^Bearer \w+\.\w+\.\w+$/.test(incoming.headers.authorization ?? "");
    if (!open && !token && incoming.method !== "OPTIONS") return refuse(401, "Invalid JWT");
    const running = started.get(name) ?? launchFunction(program, name, variables, cache);
    started.set(name, running);
    try {
      const { remoteAddress = "" } = incoming.socket;
      const { "x-forwarded-for": before } = incoming.headers;
      const call = request(
        new URL(`/${name}${rest}`, await running.url),
        {
          method: incoming.method,
          headers: {
            ...incoming.headers,
            "x-forwarded-for": [before, remoteAddress].filter(Boolean).join(", "),
          },
        },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
        },
      );
      call.on("error", () => refuse(502, "The function was cut off"));
      incoming.pipe(call);
    } catch {
      refuse(503, "The function did not start");
    }
  };

  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    output: () => [...started.values()].map(({ output }) => output()).join(""),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      for (const { child } of started.values()) child.kill("SIGKILL");
      await Promise.all([...started.values()].map(({ ended }) => ended));
      await rm(cache, { recursive: true, force: true });
    },
  };
}

/** One function in a process of its own. */
const launchFunction = (
  program: string,
  name: string,
  variables: Record<string, string>,
  cache: string,
) =>
  watch(
    spawn(
      program,
      [
        "run",
        ...["--no-remote", "--no-npm", "--cached-only", "--no-config", "--no-lock", "--no-prompt"],
        ...["--preload", WITHOUT_NODE_GLOBALS],
        ...["--allow-net=127.0.0.1", "--allow-env"],
        join(supabase, "functions", name, "index.ts"),
      ],
      {
        env: {
          DENO_DIR: cache,
          DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0",
          DENO_NO_UPDATE_CHECK: "1",
          NO_COLOR: "1",
          ...variables,
        },
      },
    ),
    /Listening on (http\S+)\n/,
  );
