import { builtinModules } from "node:module";
import resolve from "@rollup/plugin-node-resolve";
import replace, { type RollupReplaceOptions } from "@rollup/plugin-replace";
import typescript from "@rollup/plugin-typescript";
import type { InputPluginOption, OutputOptions, Plugin } from "rollup";
import { localeSections } from "./locale-sections.ts";
import { minified } from "./minified.ts";
import { operatorFacts } from "./operator-facts.ts";
import { renderer } from "./renderer.ts";
import { thirdParty } from "./third-party.ts";
import { transpile } from "./transpile.ts";
import { generatedModules, widgetNames } from "./widget-list.ts";

export interface Row {
  name: string;
  /** Name of each output file, and the source it is made from. */
  input: Record<string, string>;
  output: OutputOptions;
  /** Modules that are not bundled. */
  external?: RegExp;
  /** The plugins for style files. */
  styles?: InputPluginOption;
  /** Whether it contains its renderer. */
  rendered?: boolean;
  /** Whether to minify it, because visitors download it. */
  minify?: boolean;
  /**
   * Whether it is the published package: TypeScript's own compiler removes the types, and it is shortened but stays
   * readable.
   */
  compact?: boolean;
  /** Whether everything goes into one file. */
  inline?: boolean;
  /** Whether the operator's facts stand in each file's first line. */
  facts?: boolean;
  /** Values that replace names in its sources. */
  values?: RollupReplaceOptions["values"];
  /** Plugins of this row alone, before and after the others. */
  first?: InputPluginOption;
  last?: InputPluginOption;
}

/** The plugins of a row of the build. */
export function pluginsOf(row: Row): InputPluginOption[] {
  const { styles, minify, compact } = row;
  return [
    row.facts && operatorFacts(),
    row.first,
    replace({ preventAssignment: true, values: definitions(row) }),
    row.rendered && renderer,
    styles,
    generatedModules,
    jsonModules,
    localeSections,
    compact ? typescript(compilerPluginOptions) : transpile,
    resolve({
      extensions: [".ts", ".tsx", ".mjs", ".js"],
      browser: minify,
      exportConditions: [],
    }),
    (minify || compact) &&
      minified({
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
    compact && withoutEmptyFiles,
    row.last,
  ];
}

/** A module of which the build has inlined everything leaves a file without code, which nothing imports. */
const withoutEmptyFiles: Plugin = {
  name: "without-empty-files",
  generateBundle(_, bundle) {
    for (const [name, file] of Object.entries(bundle))
      if (file.type === "chunk" && !file.isEntry && !file.code.trim()) delete bundle[name];
  },
};

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

/** Makes a module of a JSON file, such as a trip's document. */
const jsonModules: Plugin = {
  name: "maloca-json-modules",
  transform: (code, id) =>
    id.endsWith(".json")
      ? { code: `export default ${JSON.stringify(JSON.parse(code))}`, map: null }
      : null,
};

/** Adds `node:` to the names of Node's modules: not every runtime knows them without it. */
export const nodePrefix: Plugin = {
  name: "maloca-node-prefix",
  resolveId: (name) =>
    builtinModules.includes(name) ? { id: `node:${name}`, external: true } : null,
};

/** Replaces dynamic imports by an empty module. */
export const noDynamicImports: Plugin = {
  name: "maloca-no-dynamic-imports",
  resolveDynamicImport: () => "\0empty",
  load: (id) => (id === "\0empty" ? "" : null),
};

/** Values that replace names in the sources, such as the operator's public key. */
function definitions({ minify, compact, rendered, values }: Row) {
  const { ANON_KEY } = process.env;
  return {
    // The published package leaves this to the application's bundler.
    ...(!compact && { "process.env.NODE_ENV": JSON.stringify("production") }),
    __WIDGET_NAMES__: JSON.stringify(widgetNames),
    "typeof __COMPONENTS__": compact ? '"boolean"' : '"undefined"',
    "typeof __RENDERED__": rendered ? '"boolean"' : '"undefined"',
    ...values,
    ...(minify && ANON_KEY && { __ANON_KEY__: JSON.stringify(ANON_KEY) }),
  };
}
