import { fsyncSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { setStatements } from "../postgres-session";

/**
 * PGlite's own parameters turn fsync off with `-F`. These turn it on, and use little memory and log, which is
 * enough for enquiries.
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

/** A failed write or sync. It ends the WASM code, and so the instance. */
class DiskError extends Error {
  /** SQLSTATE of an I/O error. */
  readonly code = "58030";
}

/** The index of a write's length among its arguments. */
const LENGTH = 3;

/** Adds fsync to PGlite's file system, in which PostgreSQL's calls of it do nothing. */
class DurableFS extends NodeFS {
  #fenced = false;

  /** Forbids further writes, because another instance will open the folder. */
  fence() {
    this.#fenced = true;
  }

  override async init(...[pg, options]: Parameters<NodeFS["init"]>) {
    const { emscriptenOpts } = await super.init(pg, options);
    // biome-ignore lint/suspicious/noExplicitAny: the WASM module's internals have no types
    const patch = (module: any) => {
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
                    // Thrown, not returned as an errno: PostgreSQL would panic at that.
                    this.#fenced = true;
                    throw new DiskError();
                  }
                };
        }
      }
    };
    emscriptenOpts.preRun = [...(emscriptenOpts.preRun ?? []), patch];
    return { emscriptenOpts };
  }
}

/** A running PostgreSQL. `fence` keeps it from writing. */
export interface Instance {
  pglite: PGlite;
  fence(): void;
}

/** Opens a database folder, which this process must have locked. */
export const boot = (home: string): Promise<Instance> => start(home, PARAMETERS);

/**
 * Creates a database in an empty folder, without syncing at each step, which would take seconds: the caller syncs
 * the finished folder once.
 */
export async function initDatabase(home: string): Promise<void> {
  const { pglite } = await start(home, [...PARAMETERS, "-c", "fsync=off"]);
  await pglite.close();
}

async function start(home: string, startParams: string[]): Promise<Instance> {
  // After a start without disk space this file is empty, and every later start would fail. The folder is locked.
  await rm(join(home, "postmaster.pid"), { force: true });
  const fs = new DurableFS(home);
  const pglite = await PGlite.create({ fs, startParams });
  endAtCrash(pglite);
  await pglite.exec(setStatements());
  return { pglite, fence: () => fs.fence() };
}

/** What PGlite's types leave out; a test says if it changes. */
interface Internals {
  mod: Record<
    "_PostgresMainLoopOnce" | "_PostgresSendReadyForQueryIfNecessary" | "_pgl_pq_flush",
    () => void
  > & { stackRestore(to: number): void };
  POSTGRES_MAIN_LONGJMP: number;
}

/**
 * PGlite calls PostgreSQL's loop until the message is read, and ignores every exception in it: after a crash it
 * would loop for ever and block the process. Here a crash rejects the query and every later one. Ordinary errors
 * of PostgreSQL, which leave the loop by a long jump, are not affected.
 */
function endAtCrash(pglite: PGlite): void {
  const { mod, POSTGRES_MAIN_LONGJMP }: Internals = Object(pglite);
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
  // PGlite calls this first after an exception, where another one is not ignored.
  mod.stackRestore = (to: number) => {
    if (crash) throw crash;
    stackRestore(to);
  };
  for (const name of ["_PostgresSendReadyForQueryIfNecessary", "_pgl_pq_flush"] as const) {
    const finish = mod[name];
    mod[name] = () => {
      if (!crash) finish();
    };
  }
}
