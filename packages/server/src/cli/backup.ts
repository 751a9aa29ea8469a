import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { Readable, type Transform } from "node:stream";
import { createGunzip, createGzip } from "node:zlib";
import { StartError } from "../start-error";
import type { Database } from "../storage/database";
import {
  addCounts,
  type Counts,
  countPage,
  countRows,
  type RowPage,
  readSchema,
  withLongTimeout,
  writePage,
} from "../storage/row-transfer";
import { writeAtomically } from "./atomic-write";
import type { AdminConnection } from "./connection";
import { startProgress } from "./progress";

/**
 * A backup is compressed lines of JSON: the format, pages of leads with all that belongs to them, and
 * last the counts and the digest of every line before, without which it is incomplete.
 */
const FORMAT = "maloca-backup-1";

interface Head {
  format: typeof FORMAT;
  /** Migrations of the database it was taken from. */
  schema: string[];
}

interface Foot {
  counts: Counts;
  sha256: string;
}

/** The rows that came, page by page, through a connection. */
export async function* readRows(connection: AdminConnection): AsyncGenerator<RowPage, void, void> {
  let after: string | null = null;
  do {
    const page: RowPage = await connection.run({ op: "rows", after });
    yield page;
    after = page.next;
  } while (after);
}

/** Writes a backup; gives how many rows of each table are in it. */
export async function backup(connection: AdminConnection, path: string): Promise<Counts> {
  let counts: Counts = {};
  const total = await connection.run({ op: "counts" });
  const progress = startProgress("Copiando", leadsOf(total));
  const sha256 = createHash("sha256");
  async function* lines() {
    const line = (value: Head | RowPage["tables"] | Foot) => `${JSON.stringify(value)}\n`;
    const digested = (value: Head | RowPage["tables"]) => {
      const text = line(value);
      sha256.update(text);
      return text;
    };
    yield digested({ format: FORMAT, schema: await connection.run({ op: "schema" }) });
    for await (const page of readRows(connection)) {
      counts = addCounts(counts, countPage(page));
      yield digested(page.tables);
      progress.to(leadsOf(counts));
    }
    yield line({ counts, sha256: sha256.digest("hex") });
  }
  try {
    await writeAtomically(path, async (file) => {
      for await (const chunk of through(Readable.from(lines()), createGzip())) {
        await file.write(chunk);
      }
    });
  } finally {
    progress.end();
  }
  return counts;
}

/**
 * Restores a checked file into a database without leads, all of it or nothing. Gives the rows of each
 * table.
 */
export async function restore(database: Database, path: string, foot: Foot): Promise<Counts> {
  const progress = startProgress("Recuperando", leadsOf(foot.counts));
  try {
    return await withLongTimeout(database, async (session) => {
      if (leadsOf(await countRows(session))) {
        throw new StartError(
          "la base ya tiene solicitudes. Recupera la copia en una vacía: indica otra carpeta en DATA_DIR.",
        );
      }
      const known = await readSchema(session);
      let done: Counts = {};
      for await (const line of readLines(path)) {
        const value = JSON.parse(line) as Head | Foot | RowPage["tables"];
        if (isHead(value)) {
          const unknown = value.schema.filter((name) => !known.includes(name));
          if (!unknown.length) continue;
          throw new StartError(
            `la copia viene de una versión más nueva (${unknown.join(", ")}). Actualiza y repite.`,
          );
        }
        if (isFoot(value)) break;
        await writePage(session, { tables: value, next: null });
        done = addCounts(done, countPage({ tables: value, next: null }));
        progress.to(leadsOf(done));
      }
      const stored = await countRows(session);
      for (const [table, rows] of Object.entries(foot.counts)) {
        if (stored[table] === rows) continue;
        throw new StartError(
          `${table} quedó con ${stored[table]} filas y no ${rows}; nada cambió.`,
        );
      }
      return foot.counts;
    });
  } finally {
    progress.end();
  }
}

const isHead = (value: object): value is Head => "format" in value;
const isFoot = (value: object): value is Foot => "sha256" in value;
/** How far the work is, and how much there is of it. */
export const leadsOf = (counts: Counts) => counts["maloca.leads"] ?? 0;

/** Reads the file once to its end, so that a truncated or changed copy is refused before it is used. */
export async function checkBackup(path: string): Promise<Foot> {
  const sha256 = createHash("sha256");
  let first = true;
  let foot: Foot | undefined;
  try {
    for await (const line of readLines(path)) {
      const value = JSON.parse(line);
      if (first && value.format !== FORMAT) break;
      first = false;
      if (isFoot(value)) foot = value;
      else sha256.update(`${line}\n`);
    }
  } catch (error) {
    if (Object(error).code === "ENOENT") throw new StartError(`no existe el archivo ${path}.`);
    foot = undefined;
  }
  if (foot && foot.sha256 === sha256.digest("hex")) return foot;
  throw new StartError(`${path} no es una copia completa de Maloca. Usa otra copia.`);
}

async function* readLines(path: string): AsyncGenerator<string, void, void> {
  let held: string[] = [];
  const text = new TextDecoder();
  for await (const chunk of through(createReadStream(path), createGunzip())) {
    const [end = "", ...lines] = text.decode(chunk, { stream: true }).split("\n");
    held.push(end);
    for (const line of lines) {
      yield held.join("");
      held = [line];
    }
  }
}

/** Passes a failure of the first stream on to the second, which is read. */
async function* through(from: Readable, to: Transform): AsyncGenerator<Buffer, void, void> {
  from.on("error", (error) => to.destroy(error));
  from.pipe(to);
  try {
    yield* to;
  } finally {
    from.destroy();
  }
}
