import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const cdn = fileURLToPath(new URL("../dist/cdn/", import.meta.url));

/** The folder of the last build's files that the loader requests. */
export function builtFolder() {
  const manifest = `${cdn}manifest.json`;
  if (!existsSync(manifest))
    throw new Error(`${manifest} is not built; run \`npm run build\` first.`);
  return `${cdn}${JSON.parse(readFileSync(manifest, "utf8")).folder}/`;
}

/** Sources whose file has another name in the script-tag build. */
const renamed: Record<string, string> = { define: "runtime" };

/**
 * Makes element tests run the files that visitors download: in an `*.element.test`, an import resolves to
 * the script-tag build's file of the same name, if there is one.
 */
export function builtElements(): Plugin {
  return {
    name: "maloca-built-elements",
    enforce: "pre",
    resolveId(id, importer) {
      const [test = ""] = importer?.split("?") ?? [];
      if (!/\.element\.test\.tsx?$/.test(test) || !id.startsWith(".")) return null;
      const source = /\/widgets\/src\/.*?([\w.-]+)$/.exec(join(dirname(test), id))?.[1];
      if (!source) return null;
      const name = source.replace(/\.element$/, "");
      const file = `${builtFolder()}${renamed[name] ?? name}.js`;
      if (existsSync(file)) return file;
      if (source.endsWith(".element")) {
        throw new Error(`${file} is not built; run \`npm run build\` first.`);
      }
      return null;
    },
  };
}
