import { fileURLToPath } from "node:url";
import alias from "@rollup/plugin-alias";
import replace from "@rollup/plugin-replace";

const beside = (/** @type {string} */ file) => fileURLToPath(new URL(file, import.meta.url));

/** Longest names first, because the first match is used. */
const entries = [
  { find: /^react\/jsx-runtime$/, replacement: "preact/jsx-runtime" },
  { find: "@r2wc/react-to-web-component", replacement: beside("r2wc-shim.mjs") },
  {
    find: /^(react(-dom(\/client)?)?|\.\/hydrate-root|\.\.\/core\/use-layout-effect)$/,
    replacement: beside("react-shim.mjs"),
  },
];

/**
 * @floating-ui imports React as one object, which must not be in code that every widget loads.
 * @type {import("rollup").Plugin}
 */
const wholeReact = {
  name: "maloca-whole-react",
  resolveId: (name, importer) =>
    /^react(-dom)?$/.test(name) && importer?.includes("/@floating-ui/")
      ? beside("react-shim.whole.mjs")
      : null,
};

/**
 * zod shares its settings with other copies of itself through a global of the page. Ours keeps them in
 * an object of its module, and adds no global to a partner's page.
 */
const ownSettings = replace({
  include: "**/node_modules/zod/**",
  delimiters: ["\\b", "\\b"],
  preventAssignment: true,
  values: { globalThis: "import.meta" },
});

/**
 * Elements that a visitor downloads run on preact: the same source at a tenth of the weight. Nothing
 * else of a package's text is changed, so that an upgrade needs no repair here.
 */
export const onPreact = [wholeReact, alias({ entries }), ownSettings];
