import { readFile } from "node:fs/promises";
import { withoutTypes } from "./transpile.mjs";

/** How files name a language's words: `@maloca/catalog/locales/es`, `../locales/es`. */
const WORDS = /\/locales\/\w+$/;
const FOR = "?for=";

/**
 * A language's words are one file to whoever writes them, and one module an importer to the bundler.
 * Rollup puts a module into one chunk, and each widget would load the words of all others; from a
 * module of its own, tree shaking takes what its importer does not use. The module's name ends with
 * its importer's, so that both go into the same chunk.
 * @type {import("rollup").Plugin}
 */
export const localeSections = {
  name: "maloca-locale-sections",

  resolveId: {
    order: "pre",
    async handler(source, importer, options) {
      const [file, section] = importer?.split(FOR) ?? [];
      if (!section && !WORDS.test(source)) return null;
      const found = await this.resolve(source, file, { ...options, skipSelf: true });
      return found && !section ? { ...found, id: `${found.id}${FOR}${file}` } : found;
    },
  },

  async load(id) {
    const [file = "", section] = id.split(FOR);
    return section ? withoutTypes(await readFile(file, "utf8"), file) : null;
  },
};
