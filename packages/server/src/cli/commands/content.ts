import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { formatSeason, tripName } from "@maloca/catalog";
import { fileOf, HOME, problemLine } from "@maloca/catalog/documents/check";
import type { Documents } from "@maloca/catalog/documents/documents";
import { jsonSchemas, SCHEMAS, schemaOf } from "@maloca/catalog/documents/json-schemas";
import { type PictureFile, photosIn } from "@maloca/catalog/documents/photos";
import { tripOf } from "@maloca/catalog/trips/from-document";
import { isSame } from "../../content/changes";
import { copyTrip, textsWithYear } from "../../content/copy";
import { SHIPPED } from "../../content/versions";
import { withoutPhotos } from "../../content/withdrawn";
import { StartError } from "../../errors";
import { longMoment } from "../../moments";
import type { AdminConnection } from "../connection";
import { type Options, usageError } from "../parse-arguments";
import { counted, renderTable } from "../terminal";
import { type Command, json } from "./command";

/** Which version a folder was exported from: what others publish meanwhile is not overwritten. */
const VERSION_FILE = ".version";

const PHOTO_NAME = /^[\w-]+\.\w+$/;

const ACTIONS = ["export", "import", "list", "use", "copy"];

/** `content`: the documents of what is sold. */
export const content: Command = async function* ({ connection, options, positionals }) {
  const [action = "", word = "", other = ""] = positionals;
  if (!ACTIONS.includes(action))
    throw usageError(`No conozco «content ${action}». Puede ser: ${ACTIONS.join(" ")}`, "content");
  const missing = { use: "NÚMERO", copy: "VIAJE" }[action] ?? "CARPETA";
  if (action !== "list" && !word)
    throw usageError(`A «content ${action}» le falta ${missing}.`, "content");
  if (action === "export") {
    const folder = resolve(word);
    yield await keepEdits(connection, folder);
    const { version, documents } = await connection.run({ op: "content" });
    for (const [name, document] of Object.entries(documents))
      await write(join(folder, fileOf(name)), textOf({ $schema: schemaOf(name), ...document }));
    for (const [name, schema] of Object.entries(jsonSchemas()))
      await write(join(folder, SCHEMAS, fileOf(name)), textOf(schema));
    const photos = await exportPhotos(connection, documents, folder);
    await write(join(folder, VERSION_FILE), `${version}\n`);
    yield `${counted(Object.keys(documents).length, "documento", "documentos")}${photos ? ` y ${counted(photos, "foto", "fotos")}` : ""} en ${folder}, de ${versionName(version)}.\n`;
  } else if (action === "import") {
    const folder = resolve(word);
    const { texts, base } = await documentsIn(folder);
    if (!Object.keys(texts).length)
      throw new StartError(`en ${folder} no hay documentos. «content export» los escribe allí.`);
    const left = await withoutWithdrawn(connection, texts, folder);
    yield left.told;
    const named = await importPhotos(connection, left.texts, folder);
    const answer = await connection.run({
      ...{
        op: "publish",
        texts: named,
        base: base ?? (await connection.run({ op: "content" })).version,
      },
      note: options.note ?? "",
    });
    if ("problems" in answer)
      throw new StartError(`nada se publicó.\n${answer.problems.map(problemLine).join("\n")}`);
    if ("conflicts" in answer)
      throw new StartError(
        `nada se publicó: alguien cambió ${answer.conflicts.map(fileOf).join(", ")} después de que exportaste. Exporta a otra carpeta, y pon allí tus cambios.`,
      );
    const { version, changes } = answer;
    yield changes.length
      ? `${changes.join("\n")}\n${counted(changes.length, "cambio", "cambios")}. Se publicó ${versionName(version)}; el sitio la muestra en segundos.\n`
      : `Nada cambió: se muestra ${versionName(version)}.\n`;
    for (const [name, text] of Object.entries(named))
      if (text !== texts[name]) await write(join(folder, fileOf(name)), text);
    // Last: it is published, whether the folder takes the number or not.
    await write(join(folder, VERSION_FILE), `${version}\n`);
  } else if (action === "copy") {
    yield* copy(connection, word, other, options);
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

const photoFile = (folder: string, photo: string) => join(folder, "fotos", photo);

/** Writes the photographs that documents name beside them, but for those of the build. Returns how many. */
async function exportPhotos(
  connection: AdminConnection,
  documents: Documents,
  folder: string,
): Promise<number> {
  const names = new Set(photosIn(documents).map(({ photo }) => photo));
  let written = 0;
  for (const photo of names) {
    const text = await connection.run({ op: "picture", photo });
    if (text === null) continue;
    await write(photoFile(folder, photo), Buffer.from(text, "base64"));
    written++;
  }
  return written;
}

/**
 * Sends the photographs of a folder that the server does not have.
 * @returns the documents' texts, with the names and sizes by which the server keeps them.
 */
async function importPhotos(
  connection: AdminConnection,
  texts: Readonly<Record<string, string>>,
  folder: string,
): Promise<Record<string, string>> {
  const said = Object.entries(texts).map(([name, text]) => [name, saidIn(text)] as const);
  const names = new Set(photosIn(Object.fromEntries(said)).map(({ photo }) => photo));
  const kept = new Map<string, PictureFile>();
  for (const photo of names) {
    // Whatever a document says: a name that is none is for the schema to refuse.
    const content = PHOTO_NAME.test(photo)
      ? await readFile(photoFile(folder, photo)).catch(() => undefined)
      : undefined;
    if (!content || (await connection.run({ op: "picture", photo })) !== null) continue;
    const answer = await connection.run({ op: "addPicture", text: content.toString("base64") });
    if ("mend" in answer) throw new StartError(`nada se publicó.\nfotos/${photo} ${answer.mend}`);
    if (answer.photo !== photo) kept.set(photo, answer);
  }
  const named = said.map(([name, document]): [string, string] => {
    const changed = photosIn(document).some(({ photo }) => kept.has(photo));
    return [name, changed ? textOf(withPhotos(document, kept)) : (texts[name] ?? "")];
  });
  return Object.fromEntries(named);
}

/** A value of a document with other photographs, by the names that it has for them. */
function withPhotos(value: unknown, kept: ReadonlyMap<string, PictureFile>): unknown {
  if (Array.isArray(value)) return value.map((each) => withPhotos(each, kept));
  if (typeof value !== "object" || value === null) return value;
  const photo = "photo" in value ? kept.get(String(value.photo)) : undefined;
  if (photo) return { ...value, ...photo };
  const parts = Object.entries(value).map(([key, part]) => [key, withPhotos(part, kept)]);
  return Object.fromEntries(parts);
}

/** A trip's document, or volunteering's; undefined if there is none of this name. */
const documentIn = (documents: Documents, name: `trips/${string}`) =>
  Object.hasOwn(documents, name) ? documents[name] : undefined;

/** Publishes a trip once more under another address, hidden, with its dates moved. */
async function* copy(
  connection: AdminConnection,
  from: string,
  to: string,
  { days, year, note }: Options,
) {
  if (!to) throw usageError("A «content copy» le falta la dirección de la copia.", "content");
  const { version, documents } = await connection.run({ op: "content" });
  const trip = documentIn(documents, `trips/${from}`);
  const name = `trips/${to}` as const;
  if (!trip || !("card" in trip))
    throw new StartError(`no hay un viaje ${from}: escríbelo como se llama su documento.`);
  if (documentIn(documents, name))
    throw new StartError(`${fileOf(name)} ya existe: da otra dirección a la copia.`);
  if (days && year) throw usageError("«content copy» lleva --days o --year, no ambas.", "content");
  const move = days ? { days } : year ? { year } : undefined;
  if (trip.season ? !move : move)
    throw new StartError(
      trip.season
        ? `${from} tiene fechas: di cuánto se mueven, con --days N o --year AAAA.`
        : `${from} no tiene fechas que mover: quita --days y --year.`,
    );
  const copied = copyTrip(trip, to, move);
  const answer = await connection.run({
    ...{ op: "publish", texts: { [name]: JSON.stringify(copied) }, base: version },
    note: note ?? `copia de ${from}`,
  });
  if ("problems" in answer)
    throw new StartError(`nada se copió: ${answer.problems.map(problemLine).join("; ")}`);
  if ("conflicts" in answer)
    throw new StartError(
      `alguien publicó ${fileOf(name)} entretanto. Da otra dirección a la copia.`,
    );
  const { season } = copied;
  const dates = season ? `, ${formatSeason(season)}` : "";
  yield `${fileOf(name)}: ${tripName(tripOf(copied))}${dates}. Queda oculto hasta que ${fileOf(HOME)} lo nombre.\n`;
  const old = trip.season?.start.slice(0, 4);
  const said = old && season?.start.slice(0, 4) !== old ? textsWithYear(copied, old) : [];
  if (said.length) yield `Sus textos quedan como eran. Revisa:\n${said.join("\n")}\n`;
}

const versionName = (number: number) =>
  number === SHIPPED ? "la versión de la instalación" : `la versión ${number}`;

async function write(path: string, text: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true }).catch(refuse(path));
  await writeFile(path, text).catch(refuse(path));
}

