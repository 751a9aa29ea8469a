import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip, createGzip } from "node:zlib";
import { StartError } from "../../errors";
import type { Database, Session } from "../database";
import {
  addCounts,
  type Counts,
  countRows,
  countTables,
  leadsIn,
  type RowPage,
  readPage,
  readSchema,
  type TableRows,
  withLongTimeout,
  writePage,
} from "../row-transfer";
import { writeAtomically } from "./files";
import { isSealed, seal, unseal } from "./seal";

/**
 * A backup is compressed lines of JSON: a header with the format, pages of rows, and a footer with the counts and
 * the digest of all lines before, without which it is incomplete. With a passphrase it is encrypted.
 */
export const BACKUP_FORMAT = "maloca-backup-1";

interface Header {
  format: typeof BACKUP_FORMAT;
  /** Migrations of the database it was taken from. */
  schema: string[];
}

interface Footer {
  counts: Counts;
  sha256: string;
}

/** A file that was read to its end and is complete. */
export interface CheckedBackup extends Footer {
  path: string;
  schema: string[];
  passphrase?: string | undefined;
  /** Whether it is encrypted. */
  sealed: boolean;
}

interface BackupOptions {
  passphrase?: string | undefined;
  /** Called with the number of leads that are done. */
  onProgress?: (leads: number) => void;
}

/** The source of a backup's rows: a database, or the server that has it open. */
export interface RowSource {
  schema(): Promise<string[]>;
  page(after: string | null): Promise<RowPage>;
}

export const rowsOf = (database: Database): RowSource => ({
  schema: () => readSchema(database),
  page: (after) => readPage(database, after),
});

/** Writes a backup. Returns the number of rows of each table. */
export async function writeBackup(
  source: RowSource,
  path: string,
  { passphrase, onProgress = () => {} }: BackupOptions = {},
): Promise<Counts> {
  let counts: Counts = {};
  const sha256 = createHash("sha256");
  async function* lines() {
    const digested = (json: string) => {
      const line = `${json}\n`;
      sha256.update(line);
      return line;
    };
    const header: Header = { format: BACKUP_FORMAT, schema: await source.schema() };
    yield digested(JSON.stringify(header));
    let after: string | null = null;
    do {
      const page: RowPage = await source.page(after);
      counts = addCounts(counts, page.counts);
      yield digested(page.json);
      onProgress(leadsIn(counts));
      after = page.next;
    } while (after);
    const footer: Footer = { counts, sha256: sha256.digest("hex") };
    yield `${JSON.stringify(footer)}\n`;
  }
  await writeAtomically(path, seal(pipeline(lines(), createGzip(), atEnd), passphrase));
  return counts;
}

/**
 * Restores a checked backup into a database without leads, in one transaction. Returns the number of rows of each
 * table.
 */
export const restoreBackup = (
  database: Database,
  backup: CheckedBackup,
  onProgress?: BackupOptions["onProgress"],
): Promise<Counts> =>
  withLongTimeout(database, async (session) => {
    // PostgreSQL fills new files of its log with zeros, to reserve disk space; the embedded database keeps the
    // zeros in memory. A restore needs no reserve: if the disk is full, it fails and nothing is lost.
    if (database.inProcess) await session.exec("set local wal_init_zero = off");
    return restoreIn(session, backup, onProgress);
  });

/** The same within a transaction. */
export async function restoreIn(
  session: Session,
  backup: CheckedBackup,
  onProgress: BackupOptions["onProgress"] = () => {},
): Promise<Counts> {
  const before = await countRows(session);
  if (leadsIn(before)) {
    throw new StartError(
      "la base ya tiene solicitudes. Recupera la copia en una vacía: indica otra carpeta en DATA_DIR.",
    );
  }
  const known = await readSchema(session);
  const unknown = backup.schema.filter((name) => !known.includes(name));
  if (unknown.length) {
    throw new StartError(
      `la copia viene de una versión más nueva (${unknown.join(", ")}). Actualiza y repite.`,
    );
  }
  let done: Counts = {};
  for await (const tables of readPages(backup)) {
    await writePage(session, tables);
    done = addCounts(done, countTables(tables));
    onProgress(leadsIn(done));
  }
  const stored = await countRows(session);
  for (const [table, rows] of Object.entries(backup.counts)) {
    // A new database may already have rows in tables that are not about leads.
    const expected = (before[table] ?? 0) + rows;
    if (stored[table] === expected) continue;
    throw new StartError(
      `${table} quedó con ${stored[table]} filas y no ${expected}; nada cambió.`,
    );
  }
  return backup.counts;
}

/** The rows of a checked file, page by page. */
export async function* readPages({
  path,
  passphrase,
}: Pick<CheckedBackup, "path" | "passphrase">): AsyncGenerator<TableRows, void, void> {
  for await (const line of readLines(path, passphrase)) {
    const value = parsed(line);
    if (isFooter(value)) return;
    if (isHeader(value)) continue;
    if (!isPage(value)) throw notWhole(path);
    yield value;
  }
}

// Anybody can write a file whose digest fits, and the operator's command reads it.

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isHeader = (value: unknown): value is Header =>
  isObject(value) &&
  value.format === BACKUP_FORMAT &&
  Array.isArray(value.schema) &&
  value.schema.every((name) => typeof name === "string");

const isFooter = (value: unknown): value is Footer =>
  isObject(value) &&
  typeof value.sha256 === "string" &&
  isObject(value.counts) &&
  Object.values(value.counts).every(Number.isInteger);

const isPage = (value: unknown): value is TableRows =>
  isObject(value) &&
  Object.values(value).every((rows) => Array.isArray(rows) && rows.every(isObject));

/** A line as JSON; undefined where it is none. */
function parsed(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? "");
  } catch {
    return undefined;
  }
}

const notWhole = (path: string) =>
  new StartError(`${path} no es una copia completa de Maloca. Usa otra copia.`);

/** Reads the whole file, and throws a StartError if it is incomplete or was changed. */
export async function checkBackup(path: string, passphrase?: string): Promise<CheckedBackup> {
  const sha256 = createHash("sha256");
  let schema: string[] | undefined;
  // Only the first and the last line are parsed: the digest checks the others.
  let last: string | undefined;
  try {
    for await (const line of readLines(path, passphrase)) {
      if (last === undefined) {
        const header = parsed(line);
        if (!isHeader(header)) break;
        schema = header.schema;
      } else sha256.update(`${last}\n`);
      last = line;
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    if (Object(error).code === "ENOENT") throw new StartError(`no existe el archivo ${path}.`);
  }
  const footer = parsed(last);
  if (!schema || !isFooter(footer) || footer.sha256 !== sha256.digest("hex")) throw notWhole(path);
  return { ...footer, schema, path, passphrase, sealed: await isSealed(path) };
}

/** The most characters of a line. A page of 500 leads has far fewer; a small file can unpack to one that fills the memory. */
const LINE_MAX = 2 ** 28;

async function* readLines(
  path: string,
  passphrase: string | undefined,
): AsyncGenerator<string, void, void> {
  let parts: string[] = [];
  let length = 0;
  const text = new TextDecoder();
  const plain = unseal(createReadStream(path), passphrase);
  for await (const chunk of pipeline(plain, createGunzip(), atEnd)) {
    const [end = "", ...lines] = text.decode(chunk, { stream: true }).split("\n");
    parts.push(end);
    length += end.length;
    if (length > LINE_MAX) throw notWhole(path);
    for (const line of lines) {
      yield parts.join("");
      parts = [line];
      length = line.length;
    }
  }
}

/** For `pipeline`: whoever reads its last stream gets the errors. */
const atEnd = () => {};
