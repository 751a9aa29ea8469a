import { inlines } from "../widget-list.mjs";

/** @type {typeof import("../../src/server")} As the build of the package left it. */
const { renderWidget } = await import(new URL("../../dist/server.js", import.meta.url).href);

/** An inline widget's opening tag with its attributes. */
const opening = new RegExp(
  `<maloca-(${inlines.join("|")})((?:\\s+[\\w-]+(?:="[^"]*"|='[^']*')?)*)\\s*>`,
  "g",
);

/** @param {string} written attributes as a page has them. */
const attributesOf = (written) =>
  Object.fromEntries(
    [...written.matchAll(/([\w-]+)(?:="([^"]*)"|='([^']*)')?/g)].map(([, name, double, single]) => [
      name,
      double ?? single ?? true,
    ]),
  );

/**
 * Gives the inline widgets of an example what they show before any script runs, as the site's own pages
 * do, so that nothing below them moves when they wake.
 * @param {string} html
 * @param {string} language the page's; an element's own counts first, then that of what is around it.
 */
export const withServerMarkup = (html, language) =>
  html.replace(
    opening,
    (tag, /** @type {import("../../src/widgets").InlineName} */ name, written, at) => {
      const around = /.*\blang="(\w+)"/s.exec(html.slice(0, at))?.[1];
      return tag + renderWidget(name, { lang: around ?? language, ...attributesOf(written) });
    },
  );
