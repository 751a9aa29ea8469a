import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { errorCode } from "../../start-error";
import { writeAtomically } from "../../storage/node/atomic-write";
import { type Operator, operatorOf } from "../operator";
import { parseOperatorFile } from "../operator-file";

/** The operator's facts in the data folder. */
const operatorFileIn = (dataDir: string) => resolve(dataDir, "maloca.json");

/** The last file that could be used, for a start after a mistake. */
const lastGoodIn = (dataDir: string) => resolve(dataDir, "maloca.last-good.json");

/** What a file said when it was read. */
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
 * Reads `maloca.json`. Of a wrong one it says why, and gives the facts of the last good one, or `before`. Never
 * rejects.
 */
export async function readOperator(dataDir: string, before?: Operator): Promise<ReadOperator> {
  const file = operatorFileIn(dataDir);
  const kept = before ?? (await lastGood(dataDir));
  let text = "";
  try {
    const found = await textOf(file);
    if (found === undefined) return { operator: operatorOf({}), file: null, hash: "", wrong: null };
    text = found;
    const operator = operatorOf(parseOperatorFile(text));
    checkConsents(operator, kept);
    return { operator, file, hash: hashOf(text), wrong: null };
  } catch (error) {
    const operator = kept ?? operatorOf({});
    return { operator, file, hash: hashOf(text), wrong: (error as Error).message };
  }
}

/** A lead names the version of the words that somebody agreed to: one version has one text. */
function checkConsents(operator: Operator, kept: Operator | undefined) {
  const names = ["consent", "newsletterConsent"] as const;
  if (operator.consent.version === operator.newsletterConsent.version)
    throw new Error("newsletterConsent.version: must not be that of consent");
  for (const name of names)
    for (const other of names) {
      const was = kept?.[other];
      if (was?.version === operator[name].version && !isDeepStrictEqual(was, operator[name]))
        throw new Error(
          `${name}.version: must be new: people agreed to other words under this one`,
        );
    }
}

async function lastGood(dataDir: string): Promise<Operator | undefined> {
  const text = await textOf(lastGoodIn(dataDir)).catch(() => undefined);
  try {
    return text === undefined ? undefined : operatorOf(parseOperatorFile(text));
  } catch {
    // Of a version whose rules were others.
    return undefined;
  }
}

/** Keeps a copy of the file that is in use. */
export async function keepLastGood(dataDir: string, { file, wrong }: ReadOperator): Promise<void> {
  const text = file && !wrong ? await textOf(file) : undefined;
  if (text === undefined || text === (await textOf(lastGoodIn(dataDir)))) return;
  await writeAtomically(
    lastGoodIn(dataDir),
    (async function* () {
      yield text;
    })(),
  );
}
