/**
 * All of the shim as one object, which @floating-ui looks into by name, and what it alone names.
 * Apart, so that only the panel that floats carries it.
 */

export { cloneElement, createContext, createPortal } from "preact";
export { useContext, useReducer } from "preact/hooks";
export * from "./react-shim.mjs";

/**
 * preact hands a `ref` on with the other props.
 * @template Component
 * @param {Component} component
 */
export const forwardRef = (component) => component;

/**
 * @template Result
 * @param {() => Result} update
 */
export const flushSync = (update) => update();
