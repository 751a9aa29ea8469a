import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";

const src = fileURLToPath(new URL("../src/", import.meta.url));

/** What the compiler says of the catalog when it knows the language alone: no DOM, no Node. */
function faults(extra: Record<string, string> = {}): string[] {
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
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (name) => extra[name] ?? readFile(name);
  host.fileExists = (name) => name in extra || fileExists(name);
  const files = readdirSync(src, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => src + name);
  const program = ts.createProgram([...files, ...Object.keys(extra)], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

test("the catalog needs no React, no DOM and no Node", () => {
  expect(faults()).toEqual([]);
});

test("this check sees each of them", () => {
  expect(faults({ [`${src}dom.ts`]: "document.title;" })).toHaveLength(1);
  expect(faults({ [`${src}node.ts`]: "process.exit();" })).toHaveLength(1);
  expect(faults({ [`${src}react.tsx`]: "export const a = <p />;" }).length).toBeGreaterThan(0);
});
