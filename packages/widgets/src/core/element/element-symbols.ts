/** r2wc stores its state under these registered symbols, which are the only way to reach it. */
export const PROPS = Symbol.for("r2wc.props");
export const RENDER = Symbol.for("r2wc.render");
export const CONTEXT = Symbol.for("r2wc.context");

/** The members of an element of r2wc that the widgets use or override. */
export interface R2wcElement extends HTMLElement {
  container: HTMLElement;
  [PROPS]: Record<string, unknown>;
  [CONTEXT]?: unknown;
  [RENDER](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** Members of `element.tsx` that a class which extends it calls or overrides. */
export const SET: unique symbol = Symbol("set");
export const UPDATE: unique symbol = Symbol("update");
export const OPENING: unique symbol = Symbol("opening");
