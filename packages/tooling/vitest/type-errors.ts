import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

/** Inside the project, so that imports find its packages. */
const cache = fileURLToPath(new URL("../../../node_modules/.cache/maloca/", import.meta.url));

/** TypeScript's errors in pieces of code, which are given by file name. */
export async function typeErrors(pieces: Readonly<Record<string, string>>): Promise<string[]> {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, "pieces-"));
  try {
    const files = await Promise.all(
      Object.entries(pieces).map(async ([name, code]) => {
        const file = join(folder, name);
        await writeFile(file, code);
        return file;
      }),
    );
    const program = ts.createProgram(files, {
      jsx: ts.JsxEmit.ReactJSX,
      lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      noEmit: true,
      skipLibCheck: true,
      strict: true,
      target: ts.ScriptTarget.ES2023,
      types: [],
    });
    return ts
      .getPreEmitDiagnostics(program)
      .map(
        ({ file, messageText }) =>
          `${basename(file?.fileName ?? "")}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`,
      );
  } finally {
    await rm(folder, { recursive: true });
  }
}
