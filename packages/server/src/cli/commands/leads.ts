import { settings } from "@maloca/catalog";
import { csvHead, csvLines } from "../../leads/csv";
import { filterOf } from "../../leads/lead-filter";
import { signInPath } from "../../leads/team-access";
import { isPlaceholder } from "../../placeholders";
import { writeAtomically } from "../../storage/node/files";
import { pagesOf } from "../connection";
import { usageError } from "../parse-arguments";
import { withProgress } from "../progress";
import { counted } from "../terminal";
import { type Command, json, requests } from "./command";

/** `export`: a file for a spreadsheet, or all that is stored about a person. */
export const exportLeads: Command = async function* ({ connection, options }) {
  const { csv: path = "", email, separator } = options;
  if (email) {
    yield `${json(await connection.run({ op: "person", email }))}\n`;
    return;
  }
  const filter = filterOf({ ...options, testMode: options.test });
  const asked = Object.entries(filter).flatMap(([name, value]) =>
    // The text of a search may be a person's name: the log only says that there was one.
    value ? [[name, name === "search" || name === "partner" ? true : value] as const] : [],
  );
  // Written before the first lead is read, so that the log also has interrupted exports.
  await connection.run({ op: "note", action: "export", details: Object.fromEntries(asked) });
  let done = 0;
  async function* lines(progressTo: (leads: number) => void) {
    yield csvHead(separator);
    for await (const { leads } of pagesOf(connection, filter)) {
      yield csvLines(leads, separator);
      done += leads.length;
      progressTo(done);
    }
  }
  await withProgress("Exportando", null, (to) => writeAtomically(path, lines(to)));
  yield `${requests(done)} en ${path}\n`;
};

export const retry: Command = async function* ({ connection }) {
  const { count, mailing } = await connection.run({ op: "retry" });
  const when = {
    set: "",
    missing: " cuando haya un servidor de correo (SMTP_URL)",
    unknown: " desde donde haya un servidor de correo (SMTP_URL)",
  }[mailing];
  yield `${counted(count, "correo se enviará", "correos se enviarán")} de nuevo${when}\n`;
};

/** `link`: a link that signs a colleague in at the team's page. */
export const link: Command = async function* ({
  connection,
  environment,
  positionals: [address = ""],
}) {
  if (!address.includes("@")) throw usageError("Escribe el correo de la persona.", "link");
  const secret = await connection.run({ op: "teamLink", address });
  const { HOST, PORT } = environment;
  const site = isPlaceholder(settings.siteUrl) ? `http://${HOST}:${PORT}` : settings.siteUrl;
  yield `${site}${signInPath(secret)}\n`;
};
