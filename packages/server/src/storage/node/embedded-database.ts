import { access, constants, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite, Transaction } from "@electric-sql/pglite";
import { errorCode, StartError } from "../../errors";
import {
  type Database,
  DatabaseError,
  guardTx,
  type Session,
  toDatabaseError,
  within,
} from "../database";
import { createDatabase } from "./create-database";
import { BEAT_MS, HangDetector } from "./hang-detector";
import { boot, type Instance } from "./pglite";

/** A write is refused below this: a full disk leaves PGlite unable to answer anything. */
const FREE_BYTES = 64 * 1024 * 1024;

/** After this a visitor gets 503. The longer limit is for work that no visitor waits for. */
const ANSWER_MS = 3500;
const QUIET_MS = 15_000;

/** The pause between attempts to reopen, so that not every request tries a full disk. */
const REOPEN_MS = 1000;

/** Errors after which PGlite cannot go on: no space, an I/O error, an internal error, a crash. */
const FATAL = /^(53|58|XX)|^(?![\dA-Z]{5}$)/;

/** Requests that may wait for their turn; more get 503. */
const QUEUE = 1000;

/** Codes of this adapter's own refusals, after which the database still works. */
const REFUSALS = new Set(["busy", "timeout", "disk_full", "read_only", "reopening"]);

const FILES = [
  "Let the process open more files: LimitNOFILE= of its unit, or ulimit -n; 1024 are enough.",
  "Permite al proceso abrir más archivos: LimitNOFILE= de su unidad, o ulimit -n; 1024 bastan.",
] as const;

/** What to do about failures whose cause is not the folder, for the log and for the command line. */
const REMEDIES: Record<string, readonly [english: string, spanish: string]> = {
  disk_full: [
    "Make some free space, or set DATA_DIR to a folder on another disk.",
    "Libera espacio, o pon en DATA_DIR una carpeta de otro disco.",
  ],
  read_only: [
    "Give the server's user the right to write there, or mount its disk for writing.",
    "Da al usuario del servidor permiso de escribir allí, o monta su disco con escritura.",
  ],
  EMFILE: FILES,
  ENFILE: FILES,
};

/**
 * Opens the database of a data folder, and creates it if there is none. The caller must have locked the folder
 * (see folder-lock).
 */
export async function openEmbedded(folder: string): Promise<Database> {
  const home = join(folder, "postgres");
  let instance: Instance;
  try {
    if (!(await exists(home))) {
      await checkWritable(folder);
      await createDatabase(home);
    }
    instance = await boot(home);
  } catch (error) {
    // A full disk causes many different errors.
    const code = await checkWritable(folder).then(() => errorCode(error), errorCode);
    const [english, spanish] = REMEDIES[code] ?? [
      "Check the folder's permissions and free space; if it was damaged, restore it from a copy.",
      "Revisa los permisos y el espacio; si se dañó, recupera una copia.",
    ];
    throw new StartError(
      `the database in ${home} cannot be opened (${code}). ${english}`,
      `la base de datos de ${home} no se puede abrir (${code}). ${spanish}`,
    );
  }
  return adapt(instance, folder, () => boot(home));
}

/** Whether a data folder has a database yet. */
export const hasDatabase = (folder: string) => exists(join(folder, "postgres"));

/** The user whose process created the database. */
export const databaseOwner = async (folder: string) => (await stat(join(folder, "postgres"))).uid;

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

