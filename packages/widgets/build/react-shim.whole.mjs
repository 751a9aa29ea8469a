/**
 * The whole shim as one object, which @floating-ui reads by name, with what only it needs. A separate
 * file, so that only the floating panel loads it.
 */

export { cloneElement, createContext, createPortal } from "preact";
export { useContext, useReducer } from "preact/hooks";
export * from "./react-shim.mjs";

/**
 * preact passes `ref` as any other prop.
 * @template Component
 * @param {Component} component
 */
export const forwardRef = (component) => component;

/**
 * @template Result
 * @param {() => Result} update
 */
export const flushSync = (update) => update();
