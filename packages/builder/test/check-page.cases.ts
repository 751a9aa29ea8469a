import { shippedDocuments } from "@maloca/catalog/documents/documents";
import { offered } from "@maloca/catalog/offered";
import type { Release } from "../src/builder.release";
import type { Plan } from "../src/builder.state";

// Pages of partners, and what "Comprobar mi página" says of each.

export const operator = "https://operator.example";

const trips = Object.values(offered(shippedDocuments).trips).map(({ trip }) => trip);

export const release: Release = {
  version: "1.2.3",
  base: `${operator}/cdn/v1.2.3/`,
  integrity: { "maloca.js": "sha384-loader" },
  plugin: `${operator}/cdn/maloca-wordpress.zip`,
  trips,
};

const src = `${operator}/cdn/v1/maloca.js`;
export const loader = `<script async src="${src}"></script>`;
const link = '<a href="https://wa.me/573000000000">Reservar</a>';
export const booking = `<maloca-booking destination="Guaviare">${link}</maloca-booking>`;
const policy = (text: string) => `<meta http-equiv="Content-Security-Policy" content="${text}">`;
export const pageOf = (markup: string) =>
  `<!doctype html><html lang="es-CO"><meta charset="utf-8"><title>Hotel</title>${markup}</html>`;

/** The loader as it would be in a tag, with other attributes in place of `async src`. */
const tagged = (attributes: string) => `<script ${attributes}></script>`;

const otherOperator = "https://otro.example";

/** A booking of one trip, as somebody chooses it in the builder. */
export const plan: Plan = {
  items: [
    {
      id: 0,
      widget: "booking",
      trip: trips[0],
      package: trips[0]?.packages[0]?.name ?? "",
      words: "",
    },
  ],
  partner: "Hotel del Río",
  consent: true,
  language: "",
  theme: "auto",
  brand: {},
  button: "filled",
  deepLink: true,
};

