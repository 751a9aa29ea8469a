import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileOf } from "@maloca/catalog/documents/check";
import { SHIPPED } from "../../content/versions";
import { StartError } from "../../errors";
import { longMoment } from "../../moments";
import { usageError } from "../parse-arguments";
import { counted, renderTable } from "../terminal";
import { type Command, json } from "./command";

/** Which version a folder was exported from: what others publish meanwhile is not overwritten. */
const VERSION_FILE = ".version";

const ACTIONS = ["export", "import", "list", "use"];

/** `content`: the documents of what is sold. */
export const content: Command = async function* ({ connection, options, positionals }) {
  const [action = "", word = ""] = positionals;
  if (!ACTIONS.includes(action))
    throw usageError(`No conozco «content ${action}». Puede ser: ${ACTIONS.join(" ")}`, "content");
  if (action !== "list" && !word)
    throw usageError(
      `A «content ${action}» le falta ${action === "use" ? "NÚMERO" : "CARPETA"}.`,
      "content",
    );
  if (action === "export") {
    const { version, documents } = await connection.run({ op: "content" });
    const folder = resolve(word);
    for (const [name, document] of Object.entries(documents))
      await write(join(folder, fileOf(name)), `${json(document)}\n`);
    await write(join(folder, VERSION_FILE), `${version}\n`);
    yield `${counted(Object.keys(documents).length, "documento", "documentos")} en ${folder}, de ${versionName(version)}.\n`;
  } else if (action === "import") {
    const folder = resolve(word);
    const { texts, base } = await documentsIn(folder);
    const answer = await connection.run({
      ...{ op: "publish", texts, base: base ?? (await connection.run({ op: "content" })).version },
      note: options.note ?? "",
    });
    if ("problems" in answer)
      throw new StartError(
        `nada se publicó.\n${answer.problems
          .map(({ file, place, mend }) =>
            [file, place]
              .filter(Boolean)
              .join(" ")
              .concat(file ? ": " : "", mend),
          )
          .join("\n")}`,
      );
    if ("conflicts" in answer)
      throw new StartError(
        `nada se publicó: alguien cambió ${answer.conflicts.map(fileOf).join(", ")} después de que exportaste. Exporta a otra carpeta, y pon allí tus cambios.`,
      );
    await write(join(folder, VERSION_FILE), `${answer.version}\n`);
    if (!answer.changes.length) yield `Nada cambió: se muestra ${versionName(answer.version)}.\n`;
    else
      yield `${answer.changes.join("\n")}\n${counted(answer.changes.length, "cambio", "cambios")}. Se publicó ${versionName(answer.version)}; el sitio la muestra en segundos.\n`;
  } else if (action === "use") {
    const number = Number(word);
    if (!Number.isInteger(number) || !(await connection.run({ op: "useContent", number })))
      throw new StartError(`no hay una versión ${word}. Las que hay: content list.`);
    yield `El sitio muestra ${versionName(number)} en segundos.\n`;
  } else {
    const { current, versions } = await connection.run({ op: "contentVersions" });
    if (options.json) yield `${json({ current, versions })}\n`;
    else if (!versions.length) yield "Se muestran los documentos de la instalación.\n";
    else
      yield `${renderTable(versions, [
        { title: "VERSIÓN", cell: ({ number }) => number, right: true },
        { title: "PUBLICADA", cell: ({ publishedAt }) => longMoment(publishedAt) },
        { title: "POR", cell: ({ author }) => author },
        { title: "NOTA", cell: ({ note }) => note },
        { title: "", cell: ({ number }) => (number === current ? "se muestra" : "") },
      ])}\n`;
  }
};

const versionName = (number: number) =>
  number === SHIPPED ? "la versión de la instalación" : `la versión ${number}`;

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true }).catch(refuse(path));
  await writeFile(path, text).catch(refuse(path));
}

const refuse = (path: string) => (error: unknown) => {
  throw new StartError(
    `no se puede escribir ${path} (${Object(error).code}). Indica otra carpeta.`,
  );
};

/** The documents of an exported folder: their texts by name, and the version that they were exported from. */
async function documentsIn(folder: string) {
  const files = await readdir(folder, { recursive: true }).catch(() => {
    throw new StartError(`no se puede leer la carpeta ${folder}.`);
  });
  const names = files
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -".json".length));
  if (!names.length)
    throw new StartError(`en ${folder} no hay documentos. «content export» los escribe allí.`);
  const texts: Record<string, string> = {};
  for (const name of names) texts[name] = await readFile(join(folder, fileOf(name)), "utf8");
  const version = await readFile(join(folder, VERSION_FILE), "utf8").catch(() => undefined);
  const base = version === undefined || !/^\d{1,9}\s*$/.test(version) ? undefined : Number(version);
  return { texts, base };
}
