import { measures } from "../../leads/stats";
import { StartError } from "../../start-error";
import { writeAtomically } from "../../storage/node/atomic-write";
import { toAuditTable } from "../audit-table";
import { type AdminConnection, pagesOf } from "../connection";
import { mailNotice, toFacts, toTable } from "../leads-table";
import { readReport, writeReport } from "../report";
import { toAnswersTables, toStatsTable, withoutRobots } from "../stats-table";
import { terminalWidth } from "../terminal";
import { type Command, filterBy, json, referenceOf } from "./command";

/** How many leads, or entries of the log, are shown unless the operator says. */
const SHOWN = 50;

export const list: Command = async function* ({ connection, options }) {
  const { limit = SHOWN } = options;
  const pages = pagesOf(connection, filterBy(options), limit);
  if (options.json) {
    let shown = 0;
    for await (const { leads } of pages) {
      for (const lead of leads) yield `${shown++ ? "," : "["}\n${indented(lead)}`;
    }
    yield shown ? "\n]\n" : "[]\n";
    return;
  }
  let shown = 0;
  let more = false;
  for await (const { leads, next } of pages) {
    // Each page is a table of its own: all of them at once may be a million lines.
    if (leads.length || !shown) yield `${shown ? "\n" : ""}${toTable(leads, terminalWidth())}\n`;
    shown += leads.length;
    more = next !== null;
  }
  if (more && options.limit === undefined)
    yield `\nHay más que las ${shown} más nuevas: --limit N muestra más, --since y --search las buscan.\n`;
  const notice = mailNotice(await connection.run({ op: "doctor" }));
  if (notice) yield `\n${notice}\n`;
};

const indented = (value: unknown) => json(value).replace(/^/gm, "  ");

export const show: Command = async function* ({ connection, options, words: [word = ""] }) {
  const reference = referenceOf(word);
  const lead = await connection.run({ op: "show", reference });
  if (!lead) throw new StartError(`no hay ninguna solicitud ${reference}.`);
  yield `${options.json ? json(lead) : toFacts(lead, terminalWidth())}\n`;
};

/** By each measure in its order. The destination's table is read when the first measures are told. */
async function* sumsOf(connection: AdminConnection) {
  const all = await connection.run({ op: "allStats" });
  for (const by of measures)
    yield { by, sums: by === "destination" ? await connection.run({ op: "stats", by }) : all[by] };
}

export const stats: Command = async function* ({ connection, options }) {
  const { by } = options;
  if (options.json) {
    const all: Record<string, unknown> = {};
    if (!by) {
      for await (const { by, sums } of sumsOf(connection)) all[by] = sums;
      all.firstAnswers = await connection.run({ op: "firstAnswers" });
    }
    yield `${json(by ? await connection.run({ op: "stats", by }) : all)}\n`;
    return;
  }
  if (by) {
    const sums = await connection.run({ op: "stats", by });
    yield `${toStatsTable(sums, by, terminalWidth())}\n`;
  } else {
    let between = "";
    for await (const { by, sums } of sumsOf(connection)) {
      yield `${between}${toStatsTable(sums, by, terminalWidth())}\n`;
      between = "\n";
    }
    const answers = await connection.run({ op: "firstAnswers" });
    const tables = toAnswersTables(answers, terminalWidth());
    if (tables) yield `\n${tables}\n`;
  }
  const robots = await connection.run({ op: "robots" });
  if (robots) yield `\n${withoutRobots(robots)}\n`;
};

export const report: Command = async function* ({ connection, words: [path = ""] }) {
  const page = writeReport(await readReport(connection), new Date());
  await writeAtomically(path, (file) => file.writeFile(page));
  yield `Página escrita en ${path}\n`;
};

export const audit: Command = async function* ({ connection, options }) {
  const lines = await connection.run({ op: "audit", limit: options.limit ?? SHOWN });
  yield `${options.json ? json(lines) : toAuditTable(lines, terminalWidth())}\n`;
};
