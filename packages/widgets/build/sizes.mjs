import { gzipSync } from "node:zlib";

/** The plugin's name, by which its lines are told from other logs. */
export const SIZES = "maloca-sizes";

/** Bytes of a text as it travels. */
export const gzipped = (code) => gzipSync(code, { level: 9 }).length;

/**
 * Fails a build whose files outgrow their ceilings: weight is a feature, and it only ever creeps.
 * Each step counts what is downloaded for it and was not needed by the step before.
 * @param {{ step: string, after?: string, modules: string[], limit: number }[]} ceilings
 *   `modules`: sources whose chunks, with all that these import statically, the step loads;
 *   `limit`: bytes of gzip, from nothing up to the step's end.
 */
export function sizes(ceilings) {
  return {
    name: SIZES,
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const loaded = new Map();
      for (const { step, after, modules, limit } of ceilings) {
        const files = new Set(loaded.get(after));
        for (const module of modules) {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
          if (!chunk) throw new Error(`sizes: no chunk holds ${module}`);
          addWithImports(chunk.fileName, bundle, files);
        }
        loaded.set(step, files);
        const bytes = [...files].reduce((sum, file) => sum + gzipped(bundle[file].code), 0);
        const line = `${step}: ${bytes} of ${limit} bytes gzip`;
        if (bytes > limit) this.error(`too heavy: ${line} (${[...files].join(", ")})`);
        this.info(line);
      }
    },
  };
}

function addWithImports(file, bundle, files) {
  if (files.has(file) || !bundle[file]) return;
  files.add(file);
  for (const imported of bundle[file].imports) addWithImports(imported, bundle, files);
}
