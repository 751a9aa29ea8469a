/** A page that is not ours, by what of it reaches into an embedded widget. */
export interface Host {
  /** Where such a page is met, or what it does. */
  name: string;
  css?: string;
  /** Runs before the embed is loaded. */
  script?: string;
  /** Runs after the embed is loaded. */
  late?: string;
  /** What stands around the opening button and the element; `$` is where they stand. */
  body?: string;
  /** How the embed is loaded; `$` is its origin. */
  embed?: string;
  head?: string;
  doctype?: string;
  /** What kind of document it is, unless HTML. */
  type?: string;
  /** Attributes of `<html>`. */
  root?: string;
  /** It stands in a frame that may do little. */
  framed?: boolean;
  /** An expression that holds once the page has done what is its own. */
  ready?: string;
  /** It is left and come back to, which needs an engine that keeps the pages that were left. */
  isLeft?: true;
  /** The host that it is compared with; the empty one unless said. */
  like?: string;
}

/** How a host's own script says that it has done what it does. */
export const READY = 'document.body.id === "ready"';

/** As this partner a page sends what is answered only after it was left. */
export const LEAVES = "leaves";
