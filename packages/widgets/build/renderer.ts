import { fileURLToPath } from "node:url";
import alias from "@rollup/plugin-alias";
import commonjs from "@rollup/plugin-commonjs";
import replace from "@rollup/plugin-replace";

/**
 * Whether the elements that visitors download run on React (`npm run build -- --react`). By default they run
 * on preact, a tenth of React's size.
 */
export const onReact = process.env.MALOCA_RENDERER === "react";

const beside = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The first match is used. */
const entries = [
  { find: /^react\/jsx-runtime$/, replacement: "preact/jsx-runtime" },
  {
    find: /^(react(-dom(\/client)?)?|\.\/hydrate-root|\.\.\/core\/use-layout-effect)$/,
    replacement: beside("react-shim.mjs"),
  },
];

/**
 * zod shares its settings with other copies of zod in a global variable of the page. Ours stores them in an
 * object of its module, so that it adds no global to a partner's page.
 */
const localZodSettings = replace({
  include: "**/node_modules/zod/**",
  delimiters: ["\\b", "\\b"],
  preventAssignment: true,
  values: { globalThis: "import.meta" },
});

/**
 * Markup is rendered by the library that hydrates it, so that the ids of both agree. Not by its file for browsers, which
 * keeps a port open: a build would never end.
 */
const renderOnServer = alias({
  entries: [{ find: "preact-render-to-string", replacement: "react-dom/server.edge" }],
});

/**
 * The plugins for the elements' renderer. Nothing else in a package's code is changed, so that upgrades need
 * no changes here.
 */
export const renderer = onReact
  ? [renderOnServer, commonjs(), localZodSettings]
  : [alias({ entries }), localZodSettings];
