import { components, tables } from "maloca:options";
import { messagingLink } from "@maloca/catalog/settings";
import { subjectOf } from "@maloca/catalog/subject";
import type { Option } from "../core/attributes";
import { builderPieces, type builderWays, builderWidgets } from "../locales/es.builder";
import {
  attributesFrom,
  type Choice,
  chosenOptions,
  declarationsOf,
  termsOf,
  trips,
} from "./builder.state";

/** How a partner's page is made. */
export type Way = keyof typeof builderWays;

/** One version of the script-tag files. */
export interface Release {
  version: string;
  /** Where its files lie: `https://operator.example/cdn/v1.2.0/`. */
  base: string;
  /** The hash of each file, by name. */
  integrity: Record<string, string>;
  /** The address of the WordPress plugin's zip, beside this page. */
  plugin: string;
}

/** A text to copy, and what to do with it. */
export interface Piece {
  label: string;
  text: string;
  /** A file to download instead of a text. */
  file?: true;
}

const LOADER = "maloca.js";

/** How many pictures of a gallery the code lists. */
const PICTURES = 3;

/** The code to copy, by the kind of page. */
export const snippets: Record<Way, (choice: Choice, release: Release) => Piece[]> = {
  html: (choice, release) => [{ label: builderPieces.html, text: htmlOf(choice, release) }],

  wordpress(choice, release) {
    const css = cssOf(choice);
    return [
      { label: builderPieces.plugin, text: release.plugin, file: true },
      { label: builderPieces.code, text: operatorCode(release) },
      { label: builderPieces.shortcode, text: shortcodesOf(choice, release) },
      ...(css ? [{ label: builderPieces.css, text: css }] : []),
    ];
  },

  "tag-manager": (choice, release) => [{ label: builderPieces.tag, text: tagOf(choice, release) }],

  react: (choice, release) => [
    {
      label: builderPieces.install,
      text: `npm install --save-exact @maloca/widgets@${release.version}`,
    },
    { label: builderPieces.react, text: reactOf(choice, release) },
  ],
};

/** Everything in one: style, hashes, loader, element. */
export function htmlOf(choice: Choice, release: Release): string {
  const css = cssOf(choice);
  return [
    css && `<style>${css}</style>`,
    // Before the loader: files fetched earlier are not checked.
    `<script type="importmap">${importMapOf(release)}</script>`,
    `<script async src="${release.base}${LOADER}" integrity="${release.integrity[LOADER]}" crossorigin="anonymous"></script>`,
    markupOf(choice, release),
  ]
    .filter(Boolean)
    .join("\n");
}

/** The hashes of what the loader fetches later, as browsers take them. */
function importMapOf({ base, integrity }: Release): string {
  const lazy = Object.entries(integrity).filter(([file]) => file !== LOADER);
  const hashes = Object.fromEntries(lazy.map(([file, hash]) => [base + file, hash]));
  return JSON.stringify({ integrity: hashes });
}

