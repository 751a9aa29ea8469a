import { fileURLToPath } from "node:url";
import alias from "@rollup/plugin-alias";
import replace from "@rollup/plugin-replace";

const beside = (/** @type {string} */ file) => fileURLToPath(new URL(file, import.meta.url));

/** Ordered from the longest name, because the first that fits is taken. */
const entries = [
  { find: /^react\/jsx-runtime$/, replacement: "preact/jsx-runtime" },
  { find: /^react(-dom(\/client)?)?$/, replacement: beside("react-shim.mjs") },
];

/**
 * @floating-ui takes React as one object, which must not stand in what every widget loads.
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
 * zod shares its settings with other copies of itself through a global of the page. Ours has its
 * module's own object in the place of the global one, and leaves no name in a partner's page.
 */
const ownSettings = replace({
  include: "**/node_modules/zod/**",
  delimiters: ["\\b", "\\b"],
  preventAssignment: true,
  values: { globalThis: "import.meta" },
});

/**
 * Elements that a visitor downloads run on preact: the same source at a tenth of the weight.
 * No text of a package is taken out or changed beyond this: an upgrade needs no repair here.
 */
export const onPreact = [wholeReact, alias({ entries }), ownSettings];
