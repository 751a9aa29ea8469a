import { readFileSync } from "node:fs";
import { transform } from "esbuild";
import type { Plugin } from "rollup";

const { compilerOptions } = JSON.parse(
  readFileSync(new URL("../../../tsconfig.json", import.meta.url), "utf8"),
);
const { target, jsx, verbatimModuleSyntax } = compilerOptions;

/** A TypeScript file's text as JavaScript, with its source map. */
export async function withoutTypes(source: string, file: string) {
  const { code, map } = await transform(source, {
    loader: file.endsWith("x") ? "tsx" : "ts",
    sourcefile: file,
    sourcemap: true,
    target,
    tsconfigRaw: { compilerOptions: { jsx, target, verbatimModuleSyntax } },
  });
  return { code, map };
}

/**
 * Removes the types from each TypeScript file separately. `tsc` checks them once for the whole repository; a
 * TypeScript program in every row of the build would read all files again.
 */
export const transpile: Plugin = {
  name: "maloca-transpile",
  transform: (source, id) => (/\.tsx?$/.test(id) ? withoutTypes(source, id) : null),
};
