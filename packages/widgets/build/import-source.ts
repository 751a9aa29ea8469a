import { fileURLToPath } from "node:url";
import esbuild from "esbuild";
import { required } from "./required.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * Imports TypeScript sources in Node, for a step of the build.
 * @param contents a module's text; its imports are relative to `packages/widgets/src/`.
 * @returns its exports.
 */
export async function importSource<Exports>(contents: string): Promise<Exports> {
  const { outputFiles } = await esbuild.build({
    stdin: { resolveDir: `${root}packages/widgets/src`, contents },
    bundle: true,
    format: "esm",
    write: false,
    absWorkingDir: root,
    tsconfig: `${root}tsconfig.json`,
  });
  const { text } = required(outputFiles[0], "the bundle of sources");
  return import(`data:text/javascript,${encodeURIComponent(text)}`);
}
