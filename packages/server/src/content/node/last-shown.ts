import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { CompanyDocument } from "@maloca/catalog/documents/company-document";
import { writeAtomically } from "../../storage/node/files";
import { publishedIn, type SiteFolders } from "./make-site";

/** What the server showed last: for a start while PostgreSQL cannot be reached. */
export interface LastShown {
  /** None where that was the build itself. */
  folders?: SiteFolders | undefined;
  company: CompanyDocument;
}

const fileIn = (dataDir: string) => join(publishedIn(dataDir), "shown.json");

export async function rememberShown(dataDir: string, shown: LastShown): Promise<void> {
  await mkdir(publishedIn(dataDir), { recursive: true });
  await writeAtomically(fileIn(dataDir), Readable.from([JSON.stringify(shown)]));
}

/** Undefined where nobody wrote it down, or where its files have gone. */
export async function lastShown(dataDir: string): Promise<LastShown | undefined> {
  try {
    const { folders, company }: LastShown = JSON.parse(await readFile(fileIn(dataDir), "utf8"));
    return !folders || existsSync(folders.site) ? { folders, company } : undefined;
  } catch {
    return undefined;
  }
}
