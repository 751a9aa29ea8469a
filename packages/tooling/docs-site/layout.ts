import { guides, type Language, languages, type Page, translationOf } from "./guides.ts";

/** The texts around a page's content. */
export const words = {
  en: {
    site: "Maloca for developers",
    skip: "Skip to the text",
    menu: "Pages",
    search: "Search the documentation",
    copy: "Copy",
    copied: "Copied",
    example: "Live example. What you send is stored as a test.",
    tabs: "Framework",
    other: "Español: para hoteles y agencias",
    builder: "Snippet builder",
    empty: "Nothing found.",
  },
  es: {
    site: "Maloca para aliados",
    skip: "Ir al texto",
    menu: "Páginas",
    search: "Buscar en la guía",
    copy: "Copiar",
    copied: "Copiado",
    example: "Ejemplo vivo. Lo que envíes se guarda como prueba.",
    tabs: "Entorno",
    other: "English: for developers",
    builder: "Generador de código",
    empty: "No encontramos nada.",
  },
} satisfies Record<Language, object>;

/** The fonts of `docs.css`, preloaded. */
const fonts = ["fraunces", "source-sans-3"];

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

function menuOf(pages: Page[], current: Page): string {
  const link = (page: Page | undefined) =>
    page
      ? `<li><a href="${page.url}"${page === current ? ' aria-current="page"' : ""}>${escaped(page.title)}</a></li>`
      : "";
  return guides[current.language]
    .map(
      ({ title, pages: names }) =>
        `<h2>${title}</h2><ul>${names.map((name) => link(pages.find((one) => one.name === name))).join("")}</ul>`,
    )
    .join("");
}

/**
 * A complete page of the documentation. It has no inline script, and no inline style but those of its
 * examples' forms; its text is the same without scripts. The script that inserts the operator's address
 * into the code blocks rendering, because the lines below would move.
 * @param content `pages`: all pages of its language; `text`: its HTML.
 */
export function layoutOf(page: Page, { pages, text }: { pages: Page[]; text: string }) {
  const { language, url, title, description } = page;
  const texts = words[language];
  const other = languages.find((one) => one !== language) as Language;
  const fullTitle = page.name === "index" ? title : `${title} · ${texts.site}`;
  return `<!doctype html>
<html lang="${language === "es" ? "es-CO" : "en"}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escaped(fullTitle)}</title>
    <meta name="description" content="${escaped(description)}">
    <meta name="color-scheme" content="light dark">
    <link rel="alternate" type="text/markdown" href="${url}index.md">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    ${fonts.map((name) => `<link rel="preload" href="/fonts/${name}.woff2" as="font" type="font/woff2" crossorigin>`).join("\n    ")}
    <link rel="stylesheet" href="/docs/docs.css">
    <script type="module" blocking="render" src="/docs/docs.js"></script>${
      text.includes('class="example"')
        ? `
    <script async src="/cdn/maloca.js"></script>`
        : ""
    }
  </head>
  <body data-search="/docs/search.${language}.json" data-other-search="/docs/search.${other}.json" data-other-language="${other}" data-copy="${texts.copy}" data-copied="${texts.copied}" data-empty="${texts.empty}">
    <a class="skip" href="#text">${texts.skip}</a>
    <header class="top">
      <a class="brand" href="${pages[0]?.url}">${texts.site}</a>
      <search>
        <label for="search">${texts.search}</label>
        <input id="search" type="search" autocomplete="off" aria-controls="results">
        <div id="results" role="status"></div>
      </search>
      <p><a href="/cdn/insertar.html">${texts.builder}</a> <a href="${translationOf(page)}" lang="${other}" hreflang="${other}">${texts.other}</a></p>
    </header>
    <div class="columns">
      <nav aria-label="${texts.menu}">
        <details><summary>${texts.menu}</summary>${menuOf(pages, page)}</details>
      </nav>
      <main id="text" tabindex="-1">
${text}
      </main>
    </div>
  </body>
</html>
`;
}
