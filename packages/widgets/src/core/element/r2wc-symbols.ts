/** r2wc keeps its state under these registered symbols; they are the only handle it offers. */
export const PROPS = Symbol.for("r2wc.props");
export const RENDER = Symbol.for("r2wc.render");
export const CONTEXT = Symbol.for("r2wc.context");
