import type { GetManualChunk, GetModuleInfo, Plugin } from "rollup";
import { IMPORTER_MARK } from "./locale-sections.ts";

/**
 * The files of the script-tag build that widgets share, in the order in which a visitor needs them. Each
 * contains the modules that are listed here by the ends of their paths, and all of their imports that no
 * earlier row contains. Everything else is in the file of a widget or of an import on demand.
 */
const sharedFiles: Record<string, string[]> = {
  // Every element.
  runtime: [
    "/core/element/define.ts",
    "/core/operator/operator.options.ts",
    "/core/page/analytics.options.ts",
    "/core/use-layout-effect.ts",
    "/ui/themed.ts",
    "/ui/status/live-text.tsx",
    "/core/json.ts",
  ],
  // The line that names the operator on a partner's page, with the operator's settings.
  operator: ["/core/operator/operator-line.ts", "/catalog/src/settings.ts"],
  // Every dialog.
  modal: ["/ui/dialog/modal.ts"],
  // Every form with checkboxes or similar choices, and what remembers the text of two of them.
  choices: [
    "/ui/field/checkbox-group.tsx",
    "/catalog/src/experiences.limits.ts",
    "/forms/fields/memory.ts",
  ],
  // Every form.
  fields: [
    "/forms/fields/request-fields.tsx",
    "/forms/fields/consent.tsx",
    "/forms/fields/form.options.ts",
    "/forms/fields/use-field-errors.ts",
    "/forms/optional/use-rare-options.ts",
    "/ui/status/live-status.tsx",
    "/core/loadable.ts",
    "sheet:ui/button",
    "sheet:forms/fields/send",
  ],
  // Every form in a dialog.
  dialog: [
    "/ui/dialog/dialog.tsx",
    "/forms/fields/use-synced-default.ts",
    "/catalog/src/subject.ts",
    "/forms/fields/use-form-values.ts",
    "/catalog/src/money.ts",
  ],
  // Inline widgets, and where their forms go without this code.
  background: ["/ui/use-background.ts", "/ui/background.ts", "/forms/fields/no-js-action.ts"],
  // Every form that is sent to the server.
  sending: [
    "/forms/submission/use-form-submission.tsx",
    "/forms/submission/submission-status.tsx",
    "/forms/submission/submission-status.strings.ts",
    "/forms/submission/sending.options.ts",
    "/forms/submission/connection.ts",
  ],
  // The toast of a form that was sent or handed over.
  toast: ["/ui/status/toast.ts", "/catalog/src/notices.ts"],
  // The validation, which loads when a visitor starts to fill in a form.
  form: ["/forms/fields/checked-form.ts", "/catalog/src/requests/schema.ts"],
  // The sending of a form: its calls, the queue of unsent requests and the confirmation. They load together, so that
  // a lost connection takes none of them.
  backend: [
    "/forms/submission/submission-effects.ts",
    "/forms/offline/offline-notice.tsx",
    "/forms/outcome/success.tsx",
    "/forms/submission/submission.answers.ts",
    "/widgets/src/backend.ts",
    "/catalog/src/metadata.ts",
  ],
  // Every form that is handed over to another app.
  handover: ["/forms/outcome/use-handover.ts"],
  // What a page writes as a phone number or mail address, and the link to a number.
  rules: ["/forms/fields/rules.ts", "/catalog/src/messaging.ts"],
  // What the booking asks for as soon as it is shown: one file compresses better than two. The npm package, whose
  // application has a loader of its own, keeps them apart.
  booking: ["/booking/booking.element.ts", "/booking/booking.trip.tsx"],
};

/** Assigns modules to the shared files. The build fails if no module matches a path above. */
export function sharedChunks(): GetManualChunk {
  let chunks: Map<string, string> | undefined;
  return (id, { getModuleIds, getModuleInfo }) => {
    if (!chunks) {
      chunks = new Map();
      const ids = [...getModuleIds()];
      for (const [name, ends] of Object.entries(sharedFiles)) {
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
 * Fails the build if a widget imports a shared file that no row above names: a module that two widgets share would
 * be one more request at their opening.
 */
export const placedChunks: Plugin = {
  name: "maloca-placed-chunks",
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== "chunk" || !file.facadeModuleId?.endsWith(".element.ts")) continue;
      for (const name of file.imports) {
        const shared = bundle[name];
        if (shared?.type !== "chunk" || shared.name in sharedFiles) continue;
        const modules = shared.moduleIds.map((id) => id.replace(/^.*\/packages\//, "")).join(", ");
        this.error(`no row of the shared files names ${modules}, which ${file.name} imports`);
      }
    }
  },
};

/** Assigns a module and its imports to a chunk, except those that another chunk contains. */
function assign(
  id: string,
  name: string,
  chunks: Map<string, string>,
  getModuleInfo: GetModuleInfo,
) {
  if (chunks.has(id)) return;
  chunks.set(id, name);
  for (const imported of getModuleInfo(id)?.importedIds ?? []) {
    assign(imported, name, chunks, getModuleInfo);
  }
}

/** A source of the widgets, or of the catalog, whose files go into a subfolder. */
const SOURCE = /packages\/(?:widgets\/src\/(?=.*\/)|(catalog\/)src\/)(.+)\.tsx?$/;

/**
 * The chunk of a module in the React build: one for each source, with its name. The texts that a file uses
 * go into the same chunk as the file.
 */
export const ownChunk: GetManualChunk = (id) => {
  const [, folder = "", path] = SOURCE.exec(id.split(IMPORTER_MARK).at(-1) ?? id) ?? [];
  return path && folder + path;
};
