import { inlines } from "../../widgets/build/widget-list.ts";
import type { InlineName } from "../../widgets/src/widgets.ts";

/** From the built package. */
const { renderWidget }: typeof import("../../widgets/src/server.ts") = await import(
  new URL("../../widgets/dist/server.js", import.meta.url).href
);

/** An inline widget's opening tag with its attributes. */
const opening = new RegExp(
  `<maloca-(${inlines.join("|")})((?:\\s+[\\w-]+(?:="[^"]*"|='[^']*')?)*)\\s*>`,
  "g",
);

/** @param written the attributes in a page's HTML. */
const attributesOf = (written: string) =>
  Object.fromEntries(
    [...written.matchAll(/([\w-]+)(?:="([^"]*)"|='([^']*)')?/g)].map(([, name, double, single]) => [
      name,
      double ?? single ?? true,
    ]),
  );

/**
 * Adds to the inline widgets of an example the markup that they show before scripts run, as on the site's
 * pages, so that nothing below them moves when they load.
 * @param language the page's; `lang` of the element or of an element around it comes first.
 */
export const withServerMarkup = (html: string, language: string) =>
  html.replace(opening, (tag, name: InlineName, written, at) => {
    const stated = /.*\blang="(\w+)"/s.exec(html.slice(0, at))?.[1];
    return tag + renderWidget(name, { lang: stated ?? language, ...attributesOf(written) });
  });