const refuse = (path: string) => (error: unknown) => {
  throw new StartError(
    `no se puede escribir ${path} (${Object(error).code}). Indica otra carpeta.`,
  );
};

/** A document as its file has it. */
const textOf = (document: unknown) => `${json(document)}\n`;

/** What a file says; its text where that is no JSON. */
function saidIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Refuses to export over a document that somebody has changed in the folder and not published. */
async function keepEdits(connection: AdminConnection, folder: string): Promise<string> {
  const read = await documentsIn(folder).catch(() => ({ texts: {}, base: undefined }));
  if (!Object.keys(read.texts).length) return "";
  const { base } = read;
  const { texts, told } = await withoutWithdrawn(connection, read.texts, folder);
  const { documents } = await connection.run({ op: "content", version: base });
  const exported = new Map(Object.entries(documents));
  const edited = Object.entries(texts)
    .filter(([name, text]) => !isSame(saidIn(text), exported.get(name)))
    .map(([name]) => fileOf(name));
  if (edited.length)
    throw new StartError(
      `en ${folder} hay cambios sin publicar: ${edited.join(", ")}. Publícalos con «content import», o exporta a otra carpeta.`,
    );
  return told;
}

/** Takes the photographs that were withdrawn out of a folder's texts, and their files out of the folder. */
async function withoutWithdrawn(
  connection: AdminConnection,
  texts: Readonly<Record<string, string>>,
  folder: string,
): Promise<{ texts: Readonly<Record<string, string>>; told: string }> {
  const said = Object.entries(texts).map(([name, text]) => [name, saidIn(text)] as const);
  const photos = photosIn(Object.fromEntries(said)).map(({ photo }) => photo);
  const gone = photos.length ? await connection.run({ op: "withdrawn", photos }) : [];
  for (const photo of gone) await rm(photoFile(folder, photo), { force: true });
  if (!gone.length) return { texts, told: "" };
  const left = said.map(([name, document]) => [
    ...[name, isGone(document, gone) ? textOf(withoutPhotos(document, gone)) : texts[name]],
  ]);
  const told = `${counted(gone.length, "foto se retiró", "fotos se retiraron")}: su lugar queda sin ella, y su archivo ya no está en ${folder}.\n`;
  return { texts: Object.fromEntries(left), told };
}

const isGone = (document: unknown, gone: readonly string[]) =>
  photosIn(document).some(({ photo }) => gone.includes(photo));

/** The documents of a folder: their texts by name, and the version that they were exported from. */
async function documentsIn(folder: string) {
  const files = await readdir(folder, { recursive: true }).catch(() => {
    throw new StartError(`no se puede leer la carpeta ${folder}.`);
  });
  const names = files
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".json") && !file.startsWith(`${SCHEMAS}/`))
    .map((file) => file.slice(0, -".json".length));
  const texts: Record<string, string> = {};
  for (const name of names) texts[name] = await readFile(join(folder, fileOf(name)), "utf8");
  const version = await readFile(join(folder, VERSION_FILE), "utf8").catch(() => "");
  return { texts, base: /^\d{1,9}\s*$/.test(version) ? Number(version) : undefined };
}
