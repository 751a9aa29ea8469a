/**
 * The part of React's API that the widgets use, on preact's public functions: preact/compat has all of it
 * and weighs 1.3 kB more. If a widget needs another function of React, add it here.
 */
import { hydrate, options, render } from "preact";
import { jsx } from "preact/jsx-runtime";

export { Component, Fragment } from "preact";
export {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "preact/hooks";

/** r2wc imports it from React's default export, and calls it without children. JSX calls the other one. */
export default {
  createElement: (
    /** @type {Parameters<typeof jsx>[0]} */ type,
    /** @type {Parameters<typeof jsx>[1]} */ props,
  ) => jsx(type, { ...props }),
};

/** @param {import("preact").ContainerNode} container */
export function createRoot(container) {
  return {
    render: (/** @type {import("preact").ComponentChild} */ view) => render(view, container),
    unmount: () => render(null, container),
  };
}

/**
 * @param {import("preact").ContainerNode} container
 * @param {import("preact").ComponentChild} view
 */
export function hydrateRoot(container, view) {
  hydrate(view, container);
  return createRoot(container);
}

const renamed = {
  // In React focus and blur events bubble.
  onFocus: "onfocusin",
  onBlur: "onfocusout",
  // Preact writes attributes in this spelling, and XHTML is case-sensitive.
  tabIndex: "tabindex",
  autoComplete: "autocomplete",
};

const { vnode: before } = options;
options.vnode = (vnode) => {
  const { props, type } = /** @type {{ props: Record<string, unknown>, type: unknown }} */ (vnode);
  if (typeof type === "string") {
    for (const [name, spelling] of Object.entries(renamed)) {
      if (!props[name]) continue;
      props[spelling] = props[name];
      delete props[name];
    }
  }
  before?.(vnode);
};
