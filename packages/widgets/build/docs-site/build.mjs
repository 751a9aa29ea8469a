/**
 * Builds the documentation into `packages/widgets/dist/docs/`, which the lead server serves at `/docs/`:
 * `node packages/widgets/build/docs-site/build.mjs`. The widgets must be built before, because the pages
 * contain their manifest and the sizes of their files.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import esbuild from "esbuild";
import { elementsOf } from "../editor-data.mjs";
import { importSource } from "../import-source.mjs";
import { precompress } from "../precompress.mjs";
import { tokensOf } from "../tokens/design-tokens.mjs";
import { checkMarkup } from "./check-markup.mjs";
import { languages, pagesOf } from "./guides.mjs";
import { layoutOf, words } from "./layout.mjs";
import { llmsFull, llmsIndex } from "./llms.mjs";
import { sectionsOf, servedMarkdown, toHtml } from "./markdown.mjs";
import { badgeOf, references } from "./reference.mjs";
import { withServerMarkup } from "./server-markup.mjs";

/**
 * @typedef {import("./guides.mjs").Language} Language
 * @typedef {import("./guides.mjs").Page} Page
 */

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const served = here("../../dist/docs");

/** Renamed when it is complete, so that a running server never serves an incomplete folder. */
const draft = here("../../dist/docs.draft");

rmSync(draft, { recursive: true, force: true });

/** @param {string} path @param {string} text */
function write(path, text) {
  const file = join(draft, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  precompress(file);
}

/** From the built package. @type {import("../custom-elements-manifest.mjs").Manifest} */
const manifest = JSON.parse(readFileSync(here("../../dist/custom-elements.json"), "utf8"));
const generated = references(manifest);

/** @type {(page: Page) => Page} */
const withReference = (page) => ({
  ...page,
  markdown:
    page.language === "en" ? `${page.markdown}\n${generated[page.name] ?? ""}\n` : page.markdown,
});

const pages = /** @type {Record<Language, Page[]>} */ (
  Object.fromEntries(languages.map((language) => [language, pagesOf(language).map(withReference)]))
);

/** By their addresses. */
const badges = {
  "/docs/badges/loader.svg": badgeOf("loader, gzip", "loader"),
  "/docs/badges/booking.svg": badgeOf("open booking, gzip", "booking, open"),
};
for (const [address, svg] of Object.entries(badges)) write(address.replace("/docs/", ""), svg);

for (const language of languages) {
  for (const page of pages[language]) {
    checkMarkup(page, manifest);
    const folder = page.url.replace("/docs/", "");
    const show = (/** @type {string} */ code) => withServerMarkup(code, language);
    const text = toHtml(page, words[language], show, badges);
    write(`${folder}index.html`, layoutOf(page, { pages: pages[language], text }));
    write(`${folder}index.md`, servedMarkdown(page));
  }
  write(`search.${language}.json`, JSON.stringify(pages[language].flatMap(sectionsOf)));
}

write("llms.txt", llmsIndex(pages));
write("llms-full.txt", llmsFull(pages.en));
write("custom-elements.json", `${JSON.stringify(manifest, null, 2)}\n`);

write(
  "accessibility.openacr.yaml",
  readFileSync(here("../../../../docs/accessibility.openacr.yaml"), "utf8"),
);

for (const mode of /** @type {const} */ (["light", "dark"])) {
  const tokens = tokensOf(elementsOf(manifest)[0]?.cssProperties ?? [], mode);
  write(`tokens/${mode}.tokens.json`, `${JSON.stringify(tokens, null, 2)}\n`);
}

/** The design tokens as custom properties, so that the pages look like the widgets. */
async function tokenSheet() {
  /** @type {typeof import("../../src/theme/tokens")} */
  const { color, dark, font } = await importSource(`export * from "./theme/tokens";`);
  const night = /** @type {Record<string, string>} */ (dark);
  const colors = Object.entries({ ...color, link: color.forest }).map(([name, light]) =>
    night[name] ? `--${name}:light-dark(${light},${night[name]})` : `--${name}:${light}`,
  );
  return `:root{${[...colors, `--title:${font.title}`, `--text:${font.text}`].join(";")}}\n`;
}

const sheets = ["docs.css", "docs.text.css"].map((name) => readFileSync(here(name), "utf8"));
write("docs.css", [await tokenSheet(), ...sheets].join(""));
write("docs.js", readFileSync(here("docs.client.mjs"), "utf8"));

const { outputFiles } = await esbuild.build({
  entryPoints: [here("search.mjs")],
  bundle: true,
  minify: true,
  format: "esm",
  write: false,
  banner: { js: "/* with MiniSearch, MIT licence, © Luca Ongaro */" },
});
write("search.mjs", outputFiles[0]?.text ?? "");

rmSync(served, { recursive: true, force: true });
renameSync(draft, served);
