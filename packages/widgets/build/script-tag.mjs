/** The script-tag build's files. The loader is built last, because it names the others. */

/** @type {import("rollup").OutputChunk[]} */
let chunks = [];

/**
 * Records the files that a row of the build has written.
 * @type {import("rollup").Plugin}
 */
export const noteChunks = {
  name: "maloca-note-chunks",
  writeBundle(_options, bundle) {
    chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  },
};

/**
 * The file that holds a source, with all that it imports before it runs, itself first.
 * @param {string} source
 */
export function filesFor(source) {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)));
  if (!chunk) throw new Error(`no file of the script-tag build holds ${source}`);
  return [...withImports(chunk.fileName)];
}

/**
 * The text of a file.
 * @param {string} file
 */
export const codeOf = (file) => chunkOf(file).code;

/** @param {string} file */
function chunkOf(file) {
  const chunk = chunks.find(({ fileName }) => fileName === file);
  if (!chunk) throw new Error(`the script-tag build has no file ${file}`);
  return chunk;
}

/**
 * @param {string} file
 * @param {Set<string>} found
 */
function withImports(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of chunkOf(file).imports) withImports(imported, found);
  return found;
}

/** For each widget, exactly the files that it needs, which the loader requests all at once. */
export const widgetFiles = () =>
  Object.fromEntries(
    chunks
      .filter(({ facadeModuleId }) => facadeModuleId?.endsWith(".element.ts"))
      .map(({ name, fileName }) => [name, [...withImports(fileName)].map(withoutEnding)]),
  );

/** The files of each language beside Spanish: what loads it, and its words. */
export const languageFiles = () =>
  Object.fromEntries(
    chunks
      .filter(({ facadeModuleId }) => /\/locales\/\w+\.ts/.test(facadeModuleId ?? ""))
      .map(({ name, fileName }) => [
        name,
        [...filesFor("core/language.ts"), fileName].map(withoutEnding),
      ]),
  );

const withoutEnding = (/** @type {string} */ file) => file.replace(/\.js$/, "");
