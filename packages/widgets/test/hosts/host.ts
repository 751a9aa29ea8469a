/** Somebody else's page, with what could affect an embedded widget. */
export interface Host {
  /** What kind of page it is, or what it does. */
  name: string;
  css?: string;
  /** Runs before the embed is loaded. */
  script?: string;
  /** Runs after the embed is loaded. */
  late?: string;
  /** Markup around the opening button and the element; `$` is their place. */
  body?: string;
  /** How the embed is loaded; `$` is its origin. */
  embed?: string;
  head?: string;
  doctype?: string;
  /** What kind of document it is, unless HTML. */
  type?: string;
  /** Attributes of `<html>`. */
  root?: string;
  /** It is in a sandboxed frame. */
  framed?: boolean;
  /** An expression that is true once the page's own script is done. */
  ready?: string;
  /** The test navigates away and back, which needs an engine that restores pages from its cache. */
  isLeft?: true;
  /** The host that it is compared with; by default the empty one. */
  like?: string;
}

/** How a host's own script signals that it is done. */
export const READY = 'document.body.id === "ready"';

/** Requests of this partner are answered only after their page was left. */
export const LEAVES = "leaves";
