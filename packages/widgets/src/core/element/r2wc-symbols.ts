/** r2wc stores its state under these registered symbols, which are the only way to reach it. */
export const PROPS = Symbol.for("r2wc.props");
export const RENDER = Symbol.for("r2wc.render");
export const CONTEXT = Symbol.for("r2wc.context");
