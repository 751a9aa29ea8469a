/**
 * Builds the site into `site/dist/client/`, as a step of `npm run build`.
 * Vike writes the pages. Then each page's style sheets move into its HTML, which saves a phone on a slow
 * connection one round trip before the first paint. Every text file is compressed in advance for the server.
 * `sitemap.xml` lists the pages that were written, `_headers` has their content policies, `_photos.json` and
 * `_itinerary.json` the sections that a lead server fills with an operator's photos and itineraries.
 */
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { transform } from "lightningcss";
import { build } from "vike/api";
import { addressOfPage, headersFile } from "../packages/catalog/src/content-policy.ts";
import { styleTargets } from "../packages/tooling/browsers/oldest.mjs";
import { contentPolicy } from "./content-policy.ts";
import { siteFiles } from "./site-files.ts";

// Under Vike an uncaught error ends the process with code 0, so success is set by the last line alone.
process.exitCode = 1;

// When the build that started this one is stopped, this one stops too.
process.once("disconnect", () => process.exit(1));
process.channel?.unref();

const root = fileURLToPath(new URL(".", import.meta.url));
const client = new URL("dist/client/", import.meta.url);

await build({ viteConfig: { root } });

const list = async (pattern: RegExp) =>
  (await readdir(client, { recursive: true })).filter((f) => pattern.test(f));

const addresses: string[] = [];
const policies = new Map<string, string>();
const canonical = /<link rel="canonical" href="([^"]+)"/;

const stylesheet = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g;

/**
 * Removes the rules of classes that the markup does not use: a style sheet is shared by pages that each use
 * a part of it. The unused rules were an eighth of a trip's page.
 */
function withoutUnused(css: string, markup: string) {
  const classes = [...markup.matchAll(/ class="([^"]*)"/g)];
  const used = new Set(classes.flatMap(([, names = ""]) => names.split(" ")));
  const named = [...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = ""]) => name);
  const unusedSymbols = named.filter((name) => !used.has(name));
  return transform({
    filename: "page.css",
    code: Buffer.from(css),
    minify: true,
    unusedSymbols,
    // Removes prefixes that no supported browser needs.
    targets: styleTargets,
  }).code.toString();
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const classList = /(?<= class=")[^"]*/g;

/**
 * Renames the site's classes to one or two letters, for each page anew, the most used class first. No script
 * of the site names a class, so the names in the page's markup are all there are.
 * @param html without its styles
 */
function withShortClasses(css: string, html: string) {
  const uses = new Map<string, number>();
  for (const [, name = ""] of css.matchAll(/\.(_\w+)/g)) uses.set(name, 0);
  for (const name of html.match(classList)?.flatMap((names) => names.split(" ")) ?? []) {
    const count = uses.get(name);
    if (count !== undefined) uses.set(name, count + 1);
  }
  // Those of equal use in the order of the styles, which compresses best.
  const byUse = [...uses].toSorted(([, m], [, n]) => n - m);
  const short = new Map(
    byUse.map(([name], i) => {
      const tens = Math.floor(i / LETTERS.length);
      return [name, `${LETTERS[tens - 1] ?? ""}${LETTERS[i % LETTERS.length]}`];
    }),
  );
  const shorter = (name: string) => short.get(name) ?? name;
  return {
    css: css.replace(/(?<=\.)_\w+/g, shorter),
    html: html.replace(classList, (names) => names.split(" ").map(shorter).join(" ")),
  };
}

/** A widget's markup with its styles. Once its code has loaded, the widget uses its full style sheet. */
const template = /(<template[^>]*><style>)(.*?)(<\/style>)(.*?)(?=<\/template>)/gs;

/** Sections that are no page, and the file in which a lead server finds each. */
const PATTERNS: Readonly<Record<string, string>> = {
  "patron-de-fotos/": "_photos.json",
  "patron-de-itinerario/": "_itinerary.json",
};

for (const file of await list(/\.html$/)) {
  const page = new URL(file, client);
  const html = await readFile(page, "utf8");
  const sheets = [...html.matchAll(stylesheet)].map(([, href = ""]) =>
    readFile(new URL(href, client), "utf8"),
  );
  const styles = withoutUnused((await Promise.all(sheets)).join(""), html);
  const pattern = Object.keys(PATTERNS).find((folder) => file.startsWith(folder));
  if (pattern) {
    // With its long classes, which are none of a page's short ones.
    const [section] = /<section[\s\S]*<\/section>/.exec(html) ?? [];
    const kept = JSON.stringify({ section, css: styles });
    await writeFile(new URL(PATTERNS[pattern] ?? "", client), kept);
    continue;
  }
  const { css, html: markup } = withShortClasses(styles, html);
  // At the head's end: `<meta charset>` must stay within the first 1024 bytes.
  const inlined = markup
    .replaceAll(stylesheet, "")
    .replaceAll(
      template,
      (_, start, styles, end, markup) => start + withoutUnused(styles, markup) + end + markup,
    )
    .replace("</head>", () => `<style>${css}</style></head>`);
  await writeFile(page, inlined);
  policies.set(addressOfPage(file), contentPolicy(inlined));
  addresses.push(...(canonical.exec(html)?.slice(1) ?? []));
}

for (const [file, text] of Object.entries(siteFiles(addresses))) {
  await writeFile(new URL(file, client), text);
}

await writeFile(new URL("_headers", client), headersFile(policies));

for (const folder of Object.keys(PATTERNS)) await rm(new URL(folder, client), { recursive: true });
await rm(new URL("assets/static/", client), { recursive: true });
await rm(new URL(".vite/", client), { recursive: true });

const compressions = { br: promisify(brotliCompress), gz: promisify(gzip) };

async function precompress(file: string) {
  const content = await readFile(new URL(file, client));
  for (const [suffix, compress] of Object.entries(compressions)) {
    await writeFile(new URL(`${file}.${suffix}`, client), await compress(content));
  }
}

// All files at once: the compression then uses every core.
await Promise.all((await list(/\.(html|js|svg|json|txt|xml|webmanifest)$/)).map(precompress));

process.exitCode = 0;
