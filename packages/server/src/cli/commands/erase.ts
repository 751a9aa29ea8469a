import { daysBefore } from "../../durations";
import { StartError } from "../../errors";
import { inWords } from "../../leads/erasure-hold";
import { leadKinds } from "../../leads/lead-kinds";
import type { Selection } from "../../leads/personal-data";
import { addCounts, type Counts } from "../../storage/row-transfer";
import { settingsLine } from "../connection";
import { usageError } from "../parse-arguments";
import { withProgress } from "../progress";
import { counted } from "../terminal";
import { type Command, type CommandInput, countsTable, referenceOf, requests } from "./command";

const totalOf = (counts: readonly { leads: number }[]) =>
  counts.reduce((sum, { leads }) => sum + leads, 0);

/** `delete`: erases leads by their references, or a person's. */
export const deleteLeads: Command = async function* (input) {
  const { connection, options, positionals } = input;
  const { email, kind } = options;
  const references = [...new Set(positionals.map(referenceOf))];
  if ((email === undefined) === !references.length) {
    throw usageError("La orden «delete» lleva referencias o --email: una de las dos.", "delete");
  }
  const selection: Selection = email === undefined ? { references, kind } : { email, kind };
  const found = await connection.run({ op: "selected", selection });
  const missing = references.filter((reference) => !found.references.includes(reference));
  if (missing.length) {
    throw new StartError(`no hay ninguna solicitud ${missing.join(", ")}; no se borró nada.`);
  }
  if (!(yield* confirmed(input, found))) return;
  const { leads, rows } = await connection.run({ op: "erase", selection });
  yield `${erased(leads.length)}: ${leads.map(({ reference }) => reference).join(", ")}\n\n${countsTable(rows)}\n`;
};

/** `purge`: erases suspected robots' leads, or old ones. */
export const purge: Command = async function* (input) {
  const { connection, options } = input;
  const { quarantine, "older-than": olderThan, kind } = options;
  if (options.expired) {
    if (quarantine || olderThan !== undefined || kind)
      throw usageError(
        "--expired va sin otras condiciones: el plazo de cada tipo es el del servidor.",
        "purge",
      );
    return yield* purgeExpired(input);
  }
  if (!quarantine && olderThan === undefined) {
    throw usageError(
      "La orden «purge» lleva --quarantine, --older-than o las dos, o --expired.",
      "purge",
    );
  }
  const before =
    olderThan === undefined ? undefined : daysBefore(new Date(), olderThan).toISOString();
  const selection: Selection = { quarantine, before, kind };
  const found = await connection.run({ op: "selected", selection });
  if (!(yield* confirmed(input, found))) return;
  yield* eraseAll(input, [selection], totalOf(found.counts));
};

/** `purge --expired`: erases what is past its retention period, also after the server stopped doing so. */
async function* purgeExpired(input: CommandInput) {
  const { connection } = input;
  yield `${settingsLine(connection)}\n`;
  const { expired, backups, hold } = await connection.run({ op: "expired" });
  if (hold) yield `El borrado por plazo está detenido: ${inWords(hold)}.\n`;
  if (!expired.length && !backups && !hold) {
    yield "Nada cumplió su plazo.\n";
    return;
  }
  const total = totalOf(expired);
  const kinds = expired.map(
    ({ kind, leads, days }) => `${leadKinds[kind].title}, ${days} días: ${leads}`,
  );
  const what = `${requests(total)}${total ? ` (${kinds.join("; ")})` : ""} y ${counted(backups, "copia", "copias")} de seguridad`;
  if (!(yield* isWanted(input, what, "borrarían"))) return;
  const selections = expired.map(({ kind, before }): Selection => ({ kind, before }));
  if (total) yield* eraseAll(input, selections, total);
  const removed = await connection.run({ op: "resume" });
  yield `${counted(removed, "copia borrada", "copias borradas")}. Desde ahora el servidor borra por sí solo lo que cumple su plazo.\n`;
}

/** Erases the selected leads in batches, and prints how many they were. */
async function* eraseAll(
  { connection }: CommandInput,
  selections: readonly Selection[],
  total: number,
): AsyncGenerator<string, void, void> {
  let erasedAll = 0;
  let rows: Counts = {};
  await withProgress("Borrando", total, async (progressTo) => {
    for (const selection of selections) {
      let done = 0;
      for (let more = true; more; ) {
        const batch = await connection.run({ op: "purge", selection, done });
        done += batch.leads.length;
        rows = addCounts(rows, batch.rows);
        more = batch.more;
        progressTo(erasedAll + done);
      }
      erasedAll += done;
    }
  });
  yield `${erased(erasedAll)}\n\n${countsTable(rows)}\n`;
}

const erased = (count: number) => `${requests(count)} ${count === 1 ? "borrada" : "borradas"}`;

/** How many references the question lists. */
const MOST_LISTED = 5;

/** Asks whether to erase it; false also with `--dry-run`, which only says what it is. */
async function* isWanted({ options, confirm }: CommandInput, what: string, would: string) {
  if (options["dry-run"]) yield `Se ${would} ${what}\n`;
  else if (options.yes || (await confirm(`¿Borrar ${what}? No se puede deshacer.`))) return true;
  yield "No se borró nada.\n";
  return false;
}

/** Prints what was found and asks for confirmation; false if nothing is to be erased. */
async function* confirmed(
  input: CommandInput,
  {
    counts,
    references,
  }: { counts: { kind: keyof typeof leadKinds; leads: number }[]; references: string[] },
): AsyncGenerator<string, boolean, void> {
  const total = totalOf(counts);
  if (!total) {
    yield `${erased(0)}: no hay ninguna así.\n`;
    return false;
  }
  const kinds = counts.map(({ kind, leads }) => `${leadKinds[kind].title}: ${leads}`).join("; ");
  const names = [...references.slice(0, MOST_LISTED), ...(total > MOST_LISTED ? ["…"] : [])].join(
    ", ",
  );
  const what = `${requests(total)} (${kinds}): ${names}`;
  return yield* isWanted(input, what, total === 1 ? "borraría" : "borrarían");
}
