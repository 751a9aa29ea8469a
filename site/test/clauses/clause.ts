/** What a clause's tag means, with its sections of `docs/product.md`. */
export const tags = {
  "§1": { about: "purpose, audience and claims", sections: ["For whom", "Figures and claims"] },
  "§2": {
    about: "routes, sections and screens",
    sections: ["Routes", "Navigation bar", "Home page", "Trip pages", "Consultancy page"],
  },
  "§3": { about: "what a request, a trip and a card hold", sections: ["Booking request"] },
  "§4": { about: "dialogs and flows", sections: ["Reserve buttons", "Trip wizard", "Lightbox"] },
  "§5": { about: "checks and limits", sections: ["Checks and messages"] },
  "§6": { about: "roles and sign-in", sections: ["Roles and sign-in"] },
  "§7": { about: "calls", sections: ["Calls to the server", "Payment request"] },
  "§8": { about: "notices and errors", sections: ["Checks and messages", "Not found"] },
  "§9": { about: "prices, dates and limits", sections: ["Prices", "Dates and seasons"] },
  "–": { about: "what the site asks of itself", sections: [] },
} as const satisfies Record<string, { about: string; sections: readonly string[] }>;

/** One thing that the product must do, its tags, and the tests that show it. */
export type Clause = readonly [tags: string, asks: string, ...shownBy: Shown[]];

/** A file below the root, and the title of a test in it, as its source writes it. */
export type Shown = readonly [file: string, title: string];

/** Clauses of one page, or of several alike. */
export interface Chapter {
  title: string;
  /** The paths of its pages. */
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
  forms: testsOf("packages/server/test/form-routes"),
  start: testsOf("packages/server/test/start"),
};
