import { readdirSync, readFileSync } from "node:fs";
import { transform } from "esbuild";
import { browserslistToTargets, transform as transformCss } from "lightningcss";
import { expect, test } from "vitest";
import { oldestBrowsers, styleTargets } from "../../tooling/browsers/oldest.mjs";

// Whether the oldest browsers of docs/guide/en/support.md, "Browsers" know the syntax of what visitors
// download.

const dist = new URL("../dist/", import.meta.url);
const scripts = readdirSync(new URL("cdn/", dist), {
  recursive: true,
  encoding: "utf8",
}).filter((file) => file.endsWith(".js"));

/** The code as these browsers need it: unchanged, if they know all of its syntax. */
const compiledFor = async (code: string, target: string[]) =>
  (await transform(code, { target, supported })).code;

/** All of them know it; the compiler is careful, because the tables behind it grow with Unicode. */
const supported = { "regexp-unicode-property-escapes": true };

test("every script that visitors download has syntax that they know", async () => {
  const target = Object.entries(oldestBrowsers).map(([browser, version]) => `${browser}${version}`);
  expect(scripts.length).toBeGreaterThan(20);
  for (const file of scripts) {
    const code = readFileSync(new URL(`cdn/${file}`, dist), "utf8");
    expect(await compiledFor(code, target), file).toBe(await compiledFor(code, ["esnext"]));
  }
  // It would notice: this syntax is newer than those versions.
  const newer = "await using file = open();";
  expect(await compiledFor(newer, target)).not.toBe(await compiledFor(newer, ["esnext"]));
});

test("the components' styles are ones that they know", () => {
  const code = readFileSync(new URL("styles.css", dist));
  const compiled = (given: Uint8Array, to?: typeof styleTargets) =>
    transformCss({ filename: "styles.css", code: given, targets: to }).code.toString();
  expect(compiled(code, styleTargets)).toBe(compiled(code));
  const newer = Buffer.from("a { color: light-dark(red, blue) }");
  const old = browserslistToTargets(["chrome 100"]);
  expect(compiled(newer, old)).not.toBe(compiled(newer));
});
