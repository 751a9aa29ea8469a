import type { Plugin } from "rollup";
import { type MinifyOptions, minify } from "terser";

/** Minifies each file of a bundle. */
export const minified = (options: MinifyOptions): Plugin => ({
  name: "minified",
  async renderChunk(text, _, { format }) {
    const { code = "" } = await minify(text, { module: format === "es", ...options });
    return { code, map: null };
  },
});
