import { spawn } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { watch } from "../../tooling/programs/launch.mjs";
import { missingProgram, which } from "../../tooling/programs/system-programs.mjs";
import { freePort } from "./ports";

// Debian's own place for it is not on everybody's path.
const find = () => ["pgbouncer", "/usr/sbin/pgbouncer"].map(which).find(Boolean);

/** Why its tests are skipped; undefined where it is there. */
export const missingPooler = () => missingProgram("PgBouncer", find, ["pgbouncer"]);

/** A pooler in transaction mode with two connections to the server at `url`, for all its clients. */
export async function startPooler(url: string) {
  const { hostname, port, username, password } = new URL(url);
  const folder = await mkdtemp(join(tmpdir(), "maloca-pooler-"));
  const own = new URL(url);
  own.port = String(await freePort());
  const settings = {
    listen_addr: own.hostname,
    listen_port: own.port,
    unix_socket_dir: "",
    auth_type: "scram-sha-256",
    auth_file: join(folder, "users"),
    pool_mode: "transaction",
    default_pool_size: 2,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const file = join(folder, "pooler.ini");
  await writeFile(settings.auth_file, `"${username}" "${password}"\n`);
  await writeFile(
    file,
    ["[databases]", `* = host=${hostname} port=${port}`, "[pgbouncer]", ...lines, ""].join("\n"),
  );
  // It refuses to be root, and must read its files as somebody else.
  await chmod(folder, 0o755);
  const user = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const child = spawn(find() as string, [...user, file], { stdio: ["ignore", "ignore", "pipe"] });
  const { url: up, ended } = watch(child, /(process up)/);
  await up;
  return {
    url: own.href,
    async stop() {
      child.kill("SIGKILL");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
