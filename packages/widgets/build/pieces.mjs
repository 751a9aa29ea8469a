/** Pieces of the script-tag build that widgets share. */
export const pieces = [
  // Telling, where nothing is sent.
  ["toast", /toast\//],
  // Sending, for every form that does.
  ["backend", /src\/(backend|source)|\/ofetch\//],
  // Keeping what was not sent, where something failed.
  ["outbox", /parts\/(outbox\.ts|unsent|senders)/],
  // Checking and telling: comes when somebody starts to fill a form.
  ["form", /parts\/submit|\/zod\/|catalog\/src\/(check|own-keys|consent\.missing)/],
  // Every dialog.
  ["modal", /parts\/modal/],
  // Every dialog with a form.
  ["dialog", /parts\/(dialog|follow)|catalog\/src\/concept/],
  // Every form with boxes to tick.
  ["choices", /parts\/choices|catalog\/src\/experiences\.limits/],
  // Every form that is sent to the server.
  ["sending", /parts\/(submission|standing|outbox)|src\/json/],
  // Every form, and whatever names the operator.
  ["fields", /parts\/(?!reset|copy|back)|catalog\/src\/(consent|settings|forms)/],
  // Every element.
  [
    "runtime",
    /node_modules\/(preact|@r2wc)\/|build\/react-shim\.mjs|(src\/|sheet:)(element\/(?!apology)|theme\/|parts\/reset)/,
  ],
];

/** Pieces of the React build: what one widget loads on demand must not stand in the entry beside it. */
export const reactPieces = [
  // Imported by what is on its own and by what comes later: in neither of them.
  ["tells-more", /src\/(tells-more|json)/],
  ["unsent", /src\/parts\/(outbox\.ts|unsent|senders)/],
  ["payment", /src\/payment\/|catalog\/src\/(payment|money)/],
  [
    "parts",
    /src\/(parts\/(?!submit)|element\/|theme\/)|catalog\/src\/(concept|consent|settings)\.ts/,
  ],
];

/** The piece that a module goes into: the first row that fits names it. Where none does, Rollup decides. */
export const pieceOf = (rows) => (id) => rows.find(([, fits]) => fits.test(id))?.[0];
