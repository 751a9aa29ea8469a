/**
 * All of lean-react as one object, which @floating-ui looks into by name. Apart, so that only the panel
 * that floats carries it.
 */
export * from "./lean-react.mjs";
