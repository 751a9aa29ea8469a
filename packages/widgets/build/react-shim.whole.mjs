/**
 * The shim for @floating-ui, which imports React as one object, with the functions that only it needs. A
 * separate file, so that only the floating panel loads it.
 */

export { cloneElement, createContext, createPortal } from "preact";
export { useContext, useReducer } from "preact/hooks";
export * from "./react-shim.mjs";

/**
 * preact passes `ref` like any other prop.
 * @template Component
 * @param {Component} component
 */
export const forwardRef = (component) => component;

/**
 * @template Result
 * @param {() => Result} update
 */
export const flushSync = (update) => update();
