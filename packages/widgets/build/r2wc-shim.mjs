/**
 * The part of r2wc that the elements use, for the files that visitors download. r2wc weighs 0.7 kB more,
 * because it also converts attributes, which `element.tsx` does itself. The npm build uses r2wc; both keep
 * their state under the same symbols.
 */
import { jsx } from "preact/jsx-runtime";
import { CONTEXT, PROPS, RENDER } from "../src/core/element/element-symbols.ts";
import { createRoot } from "./react-shim.mjs";

/**
 * @param {import("preact").ComponentType} Component
 * @param {{ shadow: ShadowRootMode }} options
 */
export default (Component, { shadow }) =>
  class extends HTMLElement {
    container = this.attachShadow({ mode: shadow });
    [PROPS] = {};
    /** @type {{ root: ReturnType<typeof createRoot> } | undefined} */
    [CONTEXT];

    connectedCallback() {
      this[RENDER]();
    }

    disconnectedCallback() {
      this[CONTEXT]?.root.unmount();
      this[CONTEXT] = undefined;
    }

    [RENDER]() {
      this[CONTEXT] ??= { root: createRoot(this.container) };
      this[CONTEXT].root.render(jsx(Component, this[PROPS]));
    }
  };
