import { fsyncSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/**
 * PostgreSQL as a library ships with fsync off. These are PGlite's own parameters without `-F`,
 * and with the little memory and log that enquiries need.
 */
const PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...[
    "fsync=on",
    "wal_sync_method=fsync",
    "synchronous_commit=on",
    "full_page_writes=on",
    "shared_buffers=8MB",
    "min_wal_size=32MB",
    "max_wal_size=64MB",
  ].flatMap((setting) => ["-c", setting]),
];

/** A failed write or sync. It ends the WASM code at once, and with it the instance. */
class DiskError extends Error {
  /** SQLSTATE of an I/O error. */
  readonly code = "58030";
}

/** The index of a write's length among its arguments. */
const LENGTH = 3;

/** PGlite's file system has no fsync: PostgreSQL calls it, and nothing reaches the disk. */
class DurableFS extends NodeFS {
  #fenced = false;

  /** From now on nothing is written: another instance has the folder. */
  fence() {
    this.#fenced = true;
  }

  override async init(...[pg, options]: Parameters<NodeFS["init"]>) {
    const { emscriptenOpts } = await super.init(pg, options);
    // biome-ignore lint/suspicious/noExplicitAny: the WASM module's internals have no types
    const mend = (module: any) => {
      const { stream_ops, node_ops } = module.NODEFS;
      stream_ops.fsync = (stream: { nfd: number }) => {
        fsyncSync(stream.nfd);
        return 0;
      };
      const { write } = stream_ops;
      stream_ops.write = (...args: unknown[]) => {
        const written = write(...args);
        if (written < (args[LENGTH] as number)) throw new Error("the disk took only a part");
        return written;
      };
      for (const [operations, names] of [
        [stream_ops, ["write", "fsync"]],
        [node_ops, ["mknod", "rename", "unlink", "rmdir", "setattr"]],
      ]) {
        for (const name of names) {
          const operate = operations[name];
          const guarded = (...args: unknown[]) => {
            if (this.#fenced) throw new DiskError();
            return operate(...args);
          };
          operations[name] =
            operations === node_ops
              ? guarded
              : (...args: unknown[]) => {
                  try {
                    return guarded(...args);
                  } catch {
                    // Not returned as an errno, for then PostgreSQL would panic by itself.
                    this.#fenced = true;
                    throw new DiskError();
                  }
                };
        }
      }
    };
    emscriptenOpts.preRun = [...(emscriptenOpts.preRun ?? []), mend];
    return { emscriptenOpts };
  }
}

/** A running PostgreSQL, and the means to abandon it. */
export interface Instance {
  pglite: PGlite;
  fence(): void;
}

/** Opens a database folder, which must be this process's own. */
export const boot = (home: string): Promise<Instance> => start(home, PARAMETERS);

/**
 * Makes a database in an empty folder. Nothing is synced: to do it file by file at every step costs
 * seconds, and whoever made the folder syncs it once when it is whole.
 */
export async function make(home: string): Promise<void> {
  const { pglite } = await start(home, [...PARAMETERS, "-c", "fsync=off"]);
  await pglite.close();
}

async function start(home: string, startParams: string[]): Promise<Instance> {
  // A start without disk space leaves it empty, and every later start would fail. The folder is ours.
  await rm(join(home, "postmaster.pid"), { force: true });
  const fs = new DurableFS(home);
  const pglite = await PGlite.create({ fs, startParams });
  endAtCrash(pglite);
  return { pglite, fence: () => fs.fence() };
}

/**
 * PGlite runs PostgreSQL's loop until the message is read, and swallows whatever ends it but the jump
 * of an ordinary error: after a crash it loops for ever, and blocks the process. Here a crash becomes
 * the error of the query and of every later one.
 */
function endAtCrash(pglite: PGlite): void {
  // biome-ignore lint/suspicious/noExplicitAny: internals without types; a test says if they change
  const { mod, POSTGRES_MAIN_LONGJMP } = pglite as any;
  let crash: unknown;
  const { _PostgresMainLoopOnce: runOnce, stackRestore } = mod;
  mod._PostgresMainLoopOnce = () => {
    if (crash) throw crash;
    try {
      runOnce();
    } catch (error) {
      if (Object(error).status !== POSTGRES_MAIN_LONGJMP) crash = error;
      throw error;
    }
  };
  // Called first after an exception, outside of what would swallow another one.
  mod.stackRestore = (to: number) => {
    if (crash) throw crash;
    stackRestore(to);
  };
  for (const name of ["_PostgresSendReadyForQueryIfNecessary", "_pgl_pq_flush"]) {
    const finish = mod[name];
    mod[name] = (...args: unknown[]) => (crash ? undefined : finish(...args));
  }
}
