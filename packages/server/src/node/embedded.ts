import { fsyncSync } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { PGlite, type Transaction } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import {
  type Database,
  DatabaseError,
  guardTx,
  type Session,
  toDatabaseError,
  within,
} from "../database";
import { errorCode, StartError } from "./start-error";

/** A write is refused below this: a full disk leaves PGlite unable to answer anything. */
const FREE_BYTES = 64 * 1024 * 1024;

/** PGlite answers in milliseconds or never. */
const QUERY_MS = 15_000;

/** Requests that wait for their turn; the rest is told to come back. */
const QUEUE = 1000;

/** EIO in the numbers of the WASM system interface. */
const EIO = 29;

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

/** PGlite's file system forgets fsync: PostgreSQL calls it, and nothing reaches the disk. */
class DurableFS extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS["init"]>) {
    const { emscriptenOpts } = await super.init(pg, options);
    emscriptenOpts.preRun = [...(emscriptenOpts.preRun ?? []), addFsync];
    return { emscriptenOpts };
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the WASM module's internals have no types
function addFsync(module: any): void {
  module.NODEFS.stream_ops.fsync = (stream: { nfd: number }) => {
    try {
      fsyncSync(stream.nfd);
      return 0;
    } catch {
      throw new module.FS.ErrnoError(EIO);
    }
  };
}

/**
 * Opens the database of a data folder, creating it first where there is none.
 * The caller holds the folder (see folder-lock).
 */
export async function openEmbedded(folder: string): Promise<Database> {
  const home = join(folder, "postgres");
  let pglite: PGlite;
  try {
    if (!(await exists(home))) await create(home);
    pglite = await boot(home);
  } catch (error) {
    throw new StartError(
      `the database in ${home} cannot be opened (${errorCode(error)}). ` +
        "Check the folder's permissions and free space; if it was damaged, restore it from a copy.",
    );
  }
  return adapt(pglite, folder);
}

/** Whether a data folder has a database yet. */
export const hasDatabase = (folder: string) => exists(join(folder, "postgres"));

async function boot(home: string): Promise<PGlite> {
  return PGlite.create({ fs: new DurableFS(home), startParams: PARAMETERS });
}

/** Builds beside, then renames: a crash in between never leaves half a database in its place. */
async function create(home: string): Promise<void> {
  const draft = `${home}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  await (await boot(draft)).close();
  await syncTree(draft);
  await rename(draft, home);
  await syncFolder(join(home, ".."));
}

async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    await (entry.isDirectory() ? syncTree(path) : syncPath(path, "r+"));
  }
  await syncFolder(folder);
}

async function syncPath(path: string, flags: string): Promise<void> {
  const file = await open(path, flags);
  await file.sync().finally(() => file.close());
}

/** Windows cannot, and does not need to, sync a folder. */
const syncFolder = (path: string) => syncPath(path, "r").catch(() => {});

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

function adapt(pglite: PGlite, folder: string): Database {
  let hung = false;
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();

  /** One at a time, as PGlite does anyway: so the time that is limited is the work's own. */
  async function run<Result>(work: () => Promise<Result>, milliseconds = QUERY_MS) {
    if (waiting >= QUEUE) throw new DatabaseError("busy", null, "too many requests at once");
    waiting++;
    const mine = turn.then(() => {
      waiting--;
      if (hung) throw new DatabaseError("timeout", null, "the embedded database hangs; restart");
      return within(milliseconds, work(), () => {
        hung = true;
      });
    });
    turn = mine.catch(() => {});
    return mine;
  }

  const session = (on: PGlite | Transaction): Session => ({
    query: (sql, parameters = []) =>
      on.query(sql, [...parameters]).then(({ rows }) => rows as never[], fail),
    exec: (sql) => on.exec(sql).then(() => {}, fail),
  });
  const alone = session(pglite);

  return {
    query: (sql, parameters) => run(() => alone.query(sql, parameters)),
    exec: (sql) => run(() => alone.exec(sql)),
    tx: (work, milliseconds) =>
      run(async () => {
        await checkSpace(folder);
        return guardTx(
          (body: (tx: Transaction) => ReturnType<typeof work>) => pglite.transaction(body),
          (tx) => work(session(tx)),
        );
      }, milliseconds),
    async close() {
      await turn;
      // A hung database cannot be asked to close; its write-ahead log has what was answered.
      if (!hung) await pglite.close().catch(fail);
    },
  };
}

const fail = (error: unknown): never => {
  throw toDatabaseError(error);
};

async function checkSpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < FREE_BYTES) {
    throw new DatabaseError("disk_full", null, "the disk is almost full");
  }
}
