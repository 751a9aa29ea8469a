import { brotliCompressSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { bytes, documentOf, htmlOf, paths } from "./built";

/** Size limits in bytes, for travellers with a weak signal. */
const SCRIPT_BEFORE_INTENT = 2_500;
const HTML_WITH_STYLES = 22_500;
const FONTS = { "/fonts/fraunces.woff2": 45_000, "/fonts/source-sans-3.woff2": 35_000 };

/** A script with its static imports. */
function withImports(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  const code = bytes(path).toString();
  for (const [, from] of code.matchAll(/(?:\bfrom|\bimport)\s*["']([^"']+)["']/g)) {
    withImports(new URL(String(from), `https://maloca.example${path}`).pathname, seen);
  }
  return seen;
}

/** Script elements that hold data and do not run. */
const DATA = "[type=speculationrules],[type='application/ld+json']";

describe.each(paths)("%s", (path) => {
  test("loads little script before an interaction", () => {
    const scripts = documentOf(path).querySelectorAll(`script:not(${DATA})`);
    const files = [...scripts].flatMap((script) => {
      expect(script.textContent, "an inline script").toBe("");
      return [...withImports(script.getAttribute("src") ?? "")];
    });
    const size = files.reduce((sum, file) => sum + gzipSync(bytes(file), { level: 9 }).length, 0);
    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(SCRIPT_BEFORE_INTENT);
    // Another import would be another round trip.
    expect(files).toHaveLength(1);
  });

  test("is a small document with its styles", () => {
    expect(brotliCompressSync(htmlOf(path)).length).toBeLessThanOrEqual(HTML_WITH_STYLES);
  });
});

test.each(Object.entries(FONTS))("%s is subset", (font, ceiling) => {
  expect(bytes(font).length).toBeLessThanOrEqual(ceiling);
});
