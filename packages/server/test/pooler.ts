import { spawn } from "node:child_process";
import { chmod, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { watch } from "../../tooling/programs/launch";
import { missingProgram, which } from "../../tooling/programs/system-programs.mjs";
import { freePort } from "./ports";
import { temporaryFolder } from "./temporary-folder";

// Debian's own place for it is not on everybody's path.
const find = () => ["pgbouncer", "/usr/sbin/pgbouncer"].map(which).find(Boolean);
export const missing = missingProgram("PgBouncer", find, ["pgbouncer"]);

/** A pooler in transaction mode with two connections to the server at `url`, for all its clients. */
export async function startPooler(url: string) {
  const { hostname, port, username, password } = new URL(url);
  const folder = await temporaryFolder();
  const own = new URL(url);
  own.port = String(await freePort());
  const users = join(folder, "users");
  await writeFile(users, `"${username}" "${password}"\n`);
  const file = join(folder, "pooler.ini");
  await writeFile(
    file,
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = ${own.hostname}
listen_port = ${own.port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 2
`,
  );
  // It refuses to be root, and must read its files as somebody else.
  await chmod(folder, 0o755);
  const user = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const child = spawn(find() as string, [...user, file], { stdio: ["ignore", "ignore", "pipe"] });
  const { url: up, ended } = watch(child, /(process up)/);
  await up;
  const stop = () => {
    child.kill("SIGKILL");
    return ended;
  };
  return { url: own.href, stop };
}
