import * as locales from "maloca:locales";
import { markup } from "maloca:markup";
import type { Attributes } from "./core/element/declarative-shadow-root";
import { registerLocale } from "./core/language/register-locale";
import type { InlineName } from "./widgets";

for (const [language, words] of Object.entries(locales)) registerLocale(language, words);

export type { Attributes, InlineName };

/**
 * The content of `<maloca-{name} …attributes>`, for a page that is rendered on a server or during a build. Give the
 * element the same attributes, and `lang` also where an ancestor sets it.
 * @throws if the name is not that of an inline widget: a dialog renders nothing until it is opened.
 */
export function renderWidget(name: InlineName, attributes: Attributes = {}): string {
  if (!Object.hasOwn(markup, name)) {
    const names = Object.keys(markup);
    throw new Error(
      `renderWidget: "${name}" is not a widget that stands in a page. Those are ${names.join(", ")}; dialogs render nothing until they are opened.`,
    );
  }
  return markup[name](attributes);
}
