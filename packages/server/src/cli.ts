import { writeAtomically } from "./cli/atomic-write";
import { toAuditTable } from "./cli/audit-table";
import { backup, checkBackup, leadsOf, restore } from "./cli/backup";
import {
  type AdminConnection,
  collect,
  connect,
  listAll,
  openExisting,
  orderedBy,
  sumAll,
} from "./cli/connection";
import { csvHead, csvLines } from "./cli/csv";
import { findingsOf, mailNotice, toFacts, toTable } from "./cli/leads-table";
import { move } from "./cli/move";
import { needed, parseArguments, USAGE } from "./cli/parse-arguments";
import { startProgress } from "./cli/progress";
import { readReport, writeReport } from "./cli/report";
import { toStatsTable } from "./cli/stats-table";
import { counted, renderTable, terminalWidth } from "./cli/terminal";
import { type Environment, readEnvironment } from "./environment";
import { foldersFrom } from "./folders";
import { release, releasesOf } from "./http/node/releases";
import { createLeadAdmin } from "./leads/admin";
import type { AuditedAction } from "./leads/audit-log";
import { measures } from "./leads/stats";
import { isEntry } from "./process";
import { StartError } from "./start-error";
import type { Database } from "./storage/database";
import { openStorage } from "./storage/node/open-storage";
import type { Counts } from "./storage/row-transfer";

type Options = ReturnType<typeof parseArguments>["options"];

/** The operator's command line. Gives what it prints; throws a StartError to be shown as one line. */
export async function runCli(
  args: readonly string[],
  variables: Record<string, string | undefined>,
): Promise<string> {
  if (args[0] === "--help" || args[0] === "-h") return USAGE;
  const { name, word, options } = parseArguments(args);
  const environment = readEnvironment(variables);
  if (name === "restore") return restoreInto(environment, word);
  if (name === "move") return moveTo(environment, needed(options.to));
  if (name === "release") {
    const version = await release(cdn, releasesOf(environment.DATA_DIR));
    return `${version} queda guardada para siempre en /cdn/${version}/. Reinicia el servidor.`;
  }
  const connection = await connect(environment, migrations);
  try {
    return await commands[name](connection, options, word);
  } finally {
    await connection.close();
  }
}

const { migrations, cdn } = foldersFrom(import.meta.url);

/** Newest entries of the audit log that are shown. */
const AUDIT_LINES = 50;

const json = (value: unknown) => JSON.stringify(value, null, 2);
const request = (count: number) => counted(count, "solicitud", "solicitudes");

const commands: Record<
  Exclude<ReturnType<typeof parseArguments>["name"], "restore" | "move" | "release">,
  (connection: AdminConnection, options: Options, word: string) => Promise<string>
