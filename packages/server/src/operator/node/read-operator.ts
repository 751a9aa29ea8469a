import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
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
  let text = "";
  try {
    const found = await textOf(file);
    if (found === undefined) return { operator: operatorOf({}), file: null, hash: "", wrong: null };
    text = found;
    const operator = operatorOf(parseOperatorFile(text));
    return { operator, file, hash: hashOf(text), wrong: null };
  } catch (error) {
    const operator = before ?? (await lastGood(dataDir)) ?? operatorOf({});
    return { operator, file, hash: hashOf(text), wrong: (error as Error).message };
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
