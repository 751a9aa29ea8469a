import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/rollup-plugin";
import dts from "rollup-plugin-dts";
import { builderPage, manifestModule } from "./packages/builder/build-page.mjs";
import { adoptedStyles } from "./packages/widgets/build/adopted-styles.mjs";
import { ownChunk, sharedChunks } from "./packages/widgets/build/manual-chunks.mjs";
import { publicTypes } from "./packages/widgets/build/public-types.mjs";
import { pluginsOf } from "./packages/widgets/build/row-plugins.mjs";
import { sizeLimits } from "./packages/widgets/build/size-limits.mjs";
import { styleOrder } from "./packages/widgets/build/style-order.mjs";
import { widgetNames } from "./packages/widgets/build/widget-list.mjs";
import { wordPressZip } from "./packages/widgets/build/wordpress-plugin.mjs";

const widgets = "packages/widgets";
const server = "packages/server";
const functions = `${server}/supabase/functions/_shared`;

/** Packages that an npm user installs beside ours. */
const peers = /^(react|react-dom|zod|ofetch|@r2wc\/|@floating-ui\/|@supabase\/)/;

/**
 * @typedef {import("./packages/widgets/build/row-plugins.mjs").Row} Row
 * @typedef {import("rollup").Plugin} Plugin
 * @typedef {import("rollup").OutputOptions} OutputOptions
 */

/**
 * The build, a row an output: what goes in, where it lands, and how it differs.
 * @type {Row[]}
 */
const table = [
  {
    name: "React components",
    typed: true,
    compact: true,
    input: entries(["index", "schemas", "backend", "auth", "testing", "locales/en", "locales/pt"]),
    output: {
      dir: `${widgets}/dist`,
      chunkFileNames: "components/[name].js",
      assetFileNames: "[name][extname]",
      // A file each, so that an application bundles the components that it imports and no others.
      manualChunks: ownChunk,
      onlyExplicitManualChunks: true,
      minifyInternalExports: false,
      hoistTransitiveImports: false,
      sourcemap: true,
      // A page that a server renders may compose the components as they are.
      banner: ({ name }) => (name === "index" ? '"use client";' : ""),
    },
    external: peers,
    styles: [
      vanillaExtractPlugin({
        identifiers: "short",
        cwd: resolve(widgets),
        extract: { name: "styles.css" },
      }),
      styleOrder,
    ],
  },
  {
    name: "custom elements",
    input: { elements: "maloca:elements", ...entries(["loader"]) },
    output: {
      dir: `${widgets}/dist`,
      chunkFileNames: "elements/[name]-[hash].js",
      sourcemap: true,
    },
    external: peers,
    styles: adoptedStyles(),
  },
  {
    name: "script tag: the widgets",
    input: {
      ...Object.fromEntries(
        widgetNames.map((name) => [name, `${widgets}/src/${name}/${name}.element.ts`]),
      ),
      // By its own name, because tests define an element of theirs with it.
      runtime: `${widgets}/src/core/element/element.tsx`,
      misspelt: `${widgets}/src/core/loader/misspelt.ts`,
      // The loader imports it by this name.
      "deep-link": `${widgets}/src/core/loader/deep-link.ts`,
    },
    output: {
      // Named by its content once it is written.
      dir: `${widgets}/dist/cdn/chunks`,
      entryFileNames: "[name].js",
      chunkFileNames: "[name].js",
      manualChunks: sharedChunks(),
      onlyExplicitManualChunks: true,
      hoistTransitiveImports: false,
    },
    styles: adoptedStyles(),
    rendered: true,
    minify: true,
    noted: true,
  },
  {
    name: "script tag: the loader",
    input: { maloca: `${widgets}/src/script-tag.ts` },
    output: { dir: `${widgets}/dist/cdn`, format: "iife", strict: false },
    minify: true,
    // The last of the script-tag files: what it asks for is known.
    loader: true,
    sizes: sizeLimits,
  },
  {
    name: "snippet builder",
    input: { builder: "packages/builder/src/builder.page.tsx" },
    output: { dir: `${widgets}/dist/cdn/builder`, assetFileNames: "[name][extname]" },
    styles: [
      vanillaExtractPlugin({ identifiers: "short", extract: { name: "builder.css" } }),
      styleOrder,
    ],
    rendered: true,
    minify: true,
    inline: true,
    page: [manifestModule, builderPage, wordPressZip],
  },
  {
    name: "markup of the inline widgets",
    input: entries(["server"]),
    output: { dir: `${widgets}/dist` },
    styles: adoptedStyles(),
    rendered: true,
    inline: true,
    once: true,
  },
  {
    name: "lead server",
    input: {
      main: `${server}/src/main.ts`,
      // The file's name is in every operator's scripts.
      leads: `${server}/src/cli.ts`,
      edge: `${server}/src/edge.ts`,
    },
    output: {
      dir: `${server}/dist`,
      chunkFileNames: "[name].js",
      // Apart, so that it runs before the drivers that need it.
      manualChunks: (id) => (id.includes("node-globals") ? "globals" : undefined),
    },
    external: /^(node:|hono|@hono\/|postgres$|@electric-sql\/|nodemailer|zod|age-encryption$)/,
  },
  {
    name: "edge functions of a hosted project",
    // As the row above left it: whoever deploys has one file, and the modules of the runtime.
    input: { maloca: `${server}/dist/edge.js` },
    output: { dir: functions },
    external: /^node:/,
    compiled: true,
  },
];

/**
 * `import "@maloca/widgets/styles.css"` is an import like any other to a type checker, and
 * `import "@maloca/widgets/jsx"` one to whatever runs it.
 * @type {Plugin}
 */
const counterparts = {
  name: "counterparts",
  generateBundle() {
    for (const fileName of ["styles.d.ts", "jsx.js"]) {
      this.emitFile({ type: "asset", fileName, source: "export {};\n" });
    }
  },
};

/** @type {Row & { plugins: Plugin[] }} */
const declarations = {
  name: "declarations",
  input: entries([
    "index",
    "elements",
    "jsx",
    "loader",
    "schemas",
    "backend",
    "auth",
    "server",
    "testing",
    "locales/en",
    "locales/pt",
  ]),
  output: { dir: `${widgets}/dist`, chunkFileNames: "types/[name].d.ts" },
  external: peers,
  plugins: [dts({ tsconfig: "tsconfig.json" }), publicTypes(), counterparts],
};

const outputs = [`${widgets}/dist`, `${server}/dist`, functions];

/** Removes what an earlier build left. */
export function removeOutputs() {
  for (const folder of outputs) rmSync(folder, { recursive: true, force: true });
}

/** The rows by name. */
export const rows = () => [
  ...table.map((row) => ({ name: row.name, options: toRollup(row, pluginsOf(row)) })),
  { name: declarations.name, options: toRollup(declarations, declarations.plugins) },
];

export default function build() {
  removeOutputs();
  return rows().map(({ options }) => options);
}

/**
 * @param {Row} row
 * @param {import("rollup").InputPluginOption[]} plugins
 * @returns {import("rollup").RollupOptions & { output: OutputOptions }}
 */
function toRollup({ input, output, external, inline }, plugins) {
  return {
    input,
    external,
    preserveEntrySignatures: "allow-extension",
    output: { format: "es", freeze: false, ...output, inlineDynamicImports: inline },
    plugins,
  };
}

/** @param {string[]} names */
function entries(names) {
  return Object.fromEntries(names.map((name) => [name, `${widgets}/src/${name}.ts`]));
}
