import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "rollup";
import { onReact } from "./renderer.ts";
import { codeOf, filesFor } from "./script-tag.ts";

/** The plugin's name, by which its log messages are found. */
export const SIZES = "maloca-sizes";

/** The bytes of a text in gzip. */
export const gzipped = (code: string) => gzipSync(code, { level: 9 }).length;

/** The limit of what a page has loaded by the end of a step. */
export interface SizeLimit {
  step: string;
  /** The previous step. */
  after?: string;
  /** Sources whose files, with their static imports, the step loads. */
  modules: string[];
  /** Bytes of gzip. */
  limit: number;
}

/** Built on React itself, a step has no limit. */
export type Measured = { step: string; bytes: number; limit?: number; files: string[] };

/** The file with the measured sizes, in the script-tag build's folder. */
export const SIZES_FILE = "sizes.json";

/**
 * Fails the build if its files exceed their limits, and writes their sizes into `sizes.json`. Each step
 * counts the loader, everything that the previous steps have loaded, and what it loads itself.
 */
export function sizes(sizeLimits: readonly SizeLimit[]): Plugin {
  return {
    name: SIZES,
    writeBundle({ dir = "." }, bundle) {
      const [loader] = Object.values(bundle);
      if (loader?.type !== "chunk") throw new Error("this row of the build has no loader");
      const filesOfStep = new Map<string | undefined, Set<string>>();
      const measured: Measured[] = [];
      for (const { step, after, modules, limit } of sizeLimits) {
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
