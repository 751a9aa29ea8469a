import { readFile } from "node:fs/promises";
import type { Plugin } from "rollup";
import { withoutTypes } from "./transpile.ts";

/** Imports of the texts: `@maloca/catalog/locales/es`, `../locales/es`. */
const SPANISH = /\/locales\/es$/;

/** Separates a copy's name from that of its importer. */
export const IMPORTER_MARK = "?for=";

/**
 * The Spanish texts are one source file, but the bundler gets a copy of it for each importer. Rollup puts a
 * module into one chunk, so that each widget would load the texts of all others; from its own copy, tree
 * shaking removes what the importer does not use. A copy's name ends with its importer's name, so that both
 * go into the same chunk. Each other language is one chunk.
 */
export const localeSections: Plugin = {
  name: "maloca-locale-sections",

  resolveId: {
    order: "pre",
    async handler(source, importer, options) {
      const [file, section] = importer?.split(IMPORTER_MARK) ?? [];
      if (!section && !SPANISH.test(source)) return null;
      const found = await this.resolve(source, file, { ...options, skipSelf: true });
      return found && !section ? { ...found, id: `${found.id}${IMPORTER_MARK}${file}` } : found;
    },
  },

  async load(id) {
    const [file = "", section] = id.split(IMPORTER_MARK);
    return section ? withoutTypes(await readFile(file, "utf8"), file) : null;
  },
};
