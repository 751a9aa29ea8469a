// tier: merge

import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { fromTokens, tokensOf } from "@maloca/catalog/design-tokens";
import { afterAll, beforeAll, expect, test } from "vitest";
import { install } from "../../../examples/test/install";
import { limit } from "../../tooling/vitest/limits.mjs";
import { type CssProperty, describeCssProperties } from "../build/custom-elements-manifest";

// The tokens as a designer exports and imports them, on the command line.

const run = promisify(execFile);
const tokens = (...given: string[]) =>
  run(process.execPath, [
    ...["--import", "tsx"],
    "packages/widgets/build/tokens/tokens.ts",
    ...given,
  ]);

let folder: string;
const at = (name: string) => join(folder, name);
const write = (name: string, content: unknown) => writeFile(at(name), JSON.stringify(content));

/** The reference implementation of the format. Installed here alone, because it is heavy. */
const PARSER = "@terrazzo/parser";
const parser = JSON.stringify({ private: true, dependencies: { [PARSER]: "2.7.1" } });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "maloca-tokens-"));
  await tokens("export", folder);
});
afterAll(() => rm(folder, { recursive: true }));

test(
  "the tokens are valid in the format 2025.10",
  async () => {
    const installed = createRequire(join(await install("tokens-parser", parser), "package.json"));
    const { defineConfig, parse } = await import(installed.resolve(PARSER));
    const filename = new URL(`file://${at("light.tokens.json")}`);
    const config = defineConfig({}, { cwd: new URL(`file://${folder}/`) });
    const parsed = await parse([{ filename, src: await readFile(filename, "utf8") }], { config });
    expect(parsed.tokens["maloca.brand"]?.$value).toMatchObject({ colorSpace: "srgb" });
    expect(Object.keys(parsed.tokens).length).toBeGreaterThan(12);
  },
  limit(30),
);

test("what was exported and not changed sets nothing, and what was changed sets that alone", async () => {
  const { stdout } = await tokens("import", at("light.tokens.json"), at("dark.tokens.json"));
  expect(stdout.trim()).toBe(":root {\n}");
  const { maloca } = JSON.parse(await readFile(at("light.tokens.json"), "utf8"));
  await write("plum.json", { maloca: { ...maloca, brand: { $type: "color", $value: "#7a1f5c" } } });
  const plum = await tokens("import", at("plum.json"), at("dark.tokens.json"));
  expect(plum.stdout.trim()).toBe(":root {\n  --maloca-brand: light-dark(#7a1f5c, #12382b);\n}");
});

test("each kind of token comes back as it was", () => {
  const description = undefined;
  const set = (light: string, dark: string): CssProperty[] => [
    { name: "--maloca-text", default: `light-dark(${light}, ${dark})`, description },
    { name: "--maloca-radius", default: "7px", description },
    { name: "--maloca-title-font", default: 'Fraunces, "Fraunces fallback", serif', description },
  ];
  const other = set("#111111", "#eeeeee");
  const files = { light: tokensOf(other, "light"), dark: tokensOf(other, "dark") };
  const { css } = fromTokens(properties, files);
  for (const { name, default: value } of other) expect(css).toContain(`${name}: ${value};`);
});

const properties = describeCssProperties();
type Tokens = Parameters<typeof fromTokens>[1]["light"]["maloca"];
const imported = (maloca: Tokens) =>
  fromTokens(properties, { light: { maloca }, dark: { maloca } });

const white = { colorSpace: "srgb", components: [1, 1, 1] };

test("colors that cannot be read are named, each with its contrast and what is shown", async () => {
  await write("pale.json", { maloca: { text: { $type: "color", $value: white } } });
  const { stdout, stderr } = await tokens("import", at("pale.json"));
  expect(stdout).toContain("--maloca-text: #ffffff;");
  expect(stderr).toMatch(
    /^light: text on surface has a contrast of 1\.0\d, and needs 4\.5; shown as #000000$/m,
  );
});

test.each([
  ["does not exist", "branding", { $type: "color", $value: white }, /no token "maloca.branding"/],
  [
    "is translucent",
    "text",
    { $type: "color", $value: { ...white, alpha: 0.5 } },
    /^text is translucent/,
  ],
  [
    "was changed in its hex alone",
    "brand",
    { $type: "color", $value: { ...white, hex: "#7a1f5c" } },
    /^brand is #ffffff by its "components" and #7a1f5c by its "hex"/,
  ],
] as const)("a token that %s is named", (_what, name, token, message) => {
  expect(() => imported({ [name]: token })).toThrow(message);
});

test("what one of two files leaves out keeps its default, which is judged with the rest", () => {
  const text: Tokens = { text: { $type: "color", $value: "#000000" } };
  const surface: Tokens = { surface: { $type: "color", $value: "#555555" } };
  const { css, changed } = fromTokens(properties, {
    light: { maloca: text },
    dark: { maloca: surface },
  });
  expect(css).toContain("--maloca-text: light-dark(#000000, #f4eee1);");
  expect(css).toContain("--maloca-surface: light-dark(#fffdf8, #555555);");
  expect(changed).toContainEqual(expect.stringMatching(/^dark: edge on surface/));
  // The widget chooses the words' color where a designer does not.
  const { changed: none } = imported({ accent: { $type: "color", $value: "#ffd54f" } });
  expect(none).toEqual([]);
});

test("a token may take another's value, and its group's type", () => {
  const group = {
    $type: "color",
    brand: { $value: "#7a1f5c" },
    accent: { $value: "{maloca.brand}" },
  };
  const { css } = imported(group as object as Tokens);
  expect(css).toContain("--maloca-accent: #7a1f5c;");
  expect(() => imported({ brand: { $type: "color", $value: "{maloca.brand}" } })).toThrow(
    "brand is {maloca.brand}, which leads to no value.",
  );
});

test("files that would make no sheet, or a wrong one, are refused", () => {
  expect(() => imported({})).toThrow('no tokens in a group "maloca"');
  const radius = (length: string): { maloca: Tokens } => ({
    maloca: { radius: { $type: "dimension", $value: length } },
  });
  expect(() => fromTokens(properties, { light: radius("14px"), dark: radius("4px") })).toThrow(
    "radius is 14px in light and 4px in dark. Only colors may differ.",
  );
});
