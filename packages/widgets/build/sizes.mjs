import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { onReact } from "./renderer.mjs";
import { codeOf, filesFor } from "./script-tag.mjs";

/** The plugin's name, which marks its lines in a log. */
export const SIZES = "maloca-sizes";

/**
 * Bytes of a text as it travels.
 * @param {string} code
 */
export const gzipped = (code) => gzipSync(code, { level: 9 }).length;

/**
 * How much a page may have loaded by the end of a step, from nothing.
 * @typedef {object} Ceiling
 * @property {string} step
 * @property {string} [after] the step before it.
 * @property {string[]} modules sources whose files, with all that these import before they run, the
 *   step asks for.
 * @property {number} limit bytes of gzip.
 */

/**
 * On React itself there is no limit: what it weighs is the operator's choice.
 * @typedef {{ step: string, bytes: number, limit?: number, files: string[] }} Measured
 */

/** Where the measured sizes stand, in the script-tag build's folder. */
export const SIZES_FILE = "sizes.json";

/**
 * Fails the build if its files exceed their limits, and writes what they weigh into `sizes.json`.
 * Each step counts the loader, all that the steps before it have asked for, and what it asks for.
 * @param {readonly Ceiling[]} ceilings
 * @returns {import("rollup").Plugin}
 */
export function sizes(ceilings) {
  return {
    name: SIZES,
    writeBundle({ dir = "." }, bundle) {
      const [loader] = Object.values(bundle);
      if (loader?.type !== "chunk") throw new Error("this row of the build has no loader");
      /** @type {Map<string | undefined, Set<string>>} */
      const filesOfStep = new Map();
      /** @type {Measured[]} */
      const measured = [];
      for (const { step, after, modules, limit } of ceilings) {
        const files = new Set([...(filesOfStep.get(after) ?? []), ...modules.flatMap(filesFor)]);
        filesOfStep.set(step, files);
        const codes = [loader.code, ...[...files].map(codeOf)];
        const bytes = codes.reduce((sum, code) => sum + gzipped(code), 0);
        const line = `${step}: ${bytes}${onReact ? "" : ` of ${limit}`} bytes gzip`;
        if (bytes > limit && !onReact) {
          this.error(`too heavy: ${line} (${[...files].join(", ")})`);
        }
        this.info(line);
        measured.push({ step, bytes, ...(!onReact && { limit }), files: [...files] });
      }
      writeFileSync(join(dir, SIZES_FILE), JSON.stringify(measured, null, 2));
    },
  };
}
