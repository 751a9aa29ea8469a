import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { compile, cssFileFilter, processVanillaFile } from "@vanilla-extract/integration";
import { transform } from "lightningcss";
import type { Plugin, PluginContext } from "rollup";
import { codeWithFacts, importOfFacts } from "./operator-facts.ts";

const packageRoot = fileURLToPath(new URL("..", import.meta.url));
const sheets = fileURLToPath(
  new URL("../src/core/element/adopted-stylesheets.ts", import.meta.url),
);
const PREFIX = "\0maloca-sheet:";

/** A module with all that it imports statically, each after its own imports. */
export async function withImports(
  bundler: PluginContext,
  id: string,
  seen: Set<string> = new Set(),
): Promise<string[]> {
  if (seen.has(id)) return [];
  seen.add(id);
  const { importedIdResolutions } = await bundler.load({ id, resolveDependencies: true });
  const ids = [];
  for (const imported of importedIdResolutions) {
    if (!imported.external) ids.push(...(await withImports(bundler, imported.id, seen)));
  }
  return [...ids, id];
}

/** The names, without folders, of the style files that a module and its imports register, in this order. */
export const sheetsOf = async (bundler: PluginContext, id: string) =>
  (await withImports(bundler, id))
    .filter((each) => each.startsWith(PREFIX))
    .map((each) => basename(each));

const hashes = new Map<string, string>();

/**
 * A class name of four characters, the end of its hash: a shadow root has few classes, and short names
 * make smaller files.
 */
function shortName({ hash }: { hash: string }) {
  const name = hash.slice(-4).replace(/^\d/, "_$&");
  const other = hashes.get(name) ?? hash;
  if (other !== hash)
    throw new Error(`two styles have the name ${name}: rename the file of one (${other}, ${hash})`);
  hashes.set(name, hash);
  return name;
}

/**
 * Compiles the widgets' vanilla-extract files for shadow roots: each becomes a module that registers
 * its CSS with `core/element/adopted-stylesheets`, from which elements adopt it. Works the same in Rollup and
 * Vite, so that the server's markup and the page's code have the same class names.
 * @param others folders outside of the widgets whose files are compiled too.
 */
export function adoptedStyles(...others: string[]): Plugin & { enforce: "pre" } {
  /** Style file → its CSS text. */
  const texts = new Map<string, string>();
  return {
    name: "maloca-adopted-styles",
    enforce: "pre",

    async transform(_code, id) {
      const [filePath = ""] = id.split("?");
      const ours = [packageRoot, ...others].some((folder) => filePath.startsWith(folder));
      if (!cssFileFilter.test(filePath) || !ours) return null;
      const { source, watchFiles } = await compile({
        filePath,
        cwd: packageRoot,
        identOption: shortName,
      });
      for (const file of watchFiles) this.addWatchFile(file);
      const code = await processVanillaFile({
        source,
        filePath,
        identOption: shortName,
        serializeVirtualCssPath({ fileScope, source: css }) {
          const name = fileScope.filePath.replace(/^.*src\/|\.css\.ts$/g, "");
          texts.set(name, css);
          return `import ${JSON.stringify(`${PREFIX}${name}`)};`;
        },
      });
      return { code, map: { mappings: "" } };
    },

    resolveId: {
      order: "pre",
      handler: (id) => (id.startsWith(PREFIX) ? { id, moduleSideEffects: true } : null),
    },

    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const name = id.slice(PREFIX.length);
      // No targets: nothing is rewritten for older browsers.
      const written = Buffer.from(texts.get(name) ?? "");
      const { code } = transform({ filename: `${name}.css`, code: written, minify: true });
      return `import { register } from ${JSON.stringify(sheets)};
${importOfFacts}
register(${JSON.stringify(basename(id))}, ${codeWithFacts(JSON.stringify(code.toString()))});`;
    },
  };
}
