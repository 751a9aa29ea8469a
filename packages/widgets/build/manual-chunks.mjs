import { FOR } from "./locale-sections.mjs";

/**
 * The files of the script-tag build that widgets share, in the order in which a visitor needs them. Each
 * begins with the modules that are named here by the ends of their paths, and holds all that these import
 * unless an earlier row has it. The widgets, what they import on demand, and what is left are cut by Rollup.
 * @type {Record<string, string[]>}
 */
const beginnings = {
  // Every element.
  runtime: [
    "/core/element/element.tsx",
    "/core/operator/operator.options.ts",
    "/core/page/analytics.options.ts",
    "/core/use-layout-effect.ts",
    "/ui/themed.ts",
    "/ui/status/live-text.tsx",
  ],
  // How to reach the operator, and what warns a page's developer: pages of partners load both.
  operator: ["/catalog/src/settings.ts", "/forms/fields/rules.ts", "/core/warn-once.ts"],
  // Every dialog.
  modal: ["/ui/dialog/modal.ts"],
  // Every form with checkboxes, and what looks like them.
  choices: ["/ui/field/checkbox-group.tsx", "/catalog/src/experiences.limits.ts"],
  // Every form.
  fields: [
    "/forms/fields/request-fields.tsx",
    "/forms/fields/consent.tsx",
    "/forms/fields/form.options.ts",
    "/forms/fields/use-field-errors.ts",
    "/forms/optional/use-rare-options.ts",
    "/ui/status/live-status.tsx",
    "/core/json.ts",
    "/core/loadable.ts",
    "sheet:ui/button",
    "sheet:forms/fields/send",
  ],
  // Every form in a dialog.
  dialog: [
    "/ui/dialog/dialog.tsx",
    "/forms/fields/use-synced-default.ts",
    "/catalog/src/subject.ts",
  ],
  // Every form that is sent to the server.
  sending: [
    "/forms/submission/use-form-submission.ts",
    "/forms/submission/submission-status.tsx",
    "/forms/submission/submission-status.strings.ts",
    "/forms/submission/sending.options.ts",
    "/forms/submission/connection.ts",
  ],
  // What a form says by a toast, when it is sent or handed over.
  toast: ["/ui/status/toast.ts", "/catalog/src/notices.ts"],
  // When a visitor starts to fill in a form: what checks it.
  form: ["/forms/fields/checked-form.ts", "/catalog/src/requests/schema.ts"],
  // And what sends it.
  backend: [
    "/forms/submission/submission-effects.ts",
    "/forms/submission/submission.answers.ts",
    "/widgets/src/backend.ts",
    "/catalog/src/metadata.ts",
  ],
};

/**
 * Assigns modules to the shared files. A name above that no module has fails the build.
 * @returns {import("rollup").GetManualChunk}
 */
export function sharedChunks() {
  /** @type {Map<string, string> | undefined} */
  let chunks;
  return (id, { getModuleIds, getModuleInfo }) => {
    if (!chunks) {
      chunks = new Map();
      const ids = [...getModuleIds()];
      for (const [name, ends] of Object.entries(beginnings)) {
        for (const end of ends) {
          const found = ids.filter((each) => each.endsWith(end));
          if (!found.length) throw new Error(`no module of the chunk "${name}" ends in ${end}`);
          for (const each of found) assign(each, name, chunks, getModuleInfo);
        }
      }
    }
    return chunks.get(id);
  };
}

/**
 * Assigns a module, and all that it imports, unless another chunk has them.
 * @param {string} id
 * @param {string} name
 * @param {Map<string, string>} chunks
 * @param {import("rollup").GetModuleInfo} getModuleInfo
 */
function assign(id, name, chunks, getModuleInfo) {
  if (chunks.has(id)) return;
  chunks.set(id, name);
  for (const imported of getModuleInfo(id)?.importedIds ?? []) {
    assign(imported, name, chunks, getModuleInfo);
  }
}

/** A source of the widgets, or of the catalog, which has a folder of its own among their files. */
const SOURCE = /packages\/(?:widgets\/src\/(?=.*\/)|(catalog\/)src\/)(.+)\.tsx?$/;

/**
 * The chunk of the React build that a module goes into: its own, named after its source. The texts that
 * a file uses go into the same chunk as the file.
 * @type {import("rollup").GetManualChunk}
 */
export const ownChunk = (id) => {
  const [, folder = "", path] = SOURCE.exec(id.split(FOR).at(-1) ?? id) ?? [];
  return path && folder + path;
};
