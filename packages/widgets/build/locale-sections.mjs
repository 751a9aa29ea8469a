import { readFile } from "node:fs/promises";
import { withoutTypes } from "./transpile.mjs";

/** How files import the texts: `@maloca/catalog/locales/es`, `../locales/es`. */
const WORDS = /\/locales\/es$/;

/** Between the name of a copy and that of its importer. */
export const FOR = "?for=";

/**
 * The Spanish texts are one file in the sources, but the bundler gets a copy of it for each importer.
 * Rollup puts a module into one chunk, so each widget would load the texts of all others; from its own
 * copy, tree shaking removes what the importer does not use. The copy's name ends with its importer's,
 * so that both go into the same chunk. Another language is a chunk of its own, whole.
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
