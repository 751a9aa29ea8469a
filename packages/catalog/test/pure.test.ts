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

/** Files that need what the catalog does without. */
const wrong: Record<string, string> = {
  "uses-dom.ts": "document.title;",
  "uses-node.ts": "process.exit();",
  "uses-react.tsx": "export const a = <p />;",
};

/** What every runtime has, browsers and servers alike, beside the language. */
const everywhere = {
  "url.d.ts":
    "declare class URL { constructor(url: string, base?: string); protocol: string; origin: string; username: string; password: string }",
};
const given: Record<string, string> = { ...wrong, ...everywhere };

test("the catalog needs no React, no DOM and no Node, and a file that does is found", () => {
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (name) => given[basename(name)] ?? readFile(name);
  host.fileExists = (name) => basename(name) in given || fileExists(name);
  const names = [...catalog, ...Object.keys(given).map((name) => src + name)];
  const found = ts
    .getPreEmitDiagnostics(ts.createProgram(names, options, host))
    .map(({ file, messageText }) =>
      file ? basename(file.fileName) : ts.flattenDiagnosticMessageText(messageText, "\n"),
    );
  expect([...new Set(found)].sort()).toEqual(Object.keys(wrong));
});
