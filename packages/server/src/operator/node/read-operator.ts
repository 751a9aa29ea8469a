import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Readable } from "node:stream";
import { isDeepStrictEqual } from "node:util";
import type { ConsentTexts } from "../../leads/consents";
import { errorCode } from "../../start-error";
import { writeAtomically } from "../../storage/node/atomic-write";
import { addedConsentTexts, type Operator, operatorOf } from "../operator";
import { parseOperatorFile } from "../operator-file";
import { readPictures } from "./read-pictures";

/** The operator's facts in the data folder. */
const operatorFileIn = (dataDir: string) => resolve(dataDir, "maloca.json");

/** The folder of the pictures that the file names. */
const picturesIn = (dataDir: string) => resolve(dataDir, "fotos");

/** A copy of the last valid file and its pictures, for a start while the file is wrong. */
const lastGoodIn = (dataDir: string) => resolve(dataDir, "maloca.last-good.json");
const lastPicturesIn = (dataDir: string) => resolve(dataDir, "maloca.last-good");

export interface ReadOperator {
  operator: Operator;
  /** The file; null if there is none, and the facts are those of the build. */
  file: string | null;
  /** The hash of the text that was read, also of a wrong one. */
  hash: string;
  /** Why the file was not used: one line. */
  wrong: string | null;
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);

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
    return { operator, file, hash: hashOf(text), wrong: null };
  } catch (error) {
    const operator = kept ?? operatorOf({});
    return { operator, file, hash: hashOf(text), wrong: (error as Error).message };
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
  { file, wrong, operator }: ReadOperator,
): Promise<void> {
  const text = file && !wrong ? await textOf(file) : undefined;
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
