import { expect, test } from "vitest";
import { bytes, exists, paths } from "./built";

const ORIGIN = "https://maloca.example";

test("the site map lists every page once, without the 404 page", () => {
  const sitemap = bytes("/sitemap.xml").toString();
  expect(sitemap).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns=/);
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const pages = paths.filter((path) => path !== "/404.html");
  expect(listed).toEqual(pages.map((path) => ORIGIN + path).sort());
});

test("robots.txt allows everything and names the site map", () => {
  expect(bytes("/robots.txt").toString()).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
  );
});

test("the manifest's icons exist in their stated sizes", () => {
  const manifest = JSON.parse(bytes("/site.webmanifest").toString());
  expect(manifest).toMatchObject({ short_name: "Maloca", lang: "es-CO", start_url: "/" });
  expect(manifest.icons).toHaveLength(3);
  for (const { src, sizes, type } of manifest.icons) {
    expect(exists(src), src).toBe(true);
    if (type !== "image/png") continue;
    const [width, height] = [16, 20].map((at) => bytes(src).readUInt32BE(at));
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test("text files are compressed ahead of time", () => {
  for (const file of ["/sitemap.xml", "/robots.txt", "/site.webmanifest", "/404.html"]) {
    for (const suffix of ["br", "gz"]) expect(exists(`${file}.${suffix}`)).toBe(true);
  }
});

test.each([
  ["/fonts/fraunces.woff2", 45_000],
  ["/fonts/source-sans-3.woff2", 35_000],
])("%s is subset", (font, most) => {
  expect(bytes(font).length).toBeLessThanOrEqual(most);
});