function adapt(first: Instance, folder: string, boot: () => Promise<Instance>): Database {
  /** Null after it hung or crashed, until the next request opens another. */
  let instance: Instance | null = first;
  let reopenAt = 0;
  let queued = 0;
  let turn: Promise<unknown> = Promise.resolve();

  const abandon = () => {
    // It may still try to write, and two instances in one folder would corrupt it.
    instance?.fence();
    instance = null;
  };

  async function reopen(): Promise<Instance> {
    const now = performance.now();
    if (now < reopenAt)
      throw new DatabaseError("reopening", null, "the database is being reopened");
    reopenAt = now + REOPEN_MS;
    await checkWritable(folder);
    instance = await boot().catch(fail);
    return instance;
  }

  /** Runs work until it ends or PGlite hangs. An instance that hung or crashed is abandoned. */
  async function runWatched<Result>(
    work: (pglite: PGlite, detector: HangDetector) => Promise<Result>,
  ): Promise<Result> {
    const { pglite } = instance ?? (await reopen());
    const detector = new HangDetector();
    let beat: ReturnType<typeof setInterval> | undefined;
    const hung = new Promise<never>((_, reject) => {
      beat = setInterval(() => {
        if (!detector.tick()) return;
        abandon();
        reject(new DatabaseError("timeout", null, "the database hung and is reopened"));
      }, BEAT_MS);
    });
    try {
      return await Promise.race([work(pglite, detector), hung]);
    } catch (error) {
      if (!(error instanceof DatabaseError) || REFUSALS.has(error.code)) throw error;
      if (!FATAL.test(error.code)) throw error;
      abandon();
      await checkWritable(folder);
      throw new DatabaseError("crashed", null, `the database failed (${error.code})`);
    } finally {
      clearInterval(beat);
    }
  }

  /** One at a time, as PGlite does anyway. Work that has waited too long is not started. */
  function run<Result>(
    work: (pglite: PGlite, detector: HangDetector) => Promise<Result>,
    milliseconds: number,
  ) {
    if (queued >= QUEUE) {
      return Promise.reject(new DatabaseError("busy", null, "too many requests at once"));
    }
    queued++;
    let late = false;
    const mine = turn.then(() => {
      queued--;
      if (late) throw new DatabaseError("timeout");
      return runWatched(work);
    });
    turn = mine.catch(() => {});
    return within(milliseconds, mine, () => {
      late = true;
    });
  }

  const session = (on: PGlite | Transaction): Session => ({
    query: <Row>(sql: string, parameters: readonly unknown[] = []) =>
      on.query<Row>(sql, [...parameters]).then(({ rows }) => rows, fail),
    exec: (sql) => on.exec(sql).then(() => {}, fail),
  });

  const tx: Database["tx"] = (work, milliseconds = ANSWER_MS) =>
    run(
      (pglite, detector) =>
        guardTx(
          (body: (tx: Transaction) => ReturnType<typeof work>) => pglite.transaction(body),
          (tx) => detector.outside(() => work(detector.watch(session(tx)))),
        ),
      milliseconds,
    );

  return {
    inProcess: true,
    write: (sql, parameters) =>
      run(async (pglite) => {
        await checkWritable(folder);
        return session(pglite).query(sql, parameters);
      }, ANSWER_MS),
    query: (sql, parameters) => run((pglite) => session(pglite).query(sql, parameters), QUIET_MS),
    exec: (sql) => run((pglite) => session(pglite).exec(sql), QUIET_MS),
    tx: (work, milliseconds) =>
      tx(async (session) => {
        await checkWritable(folder);
        return work(session);
      }, milliseconds),
    read: tx,
    async close() {
      await turn;
      // An abandoned instance cannot be closed; its write-ahead log has every acknowledged write.
      await instance?.pglite.close().catch(fail);
    },
  };
}

const fail = (error: unknown): never => {
  throw toDatabaseError(error);
};

/** Rejects if a write would fail. PGlite itself would only report a missing permission. */
async function checkWritable(folder: string): Promise<void> {
  const [{ bavail, bsize }] = await Promise.all([
    statfs(folder),
    access(folder, constants.W_OK).catch(() => {
      throw new DatabaseError("read_only", null, "the data folder takes no writes");
    }),
  ]);
  if (bavail * bsize < FREE_BYTES) {
    throw new DatabaseError("disk_full", null, "the disk is almost full");
  }
}
