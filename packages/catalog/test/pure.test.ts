import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";

const src = fileURLToPath(new URL("../src/", import.meta.url));

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ["lib.es2023.d.ts", "lib.es2020.intl.d.ts"],
  types: [],
  skipLibCheck: true,
};

const catalog = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => src + name);

/**
 * What the compiler says of the catalog when it knows the language alone: no DOM, no Node.
 * @param extra more files, by their name.
 * @returns the name of a file for each fault in it.
 */
function faults(extra: Record<string, string> = {}): string[] {
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (name) => extra[basename(name)] ?? readFile(name);
  host.fileExists = (name) => basename(name) in extra || fileExists(name);
  const names = [...catalog, ...Object.keys(extra).map((name) => src + name)];
  return ts
    .getPreEmitDiagnostics(ts.createProgram(names, options, host))
    .map(({ file, messageText }) =>
      file ? basename(file.fileName) : ts.flattenDiagnosticMessageText(messageText, "\n"),
    );
}

test("the catalog needs no React, no DOM and no Node", () => {
  expect(faults()).toEqual([]);
});

test("a file that needs one of them is found", () => {
  const found = faults({
    "uses-dom.ts": "document.title;",
    "uses-node.ts": "process.exit();",
    "uses-react.tsx": "export const a = <p />;",
  });
  expect([...new Set(found)].sort()).toEqual(["uses-dom.ts", "uses-node.ts", "uses-react.tsx"]);
});
