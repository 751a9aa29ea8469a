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
  ["assistants", /forms\/assistants/],
  // Whole pesos, of the payment and of the booking's ticket.
  ["pesos", /catalog\/src\/money/],
  // Options that few pages set.
  ["rare-options", /(src\/|sheet:)forms\/(rare-options|prefill|test-ribbon)/],
  // Toasts and what they say, for every form.
  ["toast", /(src\/|sheet:)ui\/toast|catalog\/src\/notices/],
  // Submitting and sending, for every form that does.
  [
    "backend",
    /forms\/submission(-effects|\.answers|\.times)|catalog\/src\/metadata\.ts|src\/(backend\.(?!newsletter)|core\/attribution)|\/ofetch\//,
  ],
  // Sending a sign-up to the newsletter, also one that was kept on the device.
  ["send-signup", /forms\/send-signup|src\/backend\.newsletter|newsletter\.submission/],
  // The page that thanks for a request; few pages have one.
  ["thanks-page", /forms\/thanks-page/],
  // What a form says once its request is stored.
  ["stored", /(src\/|sheet:)forms\/(stored|confirmation)/],
  // Storing unsent requests after a failure.
  ["offline-queue", /forms\/(offline-queue\.ts|offline-notice|submission\.device|request-senders)/],
  // Validation: loads when the visitor starts to fill in a form.
  ["form", /forms\/checked-form|\/zod\/|catalog\/src\/(validation|own-keys|requests\/schema)/],
  // Every dialog.
  ["modal", /src\/ui\/modal/],
  // Every dialog with a form.
  ["dialog", /(src\/|sheet:)ui\/dialog|forms\/use-synced-default|catalog\/src\/subject/],
  // What choices look like: payment has them without the group's code.
  ["choices", /(src\/ui\/checkbox-group\.css|sheet:ui\/checkbox-group)/],
  // Every form with checkboxes.
  ["checkbox-group", /src\/ui\/checkbox-group|catalog\/src\/experiences\.limits/],
  // Every form that stands in a page.
  ["inline-form", /ui\/use-ground|forms\/no-js-action|catalog\/src\/forms/],
  // How to reach the operator.
  ["operator", /catalog\/src\/settings\.ts|forms\/checks/],
  // Every form that is sent to the server.
  [
    "sending",
    /forms\/(connection|sending\.options|use-form-submission|submission(?!\.answers|\.device|\.times|-effects)|call-page)/,
  ],
  // Every form, and what validation shares with sending: a form that hands its request over loads no
  // "sending".
  [
    "fields",
    /core\/(json|build-flags)|forms\/offline-queue\.names|(src\/|sheet:)(ui\/(?!reset|themed|live-text|ground|copyable-text|close-on-back)|forms\/(?!use-handover|handover-panel|test-ribbon))|catalog\/src\/consent/,
  ],
  // Every element.
  [
    "runtime",
    /node_modules\/preact\/|catalog\/src\/settings\.brand|build\/react-shim\.mjs|(src\/|sheet:)(core\/(?!error-fallback|ambiguous|build-flags|deep-link|language\.|language-files|register-locale|(?:option|attribute)-warning|data-layer|warn-once|operator-line|on-page)|theme\/|ui\/(reset|themed|live-text))/,
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
