import { readFile } from "node:fs/promises";
import { register } from "node:module";
import { fileURLToPath } from "node:url";
import { isMainThread } from "node:worker_threads";
import { transform } from "esbuild";

// Lets Node import TypeScript: `node --import ./packages/tooling/typescript.mjs FILE.ts`, or an import of this file
// before the first dynamic one. Node does so itself from 22.18 on.

if (isMainThread && !("typescript" in process.features && process.features.typescript)) {
  register(import.meta.url);
}

/**
 * Node's hook, which runs in a thread of its own.
 * @type {import("node:module").LoadHook}
 */
export async function load(url, context, next) {
  if (!url.endsWith(".ts")) return next(url, context);
  const file = fileURLToPath(url);
  const { code } = await transform(await readFile(file, "utf8"), {
    loader: "ts",
    sourcefile: file,
    sourcemap: "inline",
  });
  return { format: "module", source: code, shortCircuit: true };
}
