import { builtinModules } from "node:module";
import resolve from "@rollup/plugin-node-resolve";
import replace from "@rollup/plugin-replace";
import terser from "@rollup/plugin-terser";
import typescript from "@rollup/plugin-typescript";
import { localeSections } from "./locale-sections.mjs";
import { release } from "./release.mjs";
import { renderer } from "./renderer.mjs";
import { chunkFolder, importedFiles, languages, nameFolder } from "./script-tag.mjs";
import { sizes } from "./sizes.mjs";
import { thirdParty } from "./third-party.mjs";
import { transpile } from "./transpile.mjs";
import { dialogs, generatedModules, widgetNames } from "./widget-list.mjs";

/**
 * @typedef {import("rollup").Plugin} Plugin
 * @typedef {import("rollup").OutputOptions} OutputOptions
 *
 * @typedef {object} Row
 * @property {string} name
 * @property {Record<string, string>} input name of each output file, and the source it is made from.
 * @property {OutputOptions} output
 * @property {RegExp} [external] what is imported as it is.
 * @property {import("rollup").InputPluginOption} [styles] what becomes of style files.
 * @property {boolean} [typed] whether TypeScript's own compiler takes the types out.
 * @property {boolean} [rendered] whether what renders it is in it.
 * @property {boolean} [minify] whether visitors download it.
 * @property {boolean} [compact] whether it is shortened, but stays readable.
 * @property {boolean} [inline] whether one file holds all.
 * @property {boolean} [once] whether it renders once, and never needs the code that loads on demand.
 * @property {import("rollup").InputPluginOption} [page] what writes the page that it is for.
 * @property {boolean} [noted] whether the loader asks for its files.
 * @property {boolean} [loader] whether it is the loader.
 * @property {boolean} [compiled] whether it is made from another row's files.
 * @property {import("./sizes.mjs").Ceiling[]} [sizes]
 */

/**
 * The plugins of a row of the build.
 * @param {Row} row
 * @returns {import("rollup").InputPluginOption[]}
 */
export function pluginsOf(row) {
  const { output, styles, minify, compact } = row;
  return [
    replace({ preventAssignment: true, values: definitions(row) }),
    row.rendered && renderer,
    styles,
    row.once && nothingLater,
    generatedModules,
    localeSections,
    row.compiled ? prefixed : row.typed ? typescript(widgetsAlone) : transpile,
    resolve({
      extensions: [".ts", ".tsx", ".mjs", ".js"],
      browser: minify,
      exportConditions: [],
    }),
    (minify || compact) &&
      terser({
        module: output.format !== "iife",
        ecma: 2022,
        compress: {
          passes: 4,
          keep_fargs: false,
          unsafe_arrows: true,
          inline: 1,
          directives: !compact,
        },
        // Whoever installs the package reads it, and bundles it.
        ...(compact && { mangle: false, format: { beautify: true, preserve_annotations: true } }),
      }),
    minify && thirdParty,
    row.noted && nameFolder,
    row.sizes && sizes(row.sizes),
    row.loader && release,
    row.page,
  ];
}

/** The published package goes through TypeScript's own compiler; `tsc` has checked its types. */
const widgetsAlone = {
  include: ["packages/{widgets,catalog}/src/**"],
  compilerOptions: {
    noEmit: false,
    allowJs: false,
    allowImportingTsExtensions: false,
    noCheck: true,
  },
};

/**
 * Node's own modules under the only name by which every runtime has them.
 * @type {Plugin}
 */
const prefixed = {
  name: "prefixed",
  resolveId: (name) =>
    builtinModules.includes(name) ? { id: `node:${name}`, external: true } : null,
};

/** @type {Plugin} */
const nothingLater = {
  name: "nothing-later",
  resolveDynamicImport: () => "\0later",
  load: (id) => (id === "\0later" ? "" : null),
};

/**
 * The operator's key is written into what visitors download, and into the loader what it asks for.
 * @param {Row} row
 */
function definitions({ minify, compact, loader }) {
  const { ANON_KEY } = process.env;
  return {
    // An application's bundler knows whether its developer is at work.
    ...(!compact && { "process.env.NODE_ENV": JSON.stringify("production") }),
    __WIDGET_NAMES__: JSON.stringify(widgetNames),
    "typeof __COMPONENTS__": compact ? '"boolean"' : '"undefined"',
    ...(loader && {
      __DIALOGS__: JSON.stringify(dialogs),
      __FOLDER__: () => JSON.stringify(chunkFolder()),
      __LANGUAGES__: () => JSON.stringify(languages()),
      __WIDGET_FILES__: () => JSON.stringify(importedFiles()),
    }),
    ...(minify && ANON_KEY && { __ANON_KEY__: JSON.stringify(ANON_KEY) }),
  };
}
