import { isDialog, type WidgetName } from "../src/widgets";

/** Each widget open, as the tests of accessibility look at it. */

const picture = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>`;
const link = `<a href="${picture}"><img src="${picture}" alt="Río"></a>`;

/** Widgets that need more than their tag, open where they can be. */
const markup: Partial<Record<WidgetName, string>> = {
  booking: `<maloca-booking open experiences="Surf, Masaje, Pesca"></maloca-booking>`,
  lightbox: `<maloca-lightbox open>${link.repeat(2)}</maloca-lightbox>`,
  help: "<maloca-help open></maloca-help>",
};

/** What a widget without a field shows once it has loaded. */
const loaded: Partial<Record<WidgetName, string>> = { help: "section a", lightbox: "dialog img" };

export const markupOf = (name: WidgetName) =>
  markup[name] ?? `<maloca-${name}${isDialog(name) ? " open" : ""}></maloca-${name}>`;

/** A selector within the widget: what it shows once it has loaded. */
export const loadedBy = (name: WidgetName) => loaded[name] ?? "input";
