import { StartError } from "../../errors";
import { filterOf } from "../../leads/lead-filter";
import { LEADS_A_PAGE, type ListedLead } from "../../leads/list-leads";
import { pagesOf } from "../connection";
import { mailNotice, toFacts, toTable } from "../leads-table";
import { terminalWidth } from "../terminal";
import { type Command, json, referenceOf } from "./command";

/** How many leads are shown without `--limit`. */
const SHOWN = 50;

export const list: Command = async function* ({ connection, options }) {
  const { limit = SHOWN } = options;
  const pages = pagesOf(connection, filterOf({ ...options, testMode: options.test }), limit);
  let shown = 0;
  if (options.json) {
    yield "[";
    for await (const { leads } of pages) {
      for (const lead of leads) yield `${shown++ ? "," : ""}\n${indented(lead)}`;
    }
    yield shown ? "\n]\n" : "]\n";
    return;
  }
  let gathered: ListedLead[] = [];
  let more = false;
  const table = () => {
    const text = `${shown ? "\n" : ""}${toTable(gathered, terminalWidth())}\n`;
    shown += gathered.length;
    gathered = [];
    return text;
  };
  for await (const { leads, next } of pages) {
    gathered.push(...leads);
    more = next !== null;
    // The first leads are shown at once, the others a page at a time: all together may be a million lines.
    if (gathered.length && (!shown || gathered.length >= LEADS_A_PAGE)) yield table();
  }
  if (gathered.length || !shown) yield table();
  if (more && options.limit === undefined)
    yield `\nHay más que las ${shown} más nuevas: --limit N muestra más, --since y --search las buscan.\n`;
  const notice = mailNotice(await connection.run({ op: "doctor" }));
  if (notice) yield `\n${notice}\n`;
};

const indented = (value: unknown) => json(value).replace(/^/gm, "  ");

export const show: Command = async function* ({ connection, options, positionals: [word = ""] }) {
  const reference = referenceOf(word);
  const lead = await connection.run({ op: "show", reference });
  if (!lead) throw new StartError(`no hay ninguna solicitud ${reference}.`);
  yield `${options.json ? json(lead) : toFacts(lead, terminalWidth())}\n`;
};
