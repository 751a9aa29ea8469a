import { fileURLToPath } from "node:url";
import alias from "@rollup/plugin-alias";
import commonjs from "@rollup/plugin-commonjs";
import replace from "@rollup/plugin-replace";

/**
 * What renders the elements that visitors download: preact, a tenth of React's weight, or React itself with
 * `npm run build -- --react`.
 */
export const onReact = process.env.MALOCA_RENDERER === "react";

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

/** Markup is written by what takes it over: both must give the same ids. */
const reactsMarkup = alias({
  entries: [{ find: "preact-render-to-string", replacement: "react-dom/server.browser" }],
});

/**
 * The same source on one renderer or the other. Nothing else of a package's text is changed, so that an
 * upgrade needs no repair here.
 */
export const renderer = onReact
  ? [reactsMarkup, commonjs(), ownSettings]
  : [wholeReact, alias({ entries }), ownSettings];
