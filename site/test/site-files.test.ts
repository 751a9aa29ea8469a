import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { tripAt, trips } from "@maloca/catalog";
import { checkDocuments } from "@maloca/catalog/documents/check";
import { shippedDocuments } from "@maloca/catalog/documents/documents";
import { expect, test } from "vitest";
import { photosBeside } from "../checked-documents";
import { shareImage } from "../share-image";
import { bytes, exists, paths } from "./built";

const ORIGIN = "https://maloca.example";

test("a build has the photographs that documents name, and is none without them", async () => {
  const folder = mkdtempSync(join(tmpdir(), "maloca-"));
  const photo = `${"a".repeat(32)}.jpg`;
  const documents = { "trips/x": { gallery: ["x/y", { photo, width: 1200, height: 630 }] } };
  const beside = () => photosBeside(pathToFileURL(`${folder}/`), documents);
  await expect(beside()).rejects.toThrow(photo);
  mkdirSync(join(folder, "fotos"));
  writeFileSync(join(folder, "fotos", photo), "picture");
  expect(await beside()).toEqual([
    { fileName: `assets/fotos/${photo}`, source: Buffer.from("picture") },
  ]);
});

test("the site map lists every page once, without the 404 page", () => {
  const sitemap = bytes("/sitemap.xml").toString();
  expect(sitemap).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns=/);
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const pages = paths.filter((path) => path !== "/404.html");
  expect(listed).toEqual(pages.map((path) => ORIGIN + path).sort());
});

test("no trip can have the address of another page or of a folder of the site", () => {
  const sold = new Set([...trips.map(({ slug }) => slug), "voluntariado"]);
  const folders = readdirSync(new URL("../dist/client/", import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !sold.has(entry.name))
    .map(({ name }) => name);
  expect(folders.length).toBeGreaterThan(4);
  for (const slug of folders) {
    const trip = JSON.stringify({ ...shippedDocuments["trips/guajira"], slug });
    const { problems = [] } = checkDocuments({ [`trips/${slug}`]: trip }) as {
      problems?: readonly { mend: string }[];
    };
    expect(problems.map(({ mend }) => mend).join(), slug).toContain("ya es otra página");
  }
});

test("robots.txt allows everything and names the site map", () => {
  expect(bytes("/robots.txt").toString()).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
  );
});

test("a trip with the drawing of another shows the home page's picture where its link is shared", () => {
  const { hero } = tripAt("guaviare");
  const { src } = shareImage("/amazonas", hero.image);
  expect([src, exists(src)]).toEqual([shareImage("/").src, true]);
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

const read = (name: string) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), "utf8");

test("docs/product.md lists the routes that are built, those of trips in one row", () => {
  const [, section = ""] = read("product.md").split("\n## Routes\n");
  const listed = [...section.matchAll(/^\| `(\/\S*)` \|/gm)].map(([, route]) => route);
  const routes = new Set(paths);
  routes.delete("/404.html");
  for (const { slug } of trips) expect(routes.delete(`/${slug}`), slug).toBe(true);
  routes.add("/<trip>");
  expect(listed.toSorted()).toEqual([...routes].toSorted());
});
