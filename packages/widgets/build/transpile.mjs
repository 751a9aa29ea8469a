import { readFileSync } from "node:fs";
import { transform } from "esbuild";

const { compilerOptions } = JSON.parse(
  readFileSync(new URL("../../../tsconfig.json", import.meta.url), "utf8"),
);
const { target, jsx, verbatimModuleSyntax } = compilerOptions;

/**
 * Removes the types from each TypeScript file by itself. `tsc` checks them once, for the whole
 * repository; a TypeScript program in every row of the build would read all of it again.
 */
export const transpile = {
  name: "maloca-transpile",
  async transform(source, id) {
    const [, loader] = /\.(tsx?)$/.exec(id) ?? [];
    if (!loader) return null;
    const { code, map } = await transform(source, {
      loader,
      sourcefile: id,
      sourcemap: true,
      target,
      tsconfigRaw: { compilerOptions: { jsx, target, verbatimModuleSyntax } },
    });
    return { code, map };
  },
};
