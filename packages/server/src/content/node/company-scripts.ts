import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { CompanyDocument } from "@maloca/catalog/documents/company-document";
import { shippedDocuments } from "@maloca/catalog/documents/documents";
import { scriptFactsOf } from "@maloca/catalog/operator";
import {
  type FactsOfFile,
  newestOf,
  type ScriptFacts,
  withFacts,
  withFolder,
} from "@maloca/catalog/script-facts";
import { makeWhole, shortHash } from "../../storage/node/files";
import { writeCompressed } from "../../storage/node/precompressed";

// The script-tag files with a company's facts: the build wrote them into the first line of the files that say them,
// and the name of the folder, which is a hash of its content, into the loader's last line.

interface Manifest {
  folder: string;
  integrity: Record<string, string>;
  widgets: Record<string, string[]>;
}

const readJson = async (file: string) => JSON.parse(await readFile(file, "utf8"));

/** The name of the folder of a script-tag build's files. */
export const folderOf = async (cdn: string): Promise<string> =>
  ((await readJson(join(cdn, "manifest.json"))) as Manifest).folder;

const pinned = (content: Buffer) =>
  `sha384-${createHash("sha384").update(content).digest("base64")}`;

/** Writes a folder's files with other facts, as a `facts.json` names them. */
async function writeFacts(folder: string, names: string, facts: ScriptFacts): Promise<void> {
  if (!existsSync(names)) return;
  const files: Record<string, FactsOfFile> = await readJson(names);
  for (const [name, namesOfFile] of Object.entries(files)) {
    const file = join(folder, name);
    await writeCompressed(file, withFacts(await readFile(file, "utf8"), namesOfFile, facts));
  }
}

const folderIn = (dataDir: string) => resolve(dataDir, "shown");

/** A script-tag build with a company's facts: the build itself, if it says the same. */
export async function companyScripts(
  cdn: string,
  company: CompanyDocument,
  dataDir: string,
): Promise<string> {
  const facts = scriptFactsOf(company);
  if (isDeepStrictEqual(facts, scriptFactsOf(shippedDocuments.company)) || !existsSync(cdn))
    return cdn;
  const from = await folderOf(cdn);
  const to = shortHash([from, JSON.stringify(facts)].join("\0"));
  const made = join(folderIn(dataDir), to);
  await makeWhole(made, async (draft) => {
    await cp(cdn, draft, { recursive: true });
    await rename(join(draft, from), join(draft, to));
    await writeFacts(join(draft, to), join(draft, "facts.json"), facts);
    await writeFacts(join(draft, "builder"), join(draft, "builder/facts.json"), facts);
    const loader = join(draft, "maloca.js");
    await writeCompressed(loader, withFolder(await readFile(loader, "utf8"), to));
    const manifest: Manifest = await readJson(join(draft, "manifest.json"));
    for (const name of Object.keys(manifest.widgets))
      await writeCompressed(join(draft, `${name}.js`), newestOf(`${name}.js`, to));
    const integrity: Manifest["integrity"] = {};
    for (const name of Object.keys(manifest.integrity)) {
      const file = name.replace(`${from}/`, `${to}/`);
      integrity[file] = pinned(await readFile(join(draft, file)));
    }
    const written = JSON.stringify({ ...manifest, folder: to, integrity }, null, 2);
    await writeFile(join(draft, "manifest.json"), written);
  });
  return made;
}

/** Removes the files of other facts. */
export async function removeOtherScripts(cdn: string, dataDir: string): Promise<void> {
  const all = folderIn(dataDir);
  if (!existsSync(all)) return;
  for (const name of await readdir(all))
    if (cdn !== join(all, name)) await rm(join(all, name), { recursive: true, force: true });
}
