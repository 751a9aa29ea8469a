import { readdirSync } from "node:fs";
import { trips } from "@maloca/catalog";
import { describe, expect, test } from "vitest";
import { bytes, documentOf, exists, jpegSize, paths } from "./built";

const ORIGIN = "https://maloca.example";

/** The routes of the page files; one file is for all trips. */
const routes = readdirSync(new URL("../pages/", import.meta.url), {
  recursive: true,
  encoding: "utf8",
})
  .filter((file) => file.endsWith("+Page.tsx") && !file.startsWith("_error"))
  .map((file) => `/${file.replace(/\/?\+Page\.tsx$/, "").replace(/^index$/, "")}`)
  .flatMap((route) => (route === "/@slug" ? trips.map(({ slug }) => `/${slug}`) : route));

const meta = (document: Document, name: string) =>
  document.querySelector(`meta[property="${name}"]`)?.getAttribute("content");

test("the site map lists every route once, without the 404 page", () => {
  const sitemap = bytes("/sitemap.xml").toString();
  expect(sitemap).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns=/);
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(routes.map((route) => ORIGIN + route).sort());
  expect(paths.filter((path) => path !== "/404.html").sort()).toEqual([...routes].sort());
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

describe.each(paths)("%s", (path) => {
  const document = documentOf(path);
  const link = (rel: string) => document.querySelector(`link[rel=${rel}]`)?.getAttribute("href");

  test("has its icons, its manifest and its colour", () => {
    for (const rel of ["icon", "apple-touch-icon", "manifest"]) {
      expect(exists(link(rel) ?? ""), rel).toBe(true);
    }
    const theme = document.querySelector("meta[name=theme-color]")?.getAttribute("content");
    expect(theme).toMatch(/^#[\da-f]{6}$/);
  });

  test("has share tags: title, description, address and image", () => {
    expect(document.title).toBe(`${meta(document, "og:title")} · Maloca`);
    expect(meta(document, "og:description")).toBe(
      document.querySelector("meta[name=description]")?.getAttribute("content"),
    );
    expect(meta(document, "og:url") ?? null).toBe(link("canonical") ?? null);
    expect(meta(document, "og:locale")).toBe("es_CO");

    const image = meta(document, "og:image");
    const card = document.querySelector("meta[name='twitter:card']")?.getAttribute("content");
    expect(card).toBe(path === "/404.html" ? "summary" : "summary_large_image");
    if (!image) return expect(path).toBe("/404.html");
    expect(image.startsWith(`${ORIGIN}/art/og/`)).toBe(true);
    expect(jpegSize(bytes(new URL(image).pathname))).toEqual(
      ["og:image:width", "og:image:height"].map((name) => Number(meta(document, name))),
    );
  });
});

test("no two pages have one title or one description", () => {
  for (const name of ["og:title", "og:description"]) {
    const words = paths.map((path) => meta(documentOf(path), name));
    expect(new Set(words).size).toBe(words.length);
  }
});
