/**
 * Builds the documentation into `packages/widgets/dist/docs/`, which the lead server serves at `/docs/`. The widgets
 * must be built before, because the pages contain their manifest and the sizes of their files.
 */

import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { tokensOf } from "@maloca/catalog/design-tokens";
import esbuild from "esbuild";
import { builtManifest, elementsOf } from "../../widgets/build/editor-data.ts";
import { precompress } from "../../widgets/build/precompress.ts";
import { color, dark, font } from "../../widgets/src/theme/tokens.ts";
import { checkMarkup } from "./check-markup.ts";
import { type Language, languages, type Page, pagesOf } from "./guides.ts";
import { layoutOf, words } from "./layout.ts";
import { llmsFull, llmsIndex } from "./llms.ts";
import { sectionsOf, servedMarkdown, toHtml } from "./markdown.ts";
import { badgeOf, references } from "./reference.ts";
import { withServerMarkup } from "./server-markup.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const served = here("../../widgets/dist/docs");

/** Renamed when it is complete, so that a running server never serves an incomplete folder. */
const draft = here("../../widgets/dist/docs.draft");

rmSync(draft, { recursive: true, force: true });

function write(path: string, text: string) {
  const file = join(draft, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  precompress(file);
}

const manifest = builtManifest();
const generated = references(manifest);

const withReference = (page: Page): Page => ({
  ...page,
  markdown:
    page.language === "en" ? `${page.markdown}\n${generated[page.name] ?? ""}\n` : page.markdown,
});

const pages = Object.fromEntries(
  languages.map((language) => [language, pagesOf(language).map(withReference)]),
) as Record<Language, Page[]>;

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
    const show = (code: string) => withServerMarkup(code, language);
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
  readFileSync(here("../../../docs/accessibility.openacr.yaml"), "utf8"),
);

for (const mode of ["light", "dark"] as const) {
  const tokens = tokensOf(elementsOf(manifest)[0]?.cssProperties ?? [], mode);
  write(`tokens/${mode}.tokens.json`, `${JSON.stringify(tokens, null, 2)}\n`);
}

/** The design tokens as custom properties, so that the pages look like the widgets. */
function tokenSheet() {
  const night = dark as Record<string, string>;
  const colors = Object.entries({ ...color, link: color.forest }).map(([name, light]) =>
    night[name] ? `--${name}:light-dark(${light},${night[name]})` : `--${name}:${light}`,
  );
  return `:root{${[...colors, `--title:${font.title}`, `--text:${font.text}`].join(";")}}\n`;
}

const sheets = ["docs.css", "docs.text.css"].map((name) => readFileSync(here(name), "utf8"));
write("docs.css", [tokenSheet(), ...sheets].join(""));
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
