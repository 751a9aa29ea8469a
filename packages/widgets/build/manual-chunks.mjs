/**
 * The name of a chunk, and which modules go into it by their paths.
 * @typedef {[name: string, fits: RegExp]} ChunkRow
 */

/**
 * Chunks of the script-tag build that widgets share.
 * @type {ChunkRow[]}
 */
export const sharedChunks = [
  // Toasts, for forms that send nothing.
  ["toast", /(src\/|sheet:)ui\/toast/],
  // Sending, for every form that does.
  ["backend", /src\/(backend|core\/attribution|forms\/send-signup)|\/ofetch\//],
  // Storing unsent requests after a failure.
  ["offline-queue", /forms\/(offline-queue\.ts|offline-notice|request-senders)/],
  // Validation and submitting: loads when the visitor starts to fill in a form.
  ["form", /forms\/(submit-form|checked-form)|\/zod\/|catalog\/src\/(validation|own-keys)/],
  // Every dialog.
  ["modal", /src\/ui\/modal/],
  // Every dialog with a form.
  ["dialog", /(src\/|sheet:)ui\/dialog|forms\/use-synced-default|catalog\/src\/subject/],
  // What choices look like: payment has them without the group's code.
  ["choices", /(src\/ui\/checkbox-group\.css|sheet:ui\/checkbox-group)/],
  // Every form with checkboxes.
  ["checkbox-group", /src\/ui\/checkbox-group|catalog\/src\/experiences\.limits/],
  // Every form that is sent to the server.
  [
    "sending",
    /forms\/(connection|use-form-submission|submission-status|offline-queue)|src\/core\/json/,
  ],
  // Every form, and whatever names the operator.
  [
    "fields",
    /(src\/|sheet:)(ui\/(?!reset|copyable-text|close-on-back)|forms\/(?!loadable|use-handover|handover-panel))|catalog\/src\/(consent|settings|forms)/,
  ],
  // Every element.
  [
    "runtime",
    /node_modules\/(preact|@r2wc)\/|build\/react-shim\.mjs|(src\/|sheet:)(core\/(?!error-fallback|build-flags)|theme\/|ui\/reset)/,
  ],
];

/**
 * Chunks of the React build: what a widget loads on demand must not be in its entry.
 * @type {ChunkRow[]}
 */
export const reactChunks = [
  // Imported by entries and by lazy code, so apart from both.
  ["build-flags", /src\/core\/(build-flags|json)/],
  ["offline-queue", /forms\/(offline-queue\.ts|offline-notice|request-senders)/],
  ["payment", /src\/payment\/|catalog\/src\/(requests\/payment|money)/],
  [
    "shared",
    /src\/(ui\/(?!toast)|forms\/(?!submit-form|checked-form|send-signup)|core\/(?!attribution)|theme\/)|catalog\/src\/(subject|consent|settings)\.ts/,
  ],
];

/**
 * The chunk that a module goes into: the first row that fits names it. Where none does, Rollup decides.
 * @param {readonly ChunkRow[]} rows
 * @returns {import("rollup").GetManualChunk}
 */
export const chunkFor = (rows) => (id) => rows.find(([, fits]) => fits.test(id))?.[0];
