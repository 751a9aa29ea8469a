import { messagingLink } from "@maloca/catalog/messaging";
import { SPANISH } from "@maloca/catalog/words";
// Relative imports: a test runs this file without the path aliases of tsconfig.json.
import { PLAIN, propOf } from "../packages/builder/src/builder.prop";
import { type builderLanguages, builderWidgets } from "../packages/builder/src/words/builder";
import {
  attributeName,
  type Option,
  type Options,
} from "../packages/widgets/src/core/options/attributes";
import { analyticsOptions } from "../packages/widgets/src/core/page/analytics.options";
import type { LightboxProps } from "../packages/widgets/src/index";
import { isDialog, type WidgetName, widgets } from "../packages/widgets/src/widgets";

/** The widget that a story shows: the story's parameter `widget`. */
export interface ShownWidget {
  name: WidgetName;
  /** Its table of options. */
  options: Options;
}

/** A language of the toolbar. */
export type Language = keyof typeof builderLanguages;

/** A widget in a language; without `lang` in Spanish, which is the default of every widget. */
type Translated = ShownWidget & { lang?: Language };

interface Shown {
  args: Readonly<Record<string, unknown>>;
  parameters: { widget?: ShownWidget };
  globals: { as?: string; language?: Language };
}

/** The address that a reader replaces, as in the documentation. */
const OPERATOR = "https://YOUR-OPERATOR";

/**
 * The code to copy for a story, by the state of toolbar and controls: a React component, or a tag with its
 * script. The story's host page is left out. `undefined` for a story without a widget.
 */
export function codeOf({ args, parameters, globals }: Shown): string | undefined {
  const { as, language = SPANISH } = globals;
  if (!parameters.widget) return;
  const widget = { ...parameters.widget, ...(language !== SPANISH && { lang: language }) };
  return as === "element" ? elementOf(widget, args) : componentOf(widget, args);
}

/** What the link or button that leads to a widget says. */
export const openerIn = (name: WidgetName, language: Language = SPANISH): string =>
  builderWidgets[name].link[language];

/** The options that differ from their defaults, without `open`: visitors open a dialog themselves. */
const chosen = ({ options }: ShownWidget, args: Shown["args"]): [string, Option][] =>
  Object.entries(options).flatMap(([name, fallback]) => {
    const value = differing(args[name] as Option | undefined, fallback);
    return value === undefined || name === "open" ? [] : [[name, value]];
  });

/** A value that differs from its default; of an object only the entries that differ. */
function differing(value: Option | undefined, fallback: Option | undefined): Option | undefined {
  if (value === undefined || value === fallback) return;
  if (typeof value !== "object" || Array.isArray(value)) {
    return JSON.stringify(value) === JSON.stringify(fallback) ? undefined : value;
  }
  const table = (fallback ?? {}) as Options;
  const entries = Object.entries(value as Options).flatMap(([name, one]) => {
    const left = differing(one, table[name]);
    return left === undefined ? [] : [[name, left]];
  });
  return entries.length ? Object.fromEntries(entries) : undefined;
}

function elementOf(widget: Translated, args: Shown["args"]): string {
  const { name, options, lang } = widget;
  const attributes = chosen(widget, args).flatMap(([option, value]) => {
    const text = attributeText(value, options[option]);
    if (text === null) return [];
    return attributeName(option) + (text && `=${quoted(text)}`);
  });
  if (lang) attributes.unshift(`lang="${lang}"`);
  const content = contentOf(widget, args).map((line) => `  ${line}`);
  const open =
    attributes.length > 1
      ? `\n  ${attributes.join("\n  ")}\n`
      : attributes.map((one) => ` ${one}`).join("");
  return [
    `<script async src="${OPERATOR}/cdn/maloca.js"></script>`,
    "",
    ...(content.length
      ? [`<maloca-${name}${open}>`, ...content, `</maloca-${name}>`]
      : [`<maloca-${name}${open}></maloca-${name}>`]),
  ].join("\n");
}

/** The links in a tag. Without scripts a dialog's link opens the messaging app, a lightbox's shows the picture. */
function contentOf({ name, lang }: Translated, args: Shown["args"]): string[] {
  if (name === "lightbox") {
    return picturesOf(args).map(
      ({ src, alt, caption = "" }) =>
        `<a href=${quoted(src)}><img src=${quoted(src)} alt=${quoted(alt)}>${escaped(caption)}</a>`,
    );
  }
  return isDialog(name)
    ? [`<a href=${quoted(messagingLink())}>${escaped(openerIn(name, lang))}</a>`]
    : [];
}

const picturesOf = (args: Shown["args"]) =>
  (args.pictures ?? []) as NonNullable<LightboxProps["pictures"]>;

/** Whether only the element has an option: in React the page does this itself, or another component is it. */
const isElementOnly = (option: string) => option in analyticsOptions || option === "inline";

function componentOf(widget: Translated, args: Shown["args"]): string {
  const { name, options, lang } = widget;
  const component = args.inline ? "BookingForm" : widgets[name].component;
  const props = chosen(widget, args)
    .filter(([option]) => !isElementOnly(option))
    .map(([option, value]) => propOf(option, value));
  if (name === "lightbox") props.push(propOf("pictures", picturesOf(args)));
  if ("endpoint" in options && !args.endpoint) props.push(propOf("endpoint", OPERATOR));
  if (lang) props.unshift(propOf("lang", lang));
  const opens = isDialog(name) && !args.inline;
  if (opens) props.unshift("open={open}", "onClose={() => setOpen(false)}");
  const tag = (indent: string) =>
    props.length > 1
      ? [`<${component}`, ...props.map((prop) => `  ${prop}`), "/>"].map((line) => indent + line)
      : [`${indent}<${[component, ...props].join(" ")} />`];
  const words = openerIn(name, lang);
  return [
    `import { ${component} } from "@maloca/widgets";`,
    `import "@maloca/widgets/styles.css";`,
    ...(opens ? [`import { useState } from "react";`] : []),
    "",
    "export function Maloca() {",
    ...(opens ? ["  const [open, setOpen] = useState(false);"] : []),
    "  return (",
    ...(opens
      ? [
          "    <>",
          `      <button type="button" onClick={() => setOpen(true)}>${PLAIN.test(words) ? words : `{${JSON.stringify(words)}}`}</button>`,
          ...tag("      "),
          "    </>",
        ]
      : tag("    ")),
    "  );",
    "}",
  ].join("\n");
}

/** An attribute's text; `null` leaves it out. */
export function attributeText(
  value: Option | undefined,
  fallback: Option | undefined,
): string | null {
  if (value === undefined || value === fallback || value === false) return null;
  if (value === true) return "";
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Uses single quotes for a text with double quotes, so that JSON stays legible. */
function quoted(text: string): string {
  const safe = escaped(text);
  return safe.includes('"') && !safe.includes("'")
    ? `'${safe}'`
    : `"${safe.replaceAll('"', "&quot;")}"`;
}
