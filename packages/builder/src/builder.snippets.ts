import { attributesFrom } from "@maloca/catalog/attributes";
import { contentOf, cssOf, escaped, markupOf } from "./builder.markup";
import { reactOf } from "./builder.react";
import type { Release } from "./builder.release";
import {
  type Choice,
  choicesOf,
  chosenOptions,
  linkWords,
  type Plan,
  termsOf,
} from "./builder.state";
import type { Option } from "./builder.widgets";
import { optOuts } from "./check/optimisers";
import { builderPieces, type builderWays } from "./words/builder";

/** The kind of a partner's page. */
export type Way = keyof typeof builderWays;

/** A text to copy, with instructions. */
export interface Piece {
  label: string;
  text: string;
  /** A file to download instead of a text. */
  file?: true;
  /** Whether it uses one fixed version, with hashes. */
  pinned?: true;
}

const LOADER = "maloca.js";

/** The address of the newest loader. */
const newest = ({ base }: Release) => new URL("/cdn/v1/", base).href + LOADER;

/** The code to copy for each kind of page. */
export const snippets: Record<Way, (plan: Plan, release: Release) => Piece[]> = {
  html: (plan, release) => [
    { label: builderPieces.html, text: shortHtmlOf(plan, release) },
    { label: builderPieces.html, text: htmlOf(plan, release), pinned: true },
  ],

  wordpress(plan, release) {
    const css = cssOf(plan);
    return [
      { label: builderPieces.plugin, text: release.plugin, file: true },
      {
        label: builderPieces[plan.deepLink ? "addressLinked" : "address"],
        text: new URL(release.base).origin,
      },
      { label: builderPieces.shortcode, text: shortcodesOf(plan, release) },
      ...(css ? [{ label: builderPieces.css, text: css }] : []),
      ...(plan.language ? [{ label: builderPieces.language, text: plan.language }] : []),
    ];
  },

  "tag-manager": (plan, release) => [
    { label: builderPieces.tag, text: tagOf(plan, release) },
    { label: builderPieces.tag, text: tagOf(plan, release, true), pinned: true },
  ],

  strict(plan, release) {
    const css = cssOf(plan);
    return [
      { label: builderPieces.policy, text: policyOf(plan, release) },
      ...(css ? [{ label: builderPieces.sheet, text: css }] : []),
      { label: builderPieces.strict, text: elementsOf(plan, release) },
    ];
  },

  react: (plan, release) => [
    {
      label: builderPieces.install,
      text: `npm install --save-exact @maloca/widgets@${release.version}`,
    },
    { label: builderPieces.react, text: reactOf(plan, release) },
  ],
};

const styleOf = (plan: Plan) => {
  const css = cssOf(plan);
  return css ? [`<style>${css}</style>`] : [];
};

const deepLinkOf = ({ deepLink }: Plan) => (deepLink ? " data-deep-link" : "");

/** Loader and elements, with the newest version. */
const elementsOf = (plan: Plan, release: Release) =>
  [
    `<script async ${optOuts} src="${newest(release)}"${deepLinkOf(plan)}></script>`,
    markupOf(plan, release),
  ].join("\n");

const shortHtmlOf = (plan: Plan, release: Release) =>
  [...styleOf(plan), elementsOf(plan, release)].join("\n");

/** The directives that a page's content policy needs, for the operator's files, requests and pictures. */
function policyOf({ items }: Plan, { base }: Release): string {
  const { origin } = new URL(base);
  const pictures = items.some(({ widget }) => widget === "lightbox");
  return ["script-src", "connect-src", ...(pictures ? ["img-src"] : [])]
    .map((directive) => `${directive} ${origin}`)
    .join(";\n");
}

/** The whole code: style, hashes, loader, elements. */
export const htmlOf = (plan: Plan, release: Release) =>
  [
    ...styleOf(plan),
    // Before the loader: files that are loaded earlier are not checked.
    `<script type="importmap">${importMapOf(release)}</script>`,
    `<script async ${optOuts} src="${release.base}${LOADER}" integrity="${release.integrity[LOADER]}" crossorigin="anonymous"${deepLinkOf(plan)}></script>`,
    markupOf(plan, release),
  ].join("\n");

/** An import map with the hashes of the files that the loader loads. */
function importMapOf({ base, integrity }: Release): string {
  const lazy = Object.entries(integrity).filter(([file]) => file !== LOADER);
  const hashes = Object.fromEntries(lazy.map(([file, hash]) => [base + file, hash]));
  return JSON.stringify({ integrity: hashes });
}

/** The content of a shortcode: a gallery's pictures, or the text of a link. */
const shortcodeContent = (choice: Choice, release: Release) =>
  choice.widget === "lightbox" ? contentOf(choice, release).join("") : escaped(linkWords(choice));

function shortcodesOf(plan: Plan, release: Release): string {
  const code = (widget: string, options: [string, Option][], words: string) => {
    const name = `maloca_${widget.replaceAll("-", "_")}`;
    const attributes = attributesFrom(options)
      .map(([option, value]) => ` ${option}="${value === true ? 1 : escaped(value)}"`)
      .join("");
    return `[${name}${attributes}]${words}[/${name}]`;
  };
  const choices = choicesOf(plan);
  const terms = choices.map(termsOf).filter(({ length }) => length);
  return [
    ...choices.map((choice) =>
      code(choice.widget, chosenOptions(choice), shortcodeContent(choice, release)),
    ),
    ...new Set(terms.map((each) => code("payment", each, ""))),
  ].join("\n");
}

/** In old JavaScript, because tag managers do not accept newer. */
function tagOf(plan: Plan, release: Release, pinned = false): string {
  const text = (value: string) => JSON.stringify(value).replaceAll("</", "<\\/");
  const css = cssOf(plan);
  const steps = [
    ...(css ? [`add("style", { textContent: ${text(css)} });`] : []),
    ...(pinned
      ? [`add("script", { type: "importmap", textContent: ${text(importMapOf(release))} });`]
      : []),
    `add("script", {`,
    "  async: true,",
    ...(pinned
      ? [`  crossOrigin: "anonymous",`, `  integrity: ${text(release.integrity[LOADER] ?? "")},`]
      : []),
    `  src: ${text(pinned ? release.base + LOADER : newest(release))}`,
    `}${plan.deepLink ? `, "data-deep-link"` : ""});`,
    `var place = document.getElementById("maloca") || document.body;`,
    `place.insertAdjacentHTML("beforeend", ${text(markupOf(plan, release))});`,
  ];
  return `<script>
  (function () {
    function add(name, properties${plan.deepLink ? ", attribute" : ""}) {
      var node = document.createElement(name);
      for (var key in properties) node[key] = properties[key];
${plan.deepLink ? `      if (attribute) node.setAttribute(attribute, "");\n` : ""}      document.head.appendChild(node);
    }
${steps.map((step) => `    ${step}`).join("\n")}
  })();
</script>`;
}
