/**
 * Elements that a visitor downloads run on preact: the same source at a tenth of the weight.
 * Ordered from the longest name, because the first that fits is taken.
 */
export const preactAliases = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: "preact/jsx-runtime" },
  { find: /^react-dom\/client$/, replacement: "preact/compat/client" },
  { find: /^react(-dom)?$/, replacement: "preact/compat" },
];

/**
 * r2wc imports React's default export, which keeps all of preact/compat alive; through a namespace
 * only what is used stays.
 */
export function shakeable() {
  return {
    name: "maloca-shakeable-r2wc",
    transform(code, id) {
      if (!id.includes("@r2wc/react-to-web-component")) return null;
      return {
        code: code.replace(/import (\w+) from "react";/, 'import * as $1 from "react";'),
        map: null,
      };
    },
  };
}
