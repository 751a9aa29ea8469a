import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import commonjs from "@rollup/plugin-commonjs";
import { vanillaExtractPlugin } from "@vanilla-extract/rollup-plugin";
import dts from "rollup-plugin-dts";
import { register } from "tsx/esm/api";

// The build is written in TypeScript: its imports are on demand, once Node can read it.
register();
const { builderPage, manifestModule } = await import("./packages/builder/build-page.ts");
const { adoptedStyles } = await import("./packages/widgets/build/adopted-styles.ts");
const { chunkOfElements, ownChunk, sharedChunks } = await import(
  "./packages/widgets/build/manual-chunks.ts"
);
const { publicTypes } = await import("./packages/widgets/build/public-types.ts");
const { noDynamicImports, nodePrefix, pluginsOf } = await import(
  "./packages/widgets/build/row-plugins.ts"
);
const { release } = await import("./packages/widgets/build/release.ts");
const { frameworkTypes } = await import("./packages/widgets/build/framework-types.ts");
const { folderInLastLine, loaderValues, nameFolder } = await import(
  "./packages/widgets/build/script-tag.ts"
);
const { sizeLimits } = await import("./packages/widgets/build/size-limits.ts");
const { sizes } = await import("./packages/widgets/build/sizes.ts");
const { styleOrder } = await import("./packages/widgets/build/style-order.ts");
const { strongerStyles } = await import("./packages/widgets/build/stronger-styles.ts");
const { widgetCopies } = await import("./packages/widgets/build/widget-copies.ts");
const { translations, widgetNames } = await import("./packages/widgets/build/widget-list.ts");
const { wordPressZip } = await import("./packages/tooling/wordpress/plugin.ts");

const widgets = "packages/widgets";
const locales = translations.map((language) => `locales/${language}`);
const server = "packages/server";
const functions = `${server}/supabase/functions/_shared`;

const { dependencies } = JSON.parse(readFileSync(`${server}/package.json`, "utf8"));
/** What the server's package.json installs, and Node's own modules. */
const installed = new RegExp(`^(node:|(${Object.keys(dependencies).join("|")})(/|$))`);

/** Packages that are installed beside ours, not bundled. */
const peers = /^(react|react-dom|zod|ofetch|@r2wc\/|@floating-ui\/|@supabase\/)/;

/**
 * @typedef {import("./packages/widgets/build/row-plugins.ts").Row} Row
 * @typedef {import("rollup").Plugin} Plugin
 * @typedef {import("rollup").OutputOptions} OutputOptions
 */

/**
 * The build: one row for each output.
 * @type {Row[]}
 */