const escaped = (text: string) => text.replace(/[&"<>[\]]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const written = (options: [string, Option][]) =>
  attributesFrom(options)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escaped(value)}"`))
    .join("");

/** A link that works without scripts and states the subject. */
function plainLink({ widget, trip, package: name }: Choice): string {
  const about = subjectOf({ ...trip, package: name });
  return `<a href="${escaped(messagingLink(about))}">${builderWidgets[widget].link}</a>`;
}

function markupOf(choice: Choice, release: Release): string {
  const tag = `maloca-${choice.widget}`;
  const terms = termsOf(choice);
  return [
    `<${tag}${written(chosenOptions(choice))}>`,
    ...contentOf(choice, release).map((line) => `  ${line}`),
    `</${tag}>`,
    ...(terms.length ? [`<maloca-payment${written(terms)}></maloca-payment>`] : []),
  ].join("\n");
}

/** What stands inside a shortcode: a gallery's pictures, or the words of a link. */
const wordsOf = (choice: Choice, release: Release) =>
  choice.widget === "lightbox"
    ? contentOf(choice, release).join("")
    : builderWidgets[choice.widget].link;

function contentOf(choice: Choice, { base }: Release): string[] {
  if (choice.widget !== "lightbox") return [plainLink(choice)];
  return picturesOf(choice, base).map(
    ({ src, alt }) =>
      `<a href="${src}"><img src="${src}" alt="${escaped(alt)}" width="240" loading="lazy"></a>`,
  );
}

/** Some of a trip's gallery, at the operator's address. */
const picturesOf = ({ trip = trips[0] }: Choice, base: string) =>
  (trip?.gallery ?? [])
    .slice(0, PICTURES)
    .map(({ src, alt }) => ({ src: new URL(src, base).href, alt }));

function cssOf(choice: Choice): string {
  const declarations = declarationsOf(choice).map(([property, colour]) => `${property}: ${colour}`);
  return declarations.length ? `:root { ${declarations.join("; ")} }` : "";
}

/** What the plugin's settings take: this operator's addresses, and this version with its hashes. */
const operatorCode = ({ base, version, integrity }: Release) =>
  JSON.stringify({ endpoint: new URL(base).origin, link: messagingLink(), version, integrity });

function shortcodesOf(choice: Choice, release: Release): string {
  const code = (widget: string, options: [string, Option][], words: string) => {
    const name = `maloca_${widget.replaceAll("-", "_")}`;
    const given = attributesFrom(options)
      .map(([option, value]) => ` ${option}="${value === true ? 1 : escaped(value)}"`)
      .join("");
    return `[${name}${given}]${words}[/${name}]`;
  };
  const terms = termsOf(choice);
  return [
    code(choice.widget, chosenOptions(choice), wordsOf(choice, release)),
    ...(terms.length ? [code("payment", terms, "")] : []),
  ].join("\n");
}

/** Old JavaScript: tag managers accept no newer. */
function tagOf(choice: Choice, release: Release): string {
  const text = (value: string) => JSON.stringify(value).replaceAll("</", "<\\/");
  const css = cssOf(choice);
  return `<script>
  (function () {
    function add(name, properties) {
      var node = document.createElement(name);
      for (var key in properties) node[key] = properties[key];
      document.head.appendChild(node);
    }
${css && `    add("style", { textContent: ${text(css)} });\n`}    add("script", { type: "importmap", textContent: ${text(importMapOf(release))} });
    add("script", {
      async: true,
      crossOrigin: "anonymous",
      integrity: ${text(release.integrity[LOADER] ?? "")},
      src: ${text(release.base + LOADER)}
    });
    var place = document.getElementById("maloca") || document.body;
    place.insertAdjacentHTML("beforeend", ${text(markupOf(choice, release))});
  })();
</script>`;
}

function reactOf(choice: Choice, { base }: Release): string {
  const { link } = builderWidgets[choice.widget];
  const component = components[choice.widget];
  const table = tables[choice.widget];
  const options = chosenOptions(choice);
  if ("endpoint" in table) options.push(["endpoint", new URL(base).origin]);
  const opens = "open" in table && choice.widget !== "help";
  const props = [
    ...(opens ? ["open={open}", "onClose={() => setOpen(false)}"] : []),
    ...options.map(([name, value]) => propOf(name, value)),
  ];
  const terms = Object.fromEntries(termsOf(choice));
  if (Object.keys(terms).length) props.push(propOf("payment", terms));
  if (choice.widget === "lightbox") props.push(propOf("pictures", picturesOf(choice, base)));
  const style = Object.fromEntries(declarationsOf(choice));
  const dressed = Object.keys(style).length > 0;
  const names = [...(dressed ? ["type CSSProperties"] : []), ...(opens ? ["useState"] : [])];
  return [
    `import { ${component} } from "@maloca/widgets";`,
    `import "@maloca/widgets/styles.css";`,
    ...(names.length ? [`import { ${names.join(", ")} } from "react";`] : []),
    "",
    ...(dressed ? [`const colours = ${JSON.stringify(style)} as CSSProperties;`, ""] : []),
    "export function Maloca() {",
    ...(opens ? ["  const [open, setOpen] = useState(false);"] : []),
    "  return (",
    `    <div${dressed ? " style={colours}" : ""}>`,
    ...(opens
      ? [`      <button type="button" onClick={() => setOpen(true)}>${link}</button>`]
      : []),
    `      <${component}`,
    ...props.map((prop) => `        ${prop}`),
    "      />",
    "    </div>",
    "  );",
    "}",
  ].join("\n");
}

/** Text that needs no escaping in quotes. */
const PLAIN = /^[^"\\&{}<>]*$/;

/** @param value an option, or a table or a list of them. */
function propOf(name: string, value: Option | object): string {
  if (value === true) return name;
  const text = JSON.stringify(value);
  return typeof value === "string" && PLAIN.test(value) ? `${name}=${text}` : `${name}={${text}}`;
}
