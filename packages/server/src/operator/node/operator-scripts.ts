import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { builtOperator, type Operator, scriptFactsOf } from "@maloca/catalog/operator";
import {
  type FactsOfFile,
  newestOf,
  type ScriptFacts,
  withFacts,
  withFolder,
} from "@maloca/catalog/script-facts";
import { shortHash } from "../../storage/node/files";
import { writeCompressed } from "../../storage/node/precompressed";

// The script-tag files with an operator's facts: the build wrote them into the first line of the files that say them,
// and the name of the folder, which is a hash of its content, into the loader's last line.

interface Manifest {
  folder: string;
  integrity: Record<string, string>;
  widgets: Record<string, string[]>;
}

const readJson = async (file: string) => JSON.parse(await readFile(file, "utf8"));

const pinned = (content: string | Buffer) =>
  `sha384-${createHash("sha384").update(content).digest("base64")}`;

/** Writes a folder's files with other facts, as its `facts.json` names them. */
async function writeFacts(folder: string, names: Record<string, FactsOfFile>, facts: ScriptFacts) {
  for (const [name, namesOfFile] of Object.entries(names)) {
    const file = join(folder, name);
    await writeCompressed(file, withFacts(await readFile(file, "utf8"), namesOfFile, facts));
  }
}

/**
 * Writes a copy of the script-tag build for an operator, and of the site's folder with the same files.
 * @returns the folder's name before and after.
 */
export async function writeScripts(
  { cdn, site }: { cdn: string; site: string },
  operator: Operator,
): Promise<[from: string, to: string]> {
  const manifest: Manifest = await readJson(join(cdn, "manifest.json"));
  const facts = scriptFactsOf(operator);
  const from = manifest.folder;
  if (isDeepStrictEqual(facts, scriptFactsOf(builtOperator))) return [from, from];
  const to = shortHash([from, JSON.stringify(facts)].join("\0"));
  await rename(join(cdn, from), join(cdn, to));
  await writeFacts(join(cdn, to), await readJson(join(cdn, "facts.json")), facts);
  const builder = join(cdn, "builder");
  const ofBuilder = join(builder, "facts.json");
  if (existsSync(ofBuilder)) await writeFacts(builder, await readJson(ofBuilder), facts);
  const loader = join(cdn, "maloca.js");
  await writeCompressed(loader, withFolder(await readFile(loader, "utf8"), to));
  for (const name of Object.keys(manifest.widgets))
    await writeCompressed(join(cdn, `${name}.js`), newestOf(`${name}.js`, to));
  const integrity: Manifest["integrity"] = {};
  for (const name of Object.keys(manifest.integrity)) {
    const file = name.replace(`${from}/`, `${to}/`);
    integrity[file] = pinned(await readFile(join(cdn, file)));
  }
  const written = JSON.stringify({ ...manifest, folder: to, integrity }, null, 2);
  await writeFile(join(cdn, "manifest.json"), written);
  const ofSite = join(site, "assets", `widgets-${to}`);
  if (!existsSync(site)) return [from, to];
  await rename(join(site, "assets", `widgets-${from}`), ofSite);
  // The site's own scripts are beside the widgets', and say no fact.
  for (const name of await readdir(join(cdn, to)))
    await cp(join(cdn, to, name), join(ofSite, name));
  return [from, to];
}