const table = [
  {
    name: "React components",
    compact: true,
    input: entries(["index", "schemas", "backend", "auth", "testing", ...locales]),
    output: {
      dir: `${widgets}/dist`,
      chunkFileNames: "components/[name].js",
      assetFileNames: "[name][extname]",
      // A file each, so that an application bundles the components that it imports and no others.
      manualChunks: ownChunk,
      onlyExplicitManualChunks: true,
      minifyInternalExports: false,
      hoistTransitiveImports: false,
      // Server-rendered React applications import the components without a wrapper.
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
      strongerStyles,
    ],
  },
  {
    name: "custom elements",
    input: { elements: "maloca:elements", ...entries(["loader"]) },
    output: {
      dir: `${widgets}/dist`,
      chunkFileNames: "elements/[name]-[hash].js",
      manualChunks: chunkOfElements(),
      experimentalMinChunkSize: 2000,
    },
    external: peers,
    styles: adoptedStyles(),
  },
  {
    name: "script tag: the widgets",
    facts: true,
    input: {
      ...Object.fromEntries(
        widgetNames.map((name) => [name, `${widgets}/src/${name}/${name}.element.ts`]),
      ),
      // An entry, because tests import it to define an element.
      runtime: `${widgets}/src/core/element/define.ts`,
      misspelt: `${widgets}/src/core/loader/misspelt.ts`,
      // The loader imports it by this name.
      "deep-link": `${widgets}/src/core/loader/deep-link.entry.ts`,
    },
    output: {
      // Renamed to a hash of its content once it is written.
      dir: `${widgets}/dist/cdn/chunks`,
      entryFileNames: "[name].js",
      chunkFileNames: "[name].js",
      manualChunks: sharedChunks(),
      onlyExplicitManualChunks: true,
      hoistTransitiveImports: false,
      generatedCode: { preset: "es2015", symbols: false },
    },
    first: widgetCopies(),
    styles: adoptedStyles(),
    rendered: true,
    minify: true,
    last: nameFolder,
  },
  {
    name: "script tag: the loader",
    input: { maloca: `${widgets}/src/script-tag-loader.ts` },
    output: { dir: `${widgets}/dist/cdn`, format: "iife", strict: false },
    minify: true,
    // The last script-tag row: it contains the names of the files above.
    values: loaderValues,
    last: [folderInLastLine, sizes(sizeLimits), release],
  },
  {
    name: "snippet builder",
    facts: true,
    input: { builder: "packages/builder/src/builder.page.tsx" },
    output: { dir: `${widgets}/dist/cdn/builder`, assetFileNames: "[name][extname]" },
    styles: [
      vanillaExtractPlugin({ identifiers: "short", extract: { name: "builder.css" } }),
      styleOrder,
    ],
    rendered: true,
    minify: true,
    inline: true,
    last: [manifestModule, builderPage, wordPressZip],
  },
  {
    name: "markup of the inline widgets",
    facts: true,
    input: entries(["server"]),
    output: { dir: `${widgets}/dist` },
    // It renders once, and never needs the code that loads on demand.
    first: noDynamicImports,
    styles: adoptedStyles(),
    rendered: true,
    inline: true,
  },
  {
    name: "lead server",
    input: {
      main: `${server}/src/main.ts`,
      // Operators' scripts use the file's name.
      leads: `${server}/src/cli.ts`,
      edge: `${server}/src/edge.ts`,
    },
    output: {
      dir: `${server}/dist`,
      chunkFileNames: "[name].js",
      // A separate chunk, which runs before the drivers that need it.
      manualChunks: (id) => (id.includes("node-globals") ? "globals" : undefined),
    },
    external: installed,
  },
  {
    name: "edge functions of a hosted project",
    // The output of the row above, bundled into one file for deployment.
    input: { maloca: `${server}/dist/edge.js` },
    output: { dir: functions },
    external: /^node:/,
    first: nodePrefix,
    last: commonjs(),
  },
];

/**
 * A type checker needs a declaration for `import "@maloca/widgets/styles.css"`, and a runtime a module for
 * `import "@maloca/widgets/jsx"`. The templates of other frameworks have types of their own.
 * @type {Plugin}
 */
const counterparts = {
  name: "counterparts",
  generateBundle() {
    const runtimes = [...Object.keys(frameworkTypes), "jsx"].map((name) => `${name}.js`);
    for (const fileName of ["styles.d.ts", ...runtimes]) {
      this.emitFile({ type: "asset", fileName, source: "export {};\n" });
    }
    for (const [name, source] of Object.entries(frameworkTypes)) {
      this.emitFile({ type: "asset", fileName: `${name}.d.ts`, source });
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
    ...locales,
  ]),
  output: { dir: `${widgets}/dist`, chunkFileNames: "types/[name].d.ts" },
  external: peers,
  plugins: [dts({ tsconfig: "tsconfig.json" }), publicTypes(), counterparts],
};

/** The rows by name. */
export const rows = () => [
  ...table.map((row) => ({ name: row.name, options: toRollup(row, pluginsOf(row)) })),
  { name: declarations.name, options: toRollup(declarations, declarations.plugins) },
];

export default rows().map(({ options }) => options);

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
