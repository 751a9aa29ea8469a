import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const cdn = fileURLToPath(new URL("../dist/cdn/", import.meta.url));

/**
 * Sources that the script-tag build has under another name.
 * @type {Record<string, string>}
 */
const renamed = { element: "runtime" };

/**
 * Replaces sources by the files that visitors download in element tests: an import of an
 * `*.element.test` gets the script-tag build's file of that name, if there is one.
 * @returns {import("vite").Plugin}
 */
export function builtElements() {
  return {
    name: "maloca-built-elements",
    enforce: "pre",
    resolveId(id, importer) {
      if (!/\.element\.test\.tsx?$/.test(importer?.split("?")[0] ?? "")) return null;
      const source = /^\.\.?\/(?:[\w-]+\/)?([\w.-]+)$/.exec(id)?.[1];
      if (!source) return null;
      const name = source.replace(/\.element$/, "");
      const file = `${cdn}${renamed[name] ?? name}.js`;
      if (existsSync(file)) return file;
      if (source.endsWith(".element")) {
        throw new Error(`${file} is not built; run \`npm run build\` first.`);
      }
      return null;
    },
  };
}
