import { markup } from "maloca:markup";
import type { Attributes } from "./core/element/declarative-shadow-root";
import { registerLocale } from "./core/language/register-locale";
import * as en from "./locales/en";
import * as pt from "./locales/pt";
import type { InlineName } from "./widgets";

registerLocale("en", en);
registerLocale("pt", pt);

export type { Attributes, InlineName };

/**
 * The inside of `<maloca-{name} …attributes>`, for a page that is rendered on a server or ahead of
 * time. Give the element the same attributes; `lang` is one, also where an ancestor states it.
 * @throws for a name that is no inline widget's: a dialog has nothing to render until it is opened.
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
