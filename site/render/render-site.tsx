import { trips, voluntariado } from "@maloca/catalog";
import { operatorColors } from "@maloca/catalog/colors";
import { addressOfPage, headersFile, redirectsFile } from "@maloca/catalog/content-policy";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { contentPolicy } from "../content-policy";
import { siteFiles } from "../site-files";
import { usedStyles, withShortClasses } from "./page-styles";
import { pagesOn } from "./pages";

/** What the site's build made beside the pages. */
export interface PageAssets {
  /** The address of the pages' one script. */
  script: string;
  /** The rules of all pages, with the names of the operator's colours between them. */
  css: readonly string[];
}

/** The rules with the operator's colours. */
const sheetOf = (parts: readonly string[]) =>
  parts.map((part, i) => (i % 2 ? operatorColors()[part]?.slice(1) : part)).join("");

/** A widget's markup with its styles. Once its code has loaded, the widget uses its full style sheet. */
const template = /(<template[^>]*><style>)(.*?)(<\/style>)(.*?)(?=<\/template>)/gs;

const canonical = /<link rel="canonical" href="([^"]+)"/;

/** A page as it is served: its styles are in its head's end, as `<meta charset>` must stay within the first 1024 bytes. */
function pageText(page: ReactElement, script: string, css: string): string {
  const plain = renderToStaticMarkup(page);
  const used = withShortClasses(usedStyles(css, plain), plain);
  const html = used.html
    .replaceAll(
      template,
      (_, start, styles, end, markup) => start + usedStyles(styles, markup) + end + markup,
    )
    .replace("</head>", () => `<style>${used.css}</style></head>`)
    .replace("</body>", `<script src="${script}" type="module" async></script></body>`);
  return `<!DOCTYPE html>${html}`;
}

/** Text by file name. */
type Files = Record<string, string>;

/** One page, by its file, such as `guajira/index.html`; none where the site does not have it. */
export function renderPage(now: Date, { script, css }: PageAssets, file: string): Files {
  const page = pagesOn(now)[file];
  return page ? { [file]: pageText(page, script, sheetOf(css)) } : {};
}

/**
 * All files of the site that depend on what is sold and on the day.
 * @param now the day that pages speak of
 */
export function renderSite(now: Date, assets: PageAssets): Files {
  const css = sheetOf(assets.css);
  const pages = Object.entries(pagesOn(now)).map(([file, page]): [string, string] => [
    file,
    pageText(page, assets.script, css),
  ]);
  const addresses = pages.flatMap(([, html]) => canonical.exec(html)?.slice(1) ?? []);
  const policies = new Map(pages.map(([file, html]) => [addressOfPage(file), contentPolicy(html)]));
  const moved = [...trips, voluntariado].flatMap(({ slug, formerSlugs = [] }) =>
    formerSlugs.map((former): [string, string] => [`/${former}`, `/${slug}`]),
  );
  return {
    ...Object.fromEntries(pages),
    ...(moved.length && { _redirects: redirectsFile(new Map(moved)) }),
    ...siteFiles(addresses),
    _headers: headersFile(policies),
  };
}