> = {
  async list(connection, options) {
    const list = await collect(listAll(connection, options.kind));
    if (options.json) return json(list.leads);
    const notice = mailNotice(findingsOf(list));
    return [toTable(list.leads, terminalWidth()), ...(notice ? ["", notice] : [])].join("\n");
  },

  async show(connection, options, word) {
    const reference = word.toUpperCase().replace(/^(MAL-)?/, "MAL-");
    const lead = await connection.run({ op: "show", reference });
    if (!lead) throw new StartError(`no hay ninguna solicitud ${reference}.`);
    return options.json ? json(lead) : toFacts(lead, terminalWidth());
  },

  async stats(connection, options) {
    const { by } = options;
    if (by) {
      const sums = await connection.run({ op: "stats", by });
      return options.json ? json(sums) : toStatsTable(sums, by, terminalWidth());
    }
    const all = await sumAll(connection);
    if (options.json) return json(all);
    return measures.map((by) => toStatsTable(all[by], by, terminalWidth())).join("\n\n");
  },

  async report(connection, _, path) {
    const page = writeReport(await readReport(connection), new Date());
    await writeAtomically(path, (file) => file.writeFile(page));
    return `Página escrita en ${path}`;
  },

  async export(connection, options) {
    const { csv: path, email, separator } = options;
    if (!path) return json(await connection.run({ op: "person", email: needed(email) }));
    // Before the first lead leaves the database, so that an export that was broken off is told too.
    await connection.run({ op: "note", action: "export", details: { kind: options.kind } });
    const total = await connection.run({ op: "counts" });
    const progress = startProgress("Exportando", total["maloca.leads"] ?? 0);
    let done = 0;
    try {
      await writeAtomically(path, async (file) => {
        await file.write(csvHead(separator));
        for await (const { leads } of listAll(connection, options.kind)) {
          await file.write(csvLines(leads, separator));
          done += leads.length;
          progress.to(done);
        }
      });
    } finally {
      progress.end();
    }
    return `${request(done)} en ${path}`;
  },

  async delete(connection, options) {
    const { leads, rows } = await connection.run({ op: "delete", email: needed(options.email) });
    const gone = `${request(leads.length)} ${leads.length === 1 ? "borrada" : "borradas"}`;
    if (!leads.length) return gone;
    return [
      `${gone}: ${leads.map(({ reference }) => reference).join(", ")}`,
      "",
      countsTable(rows),
    ].join("\n");
  },

  async doctor(connection, options) {
    const findings = await connection.run({ op: "doctor" });
    if (options.json) return json(findings);
    return `La base de datos responde.\n${mailNotice(findings) ?? "No hay correos sin enviar."}`;
  },

  async retry(connection) {
    const { count, mailing } = await connection.run({ op: "retry" });
    const when = {
      set: "",
      missing: " cuando haya un servidor de correo (SMTP_URL)",
      unknown: " desde donde haya un servidor de correo (SMTP_URL)",
    }[mailing];
    return `${counted(count, "correo se enviará", "correos se enviarán")} de nuevo${when}`;
  },

  async audit(connection, options) {
    const lines = await connection.run({ op: "audit", limit: AUDIT_LINES });
    return options.json ? json(lines) : toAuditTable(lines, terminalWidth());
  },

  async backup(connection, _, path) {
    const counts = await backup(connection, path);
    await connection.run({ op: "note", action: "backup", details: { leads: leadsOf(counts) } });
    return `Copia completa en ${path}\n\n${countsTable(counts)}`;
  },
};

async function restoreInto(environment: Environment, path: string): Promise<string> {
  // Before a database is made for it.
  const foot = await checkBackup(path);
  const storage = await openStorage(environment, migrations, { brief: true });
  try {
    const counts = await restore(storage.database, path, foot);
    await note(storage.database, "restore", counts);
    return `Copia recuperada de ${path}\n\n${countsTable(counts)}`;
  } finally {
    await storage.close();
  }
}

async function moveTo(environment: Environment, url: string): Promise<string> {
  const target = readEnvironment({ DATABASE_URL: url });
  const from = await openExisting({ ...environment, DATABASE_URL: undefined }, migrations);
  try {
    const to = await openStorage(target, migrations);
    try {
      const counts = await move(from.database, to.database);
      await note(to.database, "move", counts);
      return `Todo está en la otra base; los números coinciden.\n\n${countsTable(counts)}\n\nInicia el servidor con DATABASE_URL. La carpeta queda como copia.`;
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}

/** Tells of a command that opens its databases itself. */
const note = (database: Database, action: AuditedAction, counts: Counts) =>
  createLeadAdmin(database, undefined, orderedBy()).note({
    action,
    details: { leads: leadsOf(counts) },
  });

function countsTable(counts: Counts): string {
  const rows = Object.entries(counts);
  return renderTable([
    { title: "TABLA", cells: rows.map(([table]) => table), whole: true },
    { title: "FILAS", cells: rows.map(([, count]) => String(count)), right: true },
  ]);
}

if (isEntry(import.meta.url)) {
  try {
    console.log(await runCli(process.argv.slice(2), process.env));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