/** What is wrong with a page, the gravest first; nothing where all is well. */
export const cases: [title: string, markup: string, said: RegExp[], url?: string][] = [
  ["a page as it is copied", loader + booking, []],
  [
    "the loader with what keeps optimisers away",
    tagged(`nowprocket data-no-optimize="1" data-cfasync="false" async src="${src}"`) + booking,
    [],
  ],
  ["a pinned version", loader.replace("/v1/", "/v1.2.3/") + booking, []],
  ["an older version", loader.replace("/v1/", "/v1.0.0/") + booking, [/^warns .*1\.0\.0.*1\.2\.3/]],
  ["the loader as a module", tagged(`type="module" src="${src}"`) + booking, [/^warns .*module/]],
  ["no loader", booking, [/^blocks Falta la línea/]],
  ["no element", loader, [/^blocks No hay ningún elemento/]],
  ["an element without a link", `${loader}<maloca-booking></maloca-booking>`, [/^warns .*tocar/]],
  [
    "a misspelt tag",
    loader + booking.replaceAll("maloca-booking", "maloca-bookin"),
    [/^blocks .*<maloca-bookin>.*<maloca-booking>/],
  ],
  [
    "a misspelt attribute",
    loader + booking.replace("destination", 'patner="Hotel" destination'),
    [/^warns .*patner.*partner/],
  ],
  [
    "a relative address",
    tagged('async src="/cdn/v1/maloca.js"') + booking,
    [/^blocks .*«\/cdn\/v1\/maloca\.js».*https:\/\/operator/],
  ],
  [
    "a hash on an address that moves",
    tagged(`async integrity="sha384-x" crossorigin src="${src}"`) + booking,
    [/^blocks .*integrity/],
  ],
  // The six that were judged wrongly.
  [
    "test mode left on a published page",
    loader + booking.replace("destination", "test-mode destination"),
    [/^blocks .*test-mode.*<maloca-booking>.*Quítalo/],
  ],
  [
    "the loader imported by a module",
    `<script type="module">import "${src}";</script>${booking}`,
    [/^blocks .*«import»/],
  ],
  [
    "the loader imported by a module, where each element names its operator",
    `<script type="module">import "${src}";</script>${booking.replace("destination", `endpoint="${operator}" destination`)}`,
    [/^warns .*«import»/],
  ],
  [
    "a misspelt destination",
    loader + booking.replace("Guaviare", "Guavire"),
    [/^warns .*Guavire.*«Guaviare»/],
  ],
  ["a destination of the partner's", loader + booking.replace("Guaviare", "Barichara"), []],
  [
    "a misspelt package",
    loader + booking.replace("<a ", '<a data-package="Memorias de Piedra" '),
    [/^warns .*Memorias de Piedra.*«Memoria de Piedra»/],
  ],
  [
    "a tag that WP Rocket delays",
    tagged(`type="rocketlazyloadscript" data-rocket-src="${src}" async`) + booking,
    [/^warns WP Rocket.*nowprocket/],
  ],
  [
    "a bundle of WP Rocket",
    tagged('src="/wp-content/cache/min/1/ddaf06baadef88884af9a86038837e20.js" data-minify="1"') +
      booking,
    [/^blocks .*WP Rocket junta.*data-no-minify/],
  ],
  [
    "an http loader on a page over https",
    loader.replace("https:", "http:") + booking,
    [/^blocks .*«http:»/, /^warns .*http:\/\/operator\.example/],
    "https://hotel.example/",
  ],
  // What else rewrites, hides or misplaces it.
  [
    "a tag that LiteSpeed delays",
    tagged(`type="litespeed/javascript" data-src="${src}"`) + booking,
    [/^warns LiteSpeed Cache.*data-no-optimize="1"/],
  ],
  [
    "a tag that Rocket Loader delays",
    `${tagged(`type="6f1c2d3e4b5a69788796a5b4-text/javascript" async src="${src}"`)}${booking}`,
    [/^warns Cloudflare Rocket Loader.*data-cfasync="false"/],
  ],
  [
    "a bundle of Autoptimize",
    tagged('defer src="/wp-content/cache/autoptimize/js/autoptimize_1f3e.js"') + booking,
    [/^blocks .*Autoptimize junta.*data-noptimize="1"/],
  ],
  [
    "a tag that NitroPack registers",
    `<script nitro-exclude>NitroResourceLoader.registerScript("${src}", "1")</script>${booking}`,
    [/^warns NitroPack.*nitro-exclude/],
  ],
  [
    "a tag that an unnamed program delays",
    tagged(`data-later-src="${src}"`) + booking,
    [/^blocks .*data-later-src/],
  ],
  [
    "a tag that waits for consent",
    tagged(`type="text/plain" data-cookieconsent="marketing" src="${src}"`) + booking,
    [/^blocks .*type="text\/plain".*cookies/],
  ],
  [
    "the loader's text in the page",
    `<script>(()=>{document.querySelectorAll('[data-maloca-open],[command="--open"]')})()</script>${booking}`,
    [/^blocks .*copiado dentro de la página/],
  ],
  ["the code in a comment", `<!-- ${loader}${booking} -->`, [/^blocks .*«<!-- -->»/]],
  ["the code in noscript", `<noscript>${loader}${booking}</noscript>`, [/^blocks .*<noscript>/]],
  ["the code in a template", `<template>${loader}${booking}</template>`, [/^blocks .*<template>/]],
  [
    "an element in a declarative shadow root",
    `${loader}<x-card><template shadowrootmode="open">${booking}</template></x-card>`,
    [],
  ],
  [
    "the code as text",
    `<p>${(loader + booking).replaceAll("<", "&lt;")}</p>`,
    [/^blocks .*convirtió el código en texto/],
  ],
  [
    "a page that also explains the code",
    `${loader}${booking}<pre>${booking.replaceAll("<", "&lt;")}</pre>`,
    [],
  ],
  ["two lines of one operator", loader + loader + booking, [/^warns .*más de una vez/]],
  [
    "two operators",
    loader + loader.replace(operator, otherOperator) + booking,
    [/^blocks .*dos operadores.*endpoint/, /^warns .*otro\.example/],
  ],
  [
    "another operator",
    loader.replace(operator, otherOperator) + booking,
    [/^warns .*otro\.example.*operator\.example/],
  ],
  [
    "an element that sends to another operator",
    loader + booking.replace("destination", `endpoint="${otherOperator}" destination`),
    [/^warns .*otro\.example/],
  ],
  [
    "an endpoint without its protocol",
    loader + booking.replace("destination", 'endpoint="operator.example" destination'),
    [/^blocks .*operator\.example.*https:\/\/operator\.example/],
  ],
  [
    "an address at which the operator has nothing",
    loader.replace("/cdn/v1/", "/") + booking,
    [/^blocks .*\/maloca\.js no hay código|^blocks En .*https:\/\/operator\.example\/cdn\/v1/],
  ],
  [
    "a line for old browsers",
    loader.replace("async", "nomodule") + booking,
    [/^blocks .*nomodule/],
  ],
  [
    "a block of a site builder, which is a frame",
    `${loader}<iframe src="https://x.filesusr.com/html/a.html"></iframe>`,
    [/^warns .*filesusr/],
  ],
  [
    "a frame with its page written out",
    `<iframe sandbox="allow-scripts allow-forms allow-popups" srcdoc='${loader}${booking.replaceAll("'", "")}'></iframe>`,
    [],
  ],
  [
    "a frame that allows no forms",
    `<iframe sandbox="allow-scripts allow-popups" srcdoc='${loader}${booking}'></iframe>`,
    [/^blocks .*allow-forms/],
  ],
  [
    "a policy in the page that allows no script of the operator",
    policy("script-src 'self'") + loader + booking,
    [/^blocks .*script-src/],
  ],
  [
    "a version that is not the newest",
    loader.replace("/v1/", "/v0.0.1/") + booking,
    [/^warns .*0\.0\.1; la más nueva es la 1\.2\.3/],
  ],
  [
    "a policy that forbids the page's own style",
    `${policy("style-src 'self'")}<style>maloca-booking a { color: red }</style>${loader}${booking}`,
    [/^warns .*<style>.*hoja de estilos/],
  ],
  [
    "strict-dynamic without a nonce",
    policy(`script-src 'strict-dynamic' 'nonce-abc' ${operator}`) + loader + booking,
    [/^blocks .*nonce/],
  ],
  [
    "a policy that allows all that is needed",
    policy(`script-src ${operator}; connect-src ${operator}`) + loader + booking,
    [],
  ],
  [
    "a policy that allows hosts by a wildcard",
    policy("default-src 'none'; script-src https://*:*; connect-src https:") + loader + booking,
    [],
  ],
  [
    "a policy that allows the loader alone",
    policy(`script-src ${src}`) + loader + booking,
    [/^blocks .*script-src/],
  ],
  [
    "strict-dynamic with its nonce",
    policy("script-src 'strict-dynamic' 'nonce-abc'") +
      loader.replace("<script", '<script nonce="abc"') +
      booking,
    [],
  ],
  [
    "a tag manager's tag under a policy without inline code",
    `${policy(`script-src ${operator}; connect-src ${operator}`)}${booking}<script>document.head.appendChild(Object.assign(document.createElement("script"), { src: "${src}" }))</script>`,
    [/^blocks .*etiqueta.*nonce/],
  ],
  [
    "slips in a button's options and in texts, and what is set by being there",
    `${loader}<maloca-booking consent="false" strings='{"title":"Ven","choices":{"Surf":"Olas"},"errors":{"emial":"Falta"}}'><a data-pakage="Viva" data-page="viajes">Ver</a></maloca-booking>`,
    [
      /^warns .*consent="false".*quítala/,
      /^warns .*«errors.emial».*«errors.email»/,
      /^warns .*«data-pakage».*«data-package»/,
    ],
  ],
  [
    "a tag manager's page",
    `<script async src="https://www.googletagmanager.com/gtm.js?id=GTM-1"></script>${booking}`,
    [/^warns .*administrador de etiquetas/],
  ],
];
