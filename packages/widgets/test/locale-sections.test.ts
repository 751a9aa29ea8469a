import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import resolve from "@rollup/plugin-node-resolve";
import { rollup } from "rollup";
import { expect, onTestFinished, test } from "vitest";
import { localeSections } from "../build/locale-sections.mjs";
import { transpile } from "../build/transpile.mjs";

test("each entry carries its own section of a language's words, and not the others'", async () => {
  const folder = mkdtempSync(join(tmpdir(), "maloca-words-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "locales"));
  const files = {
    "locales/es.ts": `import { brand } from "../brand";
      export const one: string = "uno de " + brand; export const two = "dos";`,
    "brand.ts": `export const brand = "la casa";`,
    "one.ts": `import { one } from "./locales/es"; console.log(one);`,
    "two.ts": `import { two } from "./locales/es"; console.log(two);`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const build = await rollup({
    input: ["one", "two"].map((name) => join(folder, `${name}.ts`)),
    plugins: [localeSections, transpile, resolve({ extensions: [".ts"] })],
  });
  const { output } = await build.generate({});
  const codes = Object.fromEntries(
    output.map((file) => [file.fileName, file.type === "chunk" ? file.code : ""]),
  );
  expect(Object.keys(codes)).toEqual(["one.js", "two.js"]);
  expect(codes["one.js"]).toMatch(/la casa.*uno de/s);
  expect(codes["one.js"]).not.toContain("dos");
  expect(codes["two.js"]).toContain("dos");
  expect(codes["two.js"]).not.toMatch(/uno|casa/);
});
