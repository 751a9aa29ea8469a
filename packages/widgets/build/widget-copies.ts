import { fileURLToPath } from "node:url";
import type { Plugin, PluginContext } from "rollup";
import { withImports } from "./adopted-styles.ts";
import {
  copyFor,
  isAtOnce,
  isShared,
  originalOf,
  ownerOf,
  runtimeModules,
} from "./manual-chunks.ts";
import { widgetNames } from "./widget-list.ts";

const src = fileURLToPath(new URL("../src/", import.meta.url));

/** Shown in place of any widget. With a copy of its own it has the operator's facts that it shows, not all. */
const fallback = "core/element/error-fallback.tsx";

/** The operator's facts, which only a server or a renderer sets anew. */
const SET_BY_SERVERS = /catalog\/src\/(settings|colors|consent)\.ts$/;

/**
 * Gives each widget of the script-tag build a copy of what it imports and the runtime does not contain. The widget is
 * then one file, which weighs a tenth less than the same modules in six files that widgets share, and asks a slow
 * connection for less. Imports on demand have no copies, except those of a widget's own files.
 */
export function widgetCopies(): Plugin {
  let runtime: Promise<string[][]>;
  return {
    name: "maloca-widget-copies",

    buildStart() {
      runtime = Promise.all(runtimeModules.map((id) => withImports(this, id)));
    },

    resolveId: {
      order: "pre",
      async handler(source, importer, options) {
        const entry = options.isEntry ? /([\w-]+)\.element\.ts$/.exec(source)?.[1] : undefined;
        const owner = ownerOf(importer) ?? entry;
        if (!owner) return null;
        const original = importer && originalOf(importer);
        const found = await this.resolve(source, original, { ...options, skipSelf: true });
        if (!found || isShared(found.id) || (await runtime).some((ids) => ids.includes(found.id)))
          return found;
        return { ...found, id: copyFor(owner, found.id) };
      },
    },

    async resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== "string") return null;
      const found = await this.resolve(specifier, originalOf(importer));
      if (found?.id === src + fallback) return { ...found, id: copyFor(fallback, found.id) };
      const owner = ownerOf(importer);
      if (!owner) return null;
      return found && (isOfWidget(found.id) || isAtOnce(found.id))
        ? { ...found, id: copyFor(owner, found.id) }
        : found;
    },

    load: {
      order: "pre",
      async handler(id) {
        if (!ownerOf(id)) return null;
        const { code } = await this.load({ id: originalOf(id) });
        return code;
      },
    },

    generateBundle(_options, bundle) {
      const files = new Map<string, string[]>();
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        for (const id of file.moduleIds) {
          files.set(originalOf(id), [...(files.get(originalOf(id)) ?? []), file.fileName]);
        }
      }
      for (const [id, names] of files) {
        if (names.length > 1 && hasState(this, id) && !SET_BY_SERVERS.test(id)) {
          this.error(
            `${id} has a state, and would have one in each of ${names}: list it in manual-chunks.ts`,
          );
        }
      }
    },
  };
}

/** Whether a file is a widget's own: in its folder, or the sending of its request. */
const isOfWidget = (id: string) =>
  ["forms/requests", ...widgetNames].some((folder) => id.startsWith(`${src}${folder}/`));

/** Whether a module has a variable that can change, or a collection. */
function hasState(bundler: PluginContext, id: string) {
  const body = bundler.getModuleInfo(id)?.ast?.body ?? [];
  return body.some((statement) => {
    const declared =
      statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declared?.type !== "VariableDeclaration") return false;
    return (
      declared.kind === "let" ||
      declared.declarations.some(({ init }) => init?.type === "NewExpression")
    );
  });
}
