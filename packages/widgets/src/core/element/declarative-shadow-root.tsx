import { hasWords, languageOf, SPANISH, wordsIn } from "@maloca/catalog/words";
import { renderToString } from "preact-render-to-string";
import type { ReactElement } from "react";
import { testRibbon } from "../../locales/es";
import * as ribbon from "../../theme/test-ribbon-ahead.css";
import { readEndpoint } from "../operator/endpoint";
import { reason } from "../options/attribute-warning";
import { attributeName, type Option, readAttribute } from "../options/attributes";
import type { WidgetDefinition } from "../widget";
import { styleTextOf } from "./adopted-stylesheets";
import * as host from "./host.css";
import { createWidgetRoot } from "./widget-root";

/** Attributes as in HTML; `true` is a boolean attribute without a value. */
export type Attributes = Readonly<Record<string, string | true | undefined>>;

/**
 * An inline widget's shadow root as HTML, so that its form is in the page before any script runs. The
 * element hydrates it when its code loads. Rendered by preact, like the elements, so that the ids of both
 * agree.
 * @param sheets names of the style files that the widget imports, in this order.
 */
export function renderTemplate(
  widget: WidgetDefinition,
  sheets: readonly string[],
  attributes: Attributes,
): string {
  const options: Record<string, Option> = {};
  for (const [name, fallback] of Object.entries(widget.options)) {
    const value = attributes[attributeName(name)];
    if (value === undefined) continue;
    const text = value === true ? "" : value;
    const option = name === "endpoint" ? readEndpoint(text) : readAttribute(text, fallback);
    if (option === undefined) {
      throw new Error(`${attributeName(name)}: ${reason(name, text, fallback)}`);
    }
    options[name] = option;
  }
  const WidgetRoot = createWidgetRoot(widget);
  const stated = languageOf(typeof attributes.lang === "string" ? attributes.lang : "");
  const lang = hasWords(stated) ? stated : SPANISH;
  const view: ReactElement = <WidgetRoot {...options} lang={lang} />;
  const spoken = lang === SPANISH ? "" : ` lang="${lang}"`;
  const { testMode } = options;
  const style =
    styleTextOf(testMode ? [...sheets, RIBBON] : sheets) +
    (testMode ? ribbonStyle(wordsIn({ ...options, lang }, { testRibbon }).testMode) : "");
  const classes = testMode ? `${host.root} ${ribbon.ahead}` : host.root;
  const focus = widget.delegatesFocus ? " shadowrootdelegatesfocus" : "";
  return `<template shadowrootmode="open"${focus}><style>${style}</style><div class="${classes}"${spoken}>${renderToString(view)}</div></template>`;
}

/** The name of its style file. */
const RIBBON = "test-ribbon-ahead";

/** The ribbon's text, as CSS. */
const ribbonStyle = (words: string) =>
  `:host{--test-ribbon:${JSON.stringify(words).replaceAll("<", "\\3c ")}}`;
