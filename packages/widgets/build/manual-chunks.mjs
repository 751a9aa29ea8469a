import { FOR } from "./locale-sections.mjs";

/**
 * The name of a chunk, and which modules go into it by their paths.
 * @typedef {[name: string, fits: RegExp]} ChunkRow
 */

/**
 * Chunks of the script-tag build that widgets share.
 * @type {ChunkRow[]}
 */
export const sharedChunks = [
  // What few pages set and what partners' pages load warn with it.
  ["warn-once", /core\/warn-once/],
  // What a browser's assistants are told of a form; few browsers have them.
  ["assistants", /forms\/optional\/assistants/],
  // Whole pesos, of the payment and of the booking's ticket.
  ["pesos", /catalog\/src\/money/],
  // Options that few pages set.
  ["rare-options", /(src\/|sheet:)forms\/optional\/(rare-options|prefill|test-ribbon)/],
  // Toasts and what they say, for every form.
  ["toast", /(src\/|sheet:)ui\/status\/toast|catalog\/src\/notices/],
  // Submitting and sending, for every form that does.
  [
    "backend",
    /forms\/submission\/submission(-effects|\.answers|\.times)|catalog\/src\/metadata\.ts|src\/(backend\.(?!newsletter)|core\/page\/attribution)|\/ofetch\//,
  ],
  // Sending a sign-up to the newsletter, also one that was kept on the device.
  ["send-signup", /forms\/offline\/send-signup|src\/backend\.newsletter|newsletter\.submission/],
  // The page that thanks for a request; few pages have one.
  ["thanks-page", /forms\/outcome\/thanks-page/],
  // What a form says once its request is stored.
  ["stored", /(src\/|sheet:)forms\/outcome\/(stored|confirmation)/],
  // Storing unsent requests after a failure.
  [
    "offline-queue",
    /forms\/(offline\/(offline-queue\.ts|offline-notice|request-senders)|submission\/submission\.device)/,
  ],
  // Validation: loads when the visitor starts to fill in a form.
  [
    "form",
    /forms\/fields\/checked-form|\/zod\/|catalog\/src\/(validation|own-keys|requests\/schema)/,
  ],
  // Every dialog.
  ["modal", /src\/ui\/dialog\/modal/],
  // Every dialog with a form.
  [
    "dialog",
    /(src\/|sheet:)ui\/dialog\/dialog|forms\/fields\/use-synced-default|catalog\/src\/subject/,
  ],
  // What choices look like: payment has them without the group's code.
  ["choices", /(src\/ui\/field\/checkbox-group\.css|sheet:ui\/field\/checkbox-group)/],
  // Every form with checkboxes.
  ["checkbox-group", /src\/ui\/field\/checkbox-group|catalog\/src\/experiences\.limits/],
  // Every form that stands in a page.
  ["inline-form", /ui\/use-ground|forms\/fields\/no-js-action|catalog\/src\/forms/],
  // How to reach the operator.
  ["operator", /catalog\/src\/settings\.ts|forms\/fields\/checks/],
  // Every form that is sent to the server.
  [
    "sending",
    /forms\/submission\/(connection|sending\.options|use-form-submission|submission(?!\.answers|\.device|\.times|-effects)|call-page)/,
  ],
  // Every form, and what validation shares with sending: a form that hands its request over loads no
  // "sending".
  [
    "fields",
    /core\/(json|build-flags|loadable)|forms\/offline\/offline-queue\.names|(src\/|sheet:)(ui\/(?!reset|themed|status\/live-text|ground|copyable-text|dialog\/close-on-back)|forms\/(?!outcome\/use-handover|outcome\/handover-panel|optional\/test-ribbon))|catalog\/src\/consent/,
  ],
  // Every element.
  [
    "runtime",
    /node_modules\/preact\/|catalog\/src\/settings\.brand|build\/react-shim\.mjs|(src\/|sheet:)(core\/(?!element\/error-fallback|operator\/(?:ambiguous|operator-line)|build-flags|loadable|loader\/(?:deep-link|misspelt)|language\/(?:language\.|language-files|register-locale)|options\/(?:option-warning|attribute-warning|nearest-name)|page\/(?:data-layer|on-page)|warn-once)|theme\/|ui\/(reset|themed|status\/live-text))/,
  ],
];

/**
 * The chunk that a module goes into: the first row that fits names it. Where none does, Rollup decides.
 * @param {readonly ChunkRow[]} rows
 * @returns {import("rollup").GetManualChunk}
 */
export const chunkFor = (rows) => (id) => rows.find(([, fits]) => fits.test(id))?.[0];

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
