import { markup } from "maloca:markup";
import type { Attributes } from "./core/declarative-shadow-root";
import { registerLocale } from "./core/register-locale";
import * as en from "./locales/en";
import * as pt from "./locales/pt";
import type { InlineName } from "./widgets";

registerLocale("en", en);
registerLocale("pt", pt);

export type { Attributes, InlineName };

/**
 * The inside of `<maloca-{name} …attributes>`, for a page that is rendered on a server or ahead of
 * time. Give the element the same attributes; `lang` is one, also where an ancestor states it.
 */
export function renderWidget(name: InlineName, attributes: Attributes = {}): string {
  return markup[name](attributes);
}
