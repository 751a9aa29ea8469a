import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { SHARED } from "../../tooling/programs/shared.mjs";
import { listenOn, portOf } from "./ports";
import { startPostgres } from "./postgres";
import { execute, hostedRoles, makeTables, makeTemplate } from "./templates";
import { RUN_FOLDER } from "./temporary-folder";

/** Packs the built server into a folder. Returns the path of the file. */
async function pack(folder: string): Promise<string> {
  const program = fileURLToPath(new URL("../../tooling/pack/pack.mjs", import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [program, folder]);
  return stdout.trim();
}

/** Makes what all test files of a run share when it is first needed, and removes it after the last. */
export default async function prepare() {
  const folder = await mkdtemp(join(tmpdir(), "maloca-"));
  const ends: (() => Promise<void>)[] = [];
  const start = async (make: (url: string) => Promise<void>) => {
    const { url, stop } = await startPostgres();
    ends.push(stop);
    await make(url);
    return url;
  };
  const makers = new Map([
    ["tables", () => mkdir(join(folder, "tables")).then(() => makeTables(join(folder, "tables")))],
    ["postgres", () => start(makeTemplate)],
    ["hosted", () => start((url) => execute(url, hostedRoles))],
    ["packed", () => pack(join(folder, "packed"))],
  ]);
  const made = new Map<string, Promise<string>>();
  const server = createServer(async (incoming, outgoing) => {
    const name = String(incoming.url).slice(1);
    try {
      const making = made.get(name) ?? makers.get(name)?.();
      if (making) made.set(name, making);
      outgoing.end(await making);
    } catch (error) {
      outgoing.writeHead(500).end(String(error));
    }
  });
  await listenOn(server);
  process.env[RUN_FOLDER] = folder;
  process.env[SHARED] = String(portOf(server));
  return async () => {
    delete process.env[SHARED];
    server.closeAllConnections();
    server.close();
    await Promise.allSettled(made.values());
    await Promise.all(ends.map((end) => end()));
    await rm(folder, { recursive: true, force: true });
  };
}
