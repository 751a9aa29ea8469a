import { createHash } from "node:crypto";
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { OutputChunk, Plugin } from "rollup";
import { folderLine, newestOf } from "../../catalog/src/script-facts.ts";
import { originalOf } from "./manual-chunks.ts";
import { anyDialog, translations } from "./widget-list.ts";

/** The files of the script-tag build. The loader is built last, because it contains the names of the others. */

let chunks: OutputChunk[] = [];

/** The name of their folder, which is a hash of their content. */
let folder = "";

export const chunkFolder = () => folder;

/** The length of a folder's name in hexadecimal digits, by which the lead server recognises it. */
const NAME_LENGTH = 12;

/**
 * Records the files that a row of the build has written, and renames their folder to a hash of their
 * content: different builds have different addresses, so that a page cannot mix their files. An element's
 * own address stays the same: a module that imports the newest file.
 */
export const nameFolder: Plugin = {
  name: "maloca-name-folder",
  writeBundle({ dir = "." }, bundle) {
    chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const hash = createHash("sha256");
    for (const { fileName, code } of chunks) hash.update(`${fileName}\0${code}\0`);
    folder = hash.digest("hex").slice(0, NAME_LENGTH);
    const cdn = dirname(dir);
    // The licence files stay outside of the folder.
    for (const { fileName } of Object.values(bundle).filter(({ type }) => type === "asset")) {
      renameSync(join(dir, fileName), join(cdn, fileName));
    }
    rmSync(join(cdn, folder), { recursive: true, force: true });
    renameSync(dir, join(cdn, folder));
    for (const { fileName } of elementChunks()) {
      writeFileSync(join(cdn, fileName), newestOf(fileName, folder));
    }
  },
};

const src = fileURLToPath(new URL("../src/", import.meta.url));

/**
 * The file that contains a source, followed by the files that it imports statically.
 * @param source its path below `src/`.
 */
export function filesFor(source: string) {
  const chunk = chunks.find(({ moduleIds }) =>
    moduleIds.some((id) => originalOf(id) === src + source),
  );
  if (!chunk) throw new Error(`no file of the script-tag build contains ${source}`);
  return [...withImports(chunk.fileName)];
}

/** The text of a file. */
export const codeOf = (file: string) => chunkOf(file).code;

function chunkOf(file: string) {
  const chunk = chunks.find(({ fileName }) => fileName === file);
  if (!chunk) throw new Error(`the script-tag build has no file ${file}`);
  return chunk;
}

function withImports(file: string, found: Set<string> = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of chunkOf(file).imports) withImports(imported, found);
  return found;
}

const elementChunks = () =>
  chunks.filter(({ facadeModuleId }) => originalOf(facadeModuleId ?? "").endsWith(".element.ts"));

/** For each widget, the files that it needs, which the loader requests at the same time. */
export const widgetFiles = () =>
  Object.fromEntries(
    elementChunks().map(({ name, fileName }) => [
      name,
      [...withImports(fileName)].map(withoutEnding),
    ]),
  );

/** The file that every widget's file imports, and no other: the loader requests both at the same time. */
export function sharedFile(): string {
  const found = new Set(Object.values(widgetFiles()).map(([, ...imported]) => imported.join()));
  const [name = "", ...others] = found;
  if (others.length || name.includes(",")) throw new Error(`widgets import ${[...found]}`);
  return name;
}

/** A name that nothing declares, so that minifying keeps it. */
const FOLDER = "L";

/** Calls the loader with the folder's name in its last line, from where a lead server takes it out for another. */
export const folderInLastLine: Plugin = {
  name: "maloca-folder-in-last-line",
  generateBundle(_options, bundle) {
    for (const loader of Object.values(bundle)) {
      if (loader.type !== "chunk") continue;
      const [, body] = /^\(\(\)(=>\{.*\}\))\(\);\s*$/s.exec(loader.code) ?? [];
      if (!body) this.error("the loader is no function that is called");
      loader.code = `(${FOLDER}${body}\n${folderLine(folder)}`;
    }
  },
};

/** What the loader says of the other files. */
export const loaderValues = {
  __ANY_DIALOG__: JSON.stringify(anyDialog),
  __FOLDER__: FOLDER,
  __LANGUAGES__: JSON.stringify(translations),
  __WIDGET_RUNTIME__: () => JSON.stringify(sharedFile()),
};

const withoutEnding = (file: string) => file.replace(/\.js$/, "");
