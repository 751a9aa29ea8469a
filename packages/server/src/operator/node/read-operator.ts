import { copyFile, mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Readable } from "node:stream";
import { isDeepStrictEqual } from "node:util";
import { setOperator } from "@maloca/catalog/operator";
import { errorCode } from "../../errors";
import { type ConsentTexts, keepConsentTexts, readConsentTexts } from "../../leads/consents";
import type { Log } from "../../log";
import type { Session } from "../../storage/database";
import { shortHash, writeAtomically } from "../../storage/node/files";
import { addedConsentTexts, built, type Operator, operatorOf } from "../operator";
import { parseOperatorFile } from "../operator-file";
import { readPictures } from "./read-pictures";

/** The operator's facts in the data folder. */
const operatorFileIn = (dataDir: string) => resolve(dataDir, "maloca.json");

/** The folder of the pictures that the file names. */
const picturesIn = (dataDir: string) => resolve(dataDir, "fotos");

/** A copy of the last valid file and its pictures, for a start while the file is wrong. */
const lastGoodIn = (dataDir: string) => resolve(dataDir, "maloca.last-good.json");
const lastPicturesIn = (dataDir: string) => resolve(dataDir, "maloca.last-good");

/** Whether these are the facts of the build. */
export const isBuiltOperator = (operator: Operator) => isDeepStrictEqual(operator, built);

export interface ReadOperator {
  operator: Operator;
  /** The file; null if there is none, and the facts are those of the build. */
  file: string | null;
  /** The hash of the text that was read, also of a wrong one. */
  hash: string;
  /** Why the file was not used: one line. */
  wrong: string | null;
}

async function textOf(file: string): Promise<string | undefined> {
  return readFile(file, "utf8").catch((error) => {
    if (error.code === "ENOENT") return undefined;
    throw new Error(`cannot be read: ${errorCode(error)}`);
  });
}

/**
 * Reads `maloca.json`. If it is wrong, returns the reason, with the facts of the last valid file, or else
 * `before`. Never rejects.
 * @param known the consent texts of all versions that were ever in use.
 * @param site the built site, in which pictures are replaced.
 */
export async function readOperator(
  dataDir: string,
  {
    before,
    known = {},
    site,
  }: {
    before?: Operator | undefined;
    known?: ConsentTexts;
    site?: string | undefined;
  } = {},
): Promise<ReadOperator> {
  const file = operatorFileIn(dataDir);
  const kept = before ?? (await lastGood(dataDir));
  let text = "";
  try {
    const found = await textOf(file);
    if (found === undefined) return { operator: operatorOf({}), file: null, hash: "", wrong: null };
    text = found;
    const operator = await withPictureFiles(text, picturesIn(dataDir), site);
    checkConsents(operator, { ...(kept && addedConsentTexts(kept)), ...known });
    return { operator, file, hash: shortHash(text), wrong: null };
  } catch (error) {
    const operator = kept ?? operatorOf({});
    return { operator, file, hash: shortHash(text), wrong: (error as Error).message };
  }
}

/**
 * A lead stores the version of the consent that somebody agreed to, so a version must always have the same
 * text.
 */
function checkConsents(operator: Operator, known: ConsentTexts) {
  if (operator.consent.version === operator.newsletterConsent.version)
    throw new Error("newsletterConsent.version: must not be that of consent");
  const added = addedConsentTexts(operator);
  for (const name of ["consent", "newsletterConsent"] as const) {
    const { version } = operator[name];
    if (known[version] && added[version] && !isDeepStrictEqual(known[version], added[version]))
      throw new Error(`${name}.version: must be new: people agreed to other words under this one`);
  }
}

/** The facts of a file's text, with the pictures of a folder. */
async function withPictureFiles(text: string, folder: string, site?: string): Promise<Operator> {
  const operator = operatorOf(parseOperatorFile(text));
  const { pictures } = operator;
  const files = await readPictures(folder, pictures, site);
  return Object.keys(files).length ? { ...operator, pictures: { ...pictures, files } } : operator;
}

async function lastGood(dataDir: string): Promise<Operator | undefined> {
  const text = await textOf(lastGoodIn(dataDir)).catch(() => undefined);
  try {
    return text === undefined ? undefined : await withPictureFiles(text, lastPicturesIn(dataDir));
  } catch {
    // The copy was valid for an earlier version of the server, whose rules were others.
    return undefined;
  }
}

/** Keeps a copy of the file that is in use, and of its pictures. */
export async function keepLastGood(
  dataDir: string,
  { file, operator }: ReadOperator,
): Promise<void> {
  const text = file ? await textOf(file) : undefined;
  if (text === undefined) return;
  const kept = lastPicturesIn(dataDir);
  const { files = {} } = operator.pictures;
  await mkdir(kept, { recursive: true });
  for (const [name, { path }] of Object.entries(files)) await copyFile(path, join(kept, name));
  if (text !== (await textOf(lastGoodIn(dataDir)))) {
    await writeAtomically(lastGoodIn(dataDir), Readable.from([text]));
  }
  // Last: until the new file is written, a start may read the old one, which names the old pictures.
  for (const name of await readdir(kept)) if (!files[name]) await rm(join(kept, name));
}

/**
 * Reads the operator's facts and applies them to this process.
 * @param onChange applies them to the built site and scripts; also called at the start.
 */
export async function keepOperator({
  dataDir,
  site,
  database,
  log,
  onChange,
}: {
  dataDir: string;
  site: string;
  database: Session;
  log: Log;
  onChange: (operator: Operator) => Promise<void>;
}) {
  let read: ReadOperator | undefined;

  async function load(): Promise<ReadOperator> {
    const known = await readConsentTexts(database).catch(() => ({}));
    const found = await readOperator(dataDir, { before: read?.operator, known, site });
    const { file, wrong, operator } = found;
    if (wrong) log("operator's facts not read, the last good ones stay", { file, reason: wrong });
    setOperator(operator);
    read = found;
    await keepConsentTexts(database, addedConsentTexts(operator)).catch((error) =>
      log("texts of the operator's consents not kept", { reason: errorCode(error) }),
    );
    // If it fails, the site goes on showing the facts before, or those of the build.
    await onChange(operator).catch((error) =>
      log("operator's facts not shown on the site", { reason: errorCode(error) }),
    );
    if (!wrong && file) {
      log("operator's facts read", { file });
      await keepLastGood(dataDir, found).catch((error) =>
        log("operator's facts not kept for a start after a mistake", { reason: errorCode(error) }),
      );
    }
    return found;
  }

  const first = await load();
  // One after another, so that after two signals the newest file counts.
  let loading: Promise<unknown> = Promise.resolve();
  return {
    /** What was read last. */
    read: () => read ?? first,
    /** Reads the file again. A wrong one changes nothing. Never rejects. */
    reload(): Promise<void> {
      loading = loading.then(load);
      return loading.then(() => {});
    },
  };
}
