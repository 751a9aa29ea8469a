/** What the spec asks for, in our own words, and the tests that show it. */
export type Clause = readonly [section: string, asks: string, ...shownBy: Shown[]];

/** A file below the root, and the title of a test in it, as its source writes it. */
export type Shown = readonly [file: string, title: string];

/** Clauses of one page, or of several alike. */
export interface Chapter {
  title: string;
  /** The paths it is about. */
  routes: readonly string[];
  clauses: readonly Clause[];
}

/** Names the tests of one file. */
export const testsOf =
  (file: string) =>
  (title: string): Shown => [`${file}.test.ts`, title];

/** Files that several chapters point to. */
export const inSite = {
  page: testsOf("site/test/every-page"),
  links: testsOf("site/test/links"),
  bar: testsOf("site/test/bar.walk"),
  reading: testsOf("site/test/reading"),
  files: testsOf("site/test/site-files"),
  data: testsOf("site/test/structured-data"),
  trip: testsOf("site/test/trips/trips"),
  part: testsOf("site/test/trips/sections"),
  dialog: testsOf("site/test/trips/dialogs"),
};

const widget = (name: string) => testsOf(`packages/widgets/src/${name}/${name}.element`);

export const inWidgets = {
  booking: widget("booking"),
  payment: widget("payment"),
  wizard: widget("trip-wizard"),
  partnership: widget("partnership"),
  newsletter: widget("newsletter"),
  contact: widget("contact"),
  experiences: widget("experiences"),
  lightbox: widget("lightbox"),
  help: widget("help"),
};

export const inCatalog = {
  money: testsOf("packages/catalog/test/money"),
  prices: testsOf("packages/catalog/test/prices"),
  requests: testsOf("packages/catalog/test/requests"),
  payment: testsOf("packages/catalog/test/payment"),
  partnership: testsOf("packages/catalog/test/partnership"),
};

export const inServer = {
  app: testsOf("packages/server/test/app"),
  client: testsOf("packages/server/test/official-client"),
  forms: testsOf("packages/server/test/forms"),
  start: testsOf("packages/server/test/start"),
};
