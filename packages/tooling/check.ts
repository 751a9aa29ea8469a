import { fileURLToPath } from "node:url";
import { start } from "./programs/processes.ts";

// `npm run check`: formatter, linter and types, at once. TypeScript 7 checks the types in a quarter of the
// time of TypeScript 6, which tools that need the compiler's API use.

const inPackage = (name: string, file: string) =>
  fileURLToPath(new URL(file, import.meta.resolve(`${name}/package.json`)));

const biome = inPackage("@biomejs/biome", "bin/biome");
const tsc = inPackage("typescript7", "bin/tsc");
const isTTY = process.stdout.isTTY === true;

const checks = [
  [biome, "check", "--error-on-warnings", ...(isTTY ? ["--colors=force"] : [])],
  [tsc, "--noEmit", "--pretty", String(isTTY)],
  [tsc, "-p", "packages/artwork", "--pretty", String(isTTY)],
  // Without React, the DOM and Node, which the catalog needs on no runtime.
  [tsc, "-p", "packages/catalog/tsconfig.pure.json", "--pretty", String(isTTY)],
].map((args) => start(process.execPath, args));

for (const { ended, printed } of checks) {
  if (await ended) process.exitCode = 1;
  process.stdout.write(printed());
}
