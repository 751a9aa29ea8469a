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
 * @property {RegExp} [external] modules that are not bundled.
 * @property {import("rollup").InputPluginOption} [styles] the plugins for style files.
 * @property {boolean} [typed] whether TypeScript's own compiler removes the types.
 * @property {boolean} [rendered] whether it contains its renderer.
 * @property {boolean} [minify] whether to minify it, because visitors download it.
 * @property {boolean} [compact] whether to shorten it but keep it readable.
 * @property {boolean} [inline] whether everything goes into one file.
 * @property {boolean} [static] whether it renders once, and never needs the code that loads on demand.
 * @property {import("rollup").InputPluginOption} [page] the plugins for the page that contains it.
 * @property {boolean} [hashed] whether its files go into a folder that is named by their hash.
 * @property {boolean} [loader] whether it is the loader.
 * @property {boolean} [oneCopy] whether it has the Spanish texts once, because it changes them while it runs.
 * @property {boolean} [compiled] whether its input is another row's output.
 * @property {import("./sizes.mjs").SizeLimit[]} [sizes]
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
    row.static && noDynamicImports,
    generatedModules,
    !row.oneCopy && localeSections,
    row.compiled ? nodePrefix : row.typed ? typescript(compilerPluginOptions) : transpile,
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
        // Developers read the published package, and bundle it.
        ...(compact && { mangle: false, format: { beautify: true, preserve_annotations: true } }),
      }),
    minify && thirdParty,
    row.hashed && nameFolder,
    row.sizes && sizes(row.sizes),
    row.loader && release,
    row.page,
  ];
}

/** Options of TypeScript's compiler for the published package, whose types `tsc` has checked. */
const compilerPluginOptions = {
  include: ["packages/{widgets,catalog}/src/**"],
  compilerOptions: {
    noEmit: false,
    allowJs: false,
    allowImportingTsExtensions: false,
    noCheck: true,
  },
};

/**
 * Adds `node:` to the names of Node's modules: not every runtime knows them without it.
 * @type {Plugin}
 */
const nodePrefix = {
  name: "maloca-node-prefix",
  resolveId: (name) =>
    builtinModules.includes(name) ? { id: `node:${name}`, external: true } : null,
};

/**
 * Replaces dynamic imports by an empty module.
 * @type {Plugin}
 */
const noDynamicImports = {
  name: "maloca-no-dynamic-imports",
  resolveDynamicImport: () => "\0empty",
  load: (id) => (id === "\0empty" ? "" : null),
};

/**
 * Values that replace names in the sources, such as the operator's public key.
 * @param {Row} row
 */
function definitions({ minify, compact, loader }) {
  const { ANON_KEY } = process.env;
  return {
    // The published package leaves this to the application's bundler.
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
