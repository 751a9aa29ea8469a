import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { defineConfig, parse } from "@terrazzo/parser";
import { afterAll, beforeAll, expect, test } from "vitest";

// The tokens as a designer exports and imports them, on the command line.

const run = promisify(execFile);
const tokens = (...given: string[]) =>
  run(process.execPath, ["packages/widgets/build/tokens/tokens.mjs", ...given]);

let folder: string;
const at = (name: string) => join(folder, name);
const read = async (name: string) => JSON.parse(await readFile(at(name), "utf8"));
const write = (name: string, content: unknown) => writeFile(at(name), JSON.stringify(content));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "maloca-tokens-"));
  await tokens("export", folder);
});
afterAll(() => rm(folder, { recursive: true }));

test.each(["light", "dark"])("the %s tokens are valid in the format 2025.10", async (mode) => {
  const filename = new URL(`file://${at(`${mode}.tokens.json`)}`);
  const config = defineConfig({}, { cwd: new URL(`file://${folder}/`) });
  const parsed = await parse([{ filename, src: await readFile(filename, "utf8") }], { config });
  expect(parsed.tokens["maloca.brand"]?.$value).toMatchObject({ colorSpace: "srgb" });
  expect(parsed.tokens["maloca.radius"]?.$value).toEqual({ value: 14, unit: "px" });
  expect(Object.keys(parsed.tokens).length).toBeGreaterThan(12);
});

test("day and night differ where the widgets do", async () => {
  const [light, dark] = [await read("light.tokens.json"), await read("dark.tokens.json")];
  expect(light.maloca.surface.$value.hex).toBe("#fffdf8");
  expect(dark.maloca.surface.$value.hex).toBe("#17201b");
  expect(dark.maloca.brand).toEqual(light.maloca.brand);
});

test("what was exported comes back as it was", async () => {
  const { stdout } = await tokens("import", at("light.tokens.json"), at("dark.tokens.json"));
  expect(stdout).toContain("--maloca-brand: #12382b;");
  expect(stdout).toContain("--maloca-surface: light-dark(#fffdf8, #17201b);");
  expect(stdout).toContain("--maloca-radius: 14px;");
  expect(stdout).toContain('--maloca-title-font: Fraunces, "Fraunces fallback", Georgia, serif;');
});

const white = { colorSpace: "srgb", components: [1, 1, 1] };

test("colors that cannot be read are refused, each with its contrast", async () => {
  await write("pale.json", { maloca: { text: { $type: "color", $value: white } } });
  await expect(tokens("import", at("pale.json"))).rejects.toMatchObject({
    code: 1,
    stdout: "",
    stderr: expect.stringMatching(
      /^light: text on surface has a contrast of 1\.0\d, and needs 4\.5$/m,
    ),
  });
});

test("a token that does not exist, or cannot be judged, is named", async () => {
  await write("unknown.json", { maloca: { branding: { $type: "color", $value: white } } });
  await expect(tokens("import", at("unknown.json"))).rejects.toThrow(/no token "maloca.branding"/);
  const translucent = { ...white, alpha: 0.5 };
  await write("translucent.json", { maloca: { text: { $type: "color", $value: translucent } } });
  await expect(tokens("import", at("translucent.json"))).rejects.toThrow(/text is translucent/);
});
