import { readFileSync } from "node:fs";
import { JSDOM } from "jsdom";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { webAddress } from "../src/builder.address";
import type { Release } from "../src/builder.release";
import { snippets } from "../src/builder.snippets";
import type { Plan } from "../src/builder.state";
import { checkPage } from "../src/check/check-page";
import { framingRefusal, headersOf } from "../src/check/headers";
import { optimisers, optOuts } from "../src/check/optimisers";
import { booking, cases, loader, operator, pageOf, plan, release } from "./check-page.cases";

// "Comprobar mi página": what it says of a page's source. `examples/builder-check.test.ts` shows what some of
// these pages do in a browser.

beforeAll(() => {
  vi.stubGlobal("DOMParser", new JSDOM().window.DOMParser);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

/** The findings that are not good news: `blocks …`, `warns …`. */
const badNews = (source: string, url?: string) =>
  checkPage(source, release, url)
    .filter(({ kind }) => kind !== "fine")
    .map(({ kind, text }) => `${kind} ${text}`);

test.each(cases)("%s", (_title, markup, said, url) => {
  expect(badNews(pageOf(markup), url)).toEqual(said.map((text) => expect.stringMatching(text)));
});

test("the code to copy keeps every optimiser from the loader, and so does the WordPress plugin", () => {
  const plugin = readFileSync(
    new URL("../../../examples/wordpress/maloca.php", import.meta.url),
    "utf8",
  );
  const marked = optimisers.flatMap(({ optOut }) => optOut.split(" ").filter(Boolean));
  expect(marked.length).toBeGreaterThan(5);
  for (const attribute of marked) {
    expect(optOuts.split(" ")).toContain(attribute);
    expect(plugin).toContain(attribute);
  }
  const pieces = [...snippets.html(plan, release), snippets.strict(plan, release).at(-1)];
  expect(pieces).toHaveLength(3);
  for (const piece of pieces) {
    expect(piece?.text).toContain(`<script async ${optOuts} src="${operator}/cdn/`);
    expect(badNews(pageOf(piece?.text ?? ""))).toEqual([]);
  }
});

test("the code has nothing of a trip that was chosen for another widget, and says what it opens", () => {
  const [chosen] = plan.items;
  const ways = Object.values(snippets);
  const textOf = (widget: Plan["items"][number]["widget"]) => {
    const items = [{ ...chosen, widget } as Plan["items"][number]];
    return ways
      .flatMap((write) => write({ ...plan, items }, release).map(({ text }) => text))
      .join("\n");
  };
  expect(textOf("booking")).toContain(chosen?.package);
  for (const widget of ["newsletter", "experiences", "help", "contact"] as const) {
    expect(textOf(widget), widget).not.toMatch(/Guaviare|Memoria|Aventura/);
  }
  expect(textOf("lightbox")).toContain("Ver las imágenes");
});

test("a page that says its own address is judged by it", () => {
  const canonical = '<link rel="canonical" href="https://hotel.example/viajes">';
  const plain: Release = { ...release, base: "http://operator.example/cdn/v1.2.3/" };
  const insecure = loader.replace("https:", "http:");
  const texts = (markup: string, url?: string) =>
    checkPage(pageOf(markup + insecure + booking), plain, url).map(({ text }) => text);
  expect(texts(canonical)).toContainEqual(
    expect.stringMatching(/«http:».*el navegador lo bloquea/),
  );
  expect(texts("")).toContainEqual(expect.stringMatching(/Si tu página se abre por «https:»/));
  expect(texts("", "http://hotel.example/").join()).not.toMatch(/«http:»/);
});

test("a policy that only reports forbids nothing, and one in a header does", () => {
  const headers = (name: string) => `HTTP/2 200\n${name}: connect-src 'none'\n\n`;
  const source = pageOf(loader + booking);
  expect(badNews(headers("Content-Security-Policy-Report-Only") + source)).toEqual([]);
  expect(badNews(headers("content-security-policy") + source)).toEqual([
    expect.stringMatching(/^blocks .*connect-src/),
  ]);
});

test.each<[headers: string, refusal: string | undefined, url?: string]>([
  ["", undefined],
  ["X-Frame-Options: DENY", "X-Frame-Options: DENY"],
  ["x-frame-options: sameorigin", "X-Frame-Options: sameorigin"],
  ["X-Frame-Options: SAMEORIGIN", undefined, `${operator}/viajes`],
  [
    "Content-Security-Policy: frame-ancestors 'none'",
    "Content-Security-Policy: frame-ancestors 'none'",
  ],
  [
    "Content-Security-Policy: frame-ancestors 'self'",
    "Content-Security-Policy: frame-ancestors 'self'",
  ],
  [`Content-Security-Policy: frame-ancestors ${operator}\nX-Frame-Options: DENY`, undefined],
])("whether a page with %j opens in a frame: %s", (headers, refusal, url) => {
  const page = headersOf(`${headers}\n${pageOf(loader)}`);
  expect(framingRefusal(page, operator, url)).toBe(refusal);
  expect(page.html).toBe(pageOf(loader));
});

test.each([
  ["hotel.com", "https://hotel.com/"],
  [" hotel.com/viajes?x=1 ", "https://hotel.com/viajes?x=1"],
  ["https://hotel.com", "https://hotel.com/"],
  ["HTTP://hotel.com", "http://hotel.com/"],
  ["localhost:4173", "https://localhost:4173/"],
  ["hotel", undefined],
  ["hotel.", undefined],
  ["", undefined],
  ["mi hotel.com", undefined],
  ["mailto:ana@hotel.com", undefined],
  ["ftp://hotel.com", undefined],
  ["javascript:alert(1)", undefined],
])("%j as an address of the web is %s", (written, address) => {
  expect(webAddress(written)?.href).toBe(address);
});
