import { fileURLToPath } from "node:url";
import type { GetManualChunk, GetModuleInfo } from "rollup";
import { IMPORTER_MARK } from "./locale-sections.ts";
import { elementOf, widgetNames } from "./widget-list.ts";

const packages = fileURLToPath(new URL("../../", import.meta.url));

/** Separates a module's path from the owner of a copy of it (`widget-copies.ts`). */
const OWNER_MARK = "#owner=";

/**
 * The copy of a module in another file.
 * @param owner a widget, or the path of a file that loads on demand.
 */
export const copyFor = (owner: string, id: string) => `${originalOf(id)}${OWNER_MARK}${owner}`;

/** The module that one is a copy of; of another module, itself. */
export const originalOf = (id: string) => id.split(OWNER_MARK)[0] ?? id;

export const ownerOf = (id = "") => id.split(OWNER_MARK)[1];

/** What every element loads, by its paths in `packages/`. */
const runtime = [
  "widgets/src/core/element/define.ts",
  "widgets/src/core/json.ts",
  "widgets/src/core/loadable.ts",
  "widgets/src/core/operator/operator.options.ts",
  "widgets/src/core/page/analytics.options.ts",
  "widgets/src/core/page/page-lock.ts",
  "widgets/src/core/use-layout-effect.ts",
  "widgets/src/ui/status/live-text.tsx",
  "widgets/src/ui/themed.ts",
];

/**
 * The files of the script-tag build that widgets share, in the order in which a visitor needs them. Each contains
 * the modules that are listed here, and all of their imports that no earlier row contains. Everything else is in the
 * file of a widget or of an import on demand.
 */
const sharedFiles: Record<string, readonly string[]> = {
  runtime,
  // The toast of a form that was sent or handed over.
  toast: ["widgets/src/ui/status/toast.ts", "catalog/src/notices.ts"],
  // The validation, which loads when a visitor starts to fill in a form.
  form: ["widgets/src/forms/fields/checked-form.ts", "catalog/src/requests/schema.ts"],
  // The sending of a form: its calls, the queue of unsent requests and the confirmation. They load together, so that
  // a lost connection takes none of them.
  backend: [
    "widgets/src/forms/submission/submission-effects.ts",
    "widgets/src/forms/offline/offline-notice.tsx",
    "widgets/src/forms/outcome/success.tsx",
    "widgets/src/forms/submission/submission.answers.ts",
    "widgets/src/backend.ts",
    "widgets/src/backend.post.ts",
    "catalog/src/metadata.ts",
  ],
};

/**
 * What a widget imports on demand as soon as it is shown: it is in the widget's file, because one file compresses better
 * than two. The npm package, whose application has a loader of its own, keeps them apart.
 */
const atOnce = ["widgets/src/booking/booking.trip.tsx", "widgets/src/ui/background.ts"].map(
  (path) => packages + path,
);

/** Whether a widget has a copy of a module that it imports on demand. */
export const isAtOnce = (id: string) => atOnce.includes(id);

/** The full paths of the runtime's modules, without their imports. */
export const runtimeModules = runtime.map((path) => packages + path);

const listed = new Set(
  Object.values(sharedFiles)
    .flat()
    .map((path) => packages + path),
);

/** Whether a shared file's row lists a module: the widgets have no copies of it. */
export const isShared = (id: string) => listed.has(id);

/** Assigns modules to the shared files. */
export function sharedChunks(): GetManualChunk {
  const chunks = new Map<string, string>();
  return (id, { getModuleInfo }) => {
    if (!chunks.size) {
      for (const [name, modules] of Object.entries(sharedFiles)) {
        for (const path of modules) assign(packages + path, name, chunks, getModuleInfo);
      }
      for (const name of widgetNames) {
        for (const path of [elementOf(name), ...atOnce]) {
          const id = copyFor(name, path);
          if (getModuleInfo(id)) assign(id, name, chunks, getModuleInfo);
        }
      }
    }
    // The original of a copy is loaded, too, but in no file.
    return getModuleInfo(id)?.isIncluded ? chunks.get(id) : undefined;
  };
}

/** Assigns a module and its imports to a chunk, except those that another chunk contains. */
function assign(
  id: string,
  name: string,
  chunks: Map<string, string>,
  getModuleInfo: GetModuleInfo,
) {
  if (chunks.has(id)) return;
  const module = getModuleInfo(id);
  if (!module) throw new Error(`no module ${id}, which the chunk "${name}" lists`);
  chunks.set(id, name);
  for (const imported of module.importedIds) assign(imported, name, chunks, getModuleInfo);
}

/** A source of the widgets, or of the catalog, whose files go into a subfolder. */
const SOURCE = /packages\/(?:widgets\/src\/(?=.*\/)|(catalog\/)src\/)(.+)\.tsx?$/;

/**
 * The chunk of a module in the React build: one for each source, with its name. The texts and the styles that a file
 * uses go into the same chunk as the file. Styles that one of its imports needs too have their own: in the file's chunk
 * they would tie the two in a circle, of which an application's bundler warns.
 */
export const ownChunk: GetManualChunk = (id, { getModuleInfo }) => {
  const [, folder = "", path] = SOURCE.exec(id.split(IMPORTER_MARK).at(-1) ?? id) ?? [];
  const named = getModuleInfo(id.replace(/\.css\.ts$/, ".tsx"))?.importedIds ?? [];
  const isBelow = getModuleInfo(id)?.importers.some((user) => named.includes(user));
  return path && folder + path.replace(/\.css$/, isBelow ? ".styles" : "");
};

/**
 * Assigns what the npm package's elements load at once to one chunk. What the loader contains stays apart: pages load it
 * alone.
 */
export function chunkOfElements(): GetManualChunk {
  const loaded = new Set<string>();
  return (id, { getModuleInfo, getModuleIds }) => {
    if (!loaded.size) {
      const entries = [...getModuleIds()].filter((each) => getModuleInfo(each)?.isEntry);
      const [ofElements, ofLoader] = [false, true].map((isLoader) =>
        staticImports(
          entries.filter((entry) => entry.endsWith("/loader.ts") === isLoader),
          getModuleInfo,
        ),
      );
      for (const each of ofElements ?? []) if (!ofLoader?.has(each)) loaded.add(each);
    }
    return loaded.has(id) && !getModuleInfo(id)?.isEntry ? "widgets" : undefined;
  };
}

/** Modules with all that they import statically. */
function staticImports(ids: readonly string[], getModuleInfo: GetModuleInfo) {
  const found = new Set<string>();
  const add = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    getModuleInfo(id)?.importedIds.forEach(add);
  };
  ids.forEach(add);
  return found;
}
