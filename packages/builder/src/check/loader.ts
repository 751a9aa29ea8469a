import type { Release } from "../builder.release";
import { builderCheck as words } from "../words/check";
import { blocks, type Finding, fine, warns } from "./finding";
import { delayedBy, joinedBy, type Optimiser } from "./optimisers";
import { allIn, type ReadablePage } from "./page";

const PINNED = /\/cdn\/v(\d+\.\d+\.\d+)\/maloca\.js/;

const FILE = /\/maloca\.js([?#]|$)/;

/** The paths at which an operator serves the loader. */
const SERVED = /^\/cdn\/(v\d+(\.\d+\.\d+)?\/)?maloca\.js$/;

/** The address of the loader in a script's text. */
const ADDRESS = /(?:https?:)?\/\/[^\s"'`\\<>]+\/maloca\.js/;

const IMPORT = /\b(?:import|from)\s*\(?\s*["'`][^"'`]*\/maloca\.js/;

/** A text that only the loader contains: it shows that somebody copied its code into the page. */
const ITS_TEXT = '[data-maloca-open],[command="--open"]';

const SCRIPT_TYPE = /^(module|(text|application)\/(java|ecma)script)?$/i;

/** A script that loads the loader. */
export interface Loader {
  script: Element;
  /** The address as it is written. */
  written: string;
  /** `tag`: its own tag; `added`: by a script, as a tag manager does; `import`: by a module. */
  how: "tag" | "added" | "import";
  /** The attribute with its address. */
  attribute: string;
  /** The optimiser that delays it. */
  optimiser: Optimiser | undefined;
}

export const loadersIn = (page: ReadablePage): Loader[] =>
  allIn(page, "script").flatMap((script): Loader[] => {
    const source = [...script.attributes].find(({ value }) => FILE.test(value));
    const text = script.textContent ?? "";
    const written = source?.value.trim() ?? ADDRESS.exec(text)?.[0];
    if (!written) return [];
    const attribute = source?.name ?? "";
    return [
      {
        script,
        written,
        attribute,
        how: source ? "tag" : IMPORT.test(text) ? "import" : "added",
        optimiser: delayedBy(script, attribute),
      },
    ];
  });

const addressOf = ({ written }: Loader, { base }: Release): URL | undefined =>
  URL.canParse(written, base) ? new URL(written, base) : undefined;

/** The address of the first loader; undefined if the page has none. */
export const loaderAddress = (page: ReadablePage, release: Release): string | undefined =>
  loadersIn(page).flatMap((loader) => addressOf(loader, release)?.href ?? [])[0];

/** Whether every element of the page has an `endpoint`. */
const hasEndpoints = (page: ReadablePage) => {
  const elements = allIn(page, "*").filter(({ localName }) => localName.startsWith("maloca-"));
  return elements.length > 0 && elements.every((element) => element.hasAttribute("endpoint"));
};

/**
 * Checks the scripts that load the loader.
 * @param url the page's address, if it is known.
 */
export function checkLoader(page: ReadablePage, release: Release, url?: string): Finding[] {
  const loaders = loadersIn(page);
  // Without the loader's own tag, elements do not know their operator unless they have an endpoint.
  const severity = hasEndpoints(page) ? warns : blocks;
  const copied = allIn(page, "script").some(({ textContent }) => textContent?.includes(ITS_TEXT));
  if (copied) return [severity(words.copied)];
  if (!loaders.length) return [missing(page)];
  const operator = new URL(release.base).origin;
  const origins = new Set(loaders.map((each) => addressOf(each, release)?.origin));
  const twice = origins.size > 1 ? severity(words.twoOperators) : warns(words.loaderTwice);
  return [
    ...(loaders.length > 1 ? [twice] : []),
    ...loaders.flatMap((each) => checkAddress(each, release, operator, url)),
    ...loaders.flatMap((each) => checkScript(page, each, release, severity)),
  ];
}

function missing(page: ReadablePage): Finding {
  const sources = allIn(page, "script[src]").map((script) => script.getAttribute("src") ?? "");
  const joined = joinedBy(sources);
  if (joined) return blocks(words.joined(joined.name, remedyFor(joined)));
  const managed = sources.some((source) => source.includes("googletagmanager.com"));
  return managed ? warns(words.loaderByManager) : blocks(words.loaderMissing);
}

const remedyFor = ({ name, optOut }: Optimiser) =>
  optOut ? words.optOut(optOut) : words.exclude(name);

function checkAddress(
  loader: Loader,
  release: Release,
  operator: string,
  url: string | undefined,
): Finding[] {
  const { written } = loader;
  const address = addressOf(loader, release);
  const newest = new URL("/cdn/v1/maloca.js", operator).href;
  const whole = /^([a-z][a-z\d+.-]*:)?\/\//i.test(written);
  if (!address || (!whole && !url?.startsWith(`${operator}/`))) {
    return [blocks(words.relative(written, newest))];
  }
  const { origin, pathname, href } = address;
  if (origin === operator && !SERVED.test(pathname)) {
    return [blocks(words.notServed(href, newest))];
  }
  const [, version] = PINNED.exec(href) ?? [];
  return [
    ...(origin === operator ? [] : [warns(words.otherOperator(origin, operator))]),
    ...checkProtocol(written, address, operator, url),
    ...(version === undefined
      ? [fine(words.newest)]
      : [
          version === release.version
            ? fine(words.current(version))
            : warns(words.old(version, release.version)),
        ]),
  ];
}

/** Hosts from which secure pages may load over http. */
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$|\.localhost$/;

/** Browsers block http code on https pages. */
function checkProtocol(
  written: string,
  { protocol, hostname }: URL,
  operator: string,
  url: string | undefined,
): Finding[] {
  if (protocol !== "http:" || written.startsWith("//") || LOOPBACK.test(hostname)) return [];
  if (url ? url.startsWith("https:") : operator.startsWith("https:")) {
    return [blocks(words.insecure)];
  }
  return url ? [] : [warns(words.insecureIfSecure)];
}

function checkScript(
  page: ReadablePage,
  { script, how, attribute, optimiser, written }: Loader,
  { version: newest, integrity }: Release,
  severity: typeof blocks,
): Finding[] {
  if (how === "import") return [severity(words.imported)];
  const type = script.getAttribute("type")?.trim() ?? "";
  if (optimiser) return [warns(words.delayed(optimiser.name, remedyFor(optimiser)))];
  if (!SCRIPT_TYPE.test(type)) return [blocks(words.held(`type="${type}"`))];
  if (how === "added") return [];
  if (attribute !== "src") return [blocks(words.held(attribute))];
  const hash = script.getAttribute("integrity");
  const [, version] = PINNED.exec(written) ?? [];
  const [map] = allIn(page, 'script[type="importmap"]');
  const late = map && script.compareDocumentPosition(map) & script.DOCUMENT_POSITION_FOLLOWING;
  return [
    ...(/^module$/i.test(type) ? [warns(words.module)] : []),
    ...(!/^module$/i.test(type) && script.hasAttribute("nomodule") ? [blocks(words.noModule)] : []),
    ...(hash && version === undefined ? [blocks(words.pinnedNewest)] : []),
    ...(hash && version === newest && hash !== integrity["maloca.js"]
      ? [blocks(words.otherHash)]
      : []),
    ...(hash && !script.hasAttribute("crossorigin") ? [blocks(words.crossOrigin)] : []),
    ...(hash && late ? [warns(words.lateMap)] : []),
  ];
}
