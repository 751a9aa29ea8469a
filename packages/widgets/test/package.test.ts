import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { createElement, type FunctionComponent } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { widgetNames } from "../src/widgets";

// The built package, from the point of view of those who install it. That every export exists, publint says.

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = (file: string) => `${root}dist/${file}`;
const manifest = JSON.parse(readFileSync(`${root}package.json`, "utf8"));

/** What `npm publish` would send. */
const [packed] = JSON.parse(
  execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }),
);

test("it has what an application installs it for, and neither the script tag's files nor the builder", () => {
  expect(packed.unpackedSize).toBeLessThan(1_300_000);
  expect(packed.entryCount).toBeLessThanOrEqual(250);
  const paths: string[] = packed.files.map(({ path }: { path: string }) => path);
  expect(paths.filter((path) => /^dist\/(cdn|docs)\/|\.(map|zip|br|gz)$/.test(path))).toEqual([
    // The licences of what it contains.
    "dist/cdn/THIRD-PARTY.txt",
  ]);
});

test("it cites nothing that only this repository has", () => {
  const texts: string[] = packed.files
    .map(({ path }: { path: string }) => path)
    .filter((path: string) => /\.(d\.ts|js|css|json|md|html|php)$/.test(path));
  expect(texts.length).toBeGreaterThan(50);
  const internal =
    /docs\/(product|decisions)\b|§|\bspec(ification)? \d|\b(decision|issue|review) #?\d|\b[DP]\d{1,2}\b(?=[ .,;)])|\/(work|tmp)\//;
  const citing = texts.flatMap((path) => {
    const text = readFileSync(`${root}${path}`, "utf8");
    // Of a script that a browser runs only the comments count.
    const said = path.endsWith(".js") ? (text.match(/\/\*[\s\S]*?\*\//g) ?? []).join("\n") : text;
    const [found] = internal.exec(said) ?? [];
    return found ? [`${path}: ${found}`] : [];
  });
  expect(citing).toEqual([]);
});

test("publint reports no problem", async () => {
  const { messages } = await publint({ pkgDir: root, strict: true });
  expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
});

test("no component has an effect on a server of which React 18 warns", () => {
  const program = `
    import { createRequire } from "node:module";
    createRequire(import.meta.url)("react").useLayoutEffect = () => console.log("warned");
    const { createElement } = await import("react");
    const { renderToString } = await import("react-dom/server");
    const { LanguageProvider, registerLocale, loadMaloca, ...components } = await import("@maloca/widgets");
    for (const Widget of Object.values(components)) renderToString(createElement(Widget, { pictures: [] }));
    console.log(Object.keys(components).length, "rendered");`;
  const printed = execFileSync(process.execPath, ["--input-type=module", "-e", program], {
    cwd: root,
    encoding: "utf8",
  });
  // A booking has two: in a dialog, and in the page.
  expect(printed).toBe(`${widgetNames.length + 1} rendered\n`);
});

test("a component without its endpoint tells the developer in its place, and never a visitor", async () => {
  const { BookingDialog, NewsletterForm, HelpWidget } = await import(dist("index.js"));
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const shown = (Component: FunctionComponent, props = {}) =>
    renderToString(createElement(Component, props));
  vi.stubEnv("NODE_ENV", "development");
  expect(shown(BookingDialog)).toContain("&lt;BookingDialog endpoint=");
  expect(shown(NewsletterForm)).toMatch(/^<p role="alert">&lt;NewsletterForm&gt; has no endpoint/);
  expect(shown(NewsletterForm, { endpoint: "hotel.example/api" })).toContain("no web address");
  expect(logged).toHaveBeenCalledWith(
    '<NewsletterForm> has no web address as endpoint: "hotel.example/api". Write <NewsletterForm endpoint="https://operator.example" …/>',
  );
  expect(shown(NewsletterForm, { endpoint: "" })).toContain("Suscribirme");
  expect(shown(HelpWidget)).toContain("wa.me");
  vi.stubEnv("NODE_ENV", "production");
  expect(shown(NewsletterForm)).toContain("Suscribirme");
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
