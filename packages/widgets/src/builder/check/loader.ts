import { builderCheck as words } from "../../locales/es.builder.check";
import type { Release } from "../builder.release";
import { blocks, type Finding, fine, warns } from "./finding";

const PINNED = /\/cdn\/v(\d+\.\d+\.\d+)\/maloca\.js/;

/** An address of the loader, in a tag or in a tag manager's script. */
const ADDRESS = /https?:\/\/[^\s"'\\<>]+\/maloca\.js/;

/** The tags that load the widgets' code. */
export const loadersIn = (page: Document) =>
  [...page.querySelectorAll<HTMLScriptElement>("script[src]")].filter((script) =>
    /\/maloca\.js(\?|$)/.test(script.getAttribute("src") ?? ""),
  );

/** A script that adds the loader, as a tag manager's tag does. */
export const tagsIn = (page: Document) =>
  [...page.querySelectorAll("script:not([src])")].filter(({ textContent }) =>
    ADDRESS.test(textContent ?? ""),
  );

/** Where the loader lies; none where the page has none. */
export function loaderAddress(page: Document, { base }: Release): string | undefined {
  const [loader] = loadersIn(page);
  const [tag] = tagsIn(page);
  const written = loader?.getAttribute("src") ?? ADDRESS.exec(tag?.textContent ?? "")?.[0];
  return written && URL.canParse(written, base) ? new URL(written, base).href : undefined;
}

/**
 * What is to be said of the line that loads the code.
 * @param url where the page is, if that is known.
 */
export function checkLoader(page: Document, release: Release, url?: string): Finding[] {
  const loaders = loadersIn(page);
  const address = loaderAddress(page, release);
  if (!address) {
    const managed = page.querySelector('script[src*="googletagmanager.com"]');
    return [managed ? warns(words.loaderByManager) : blocks(words.loaderMissing)];
  }
  const operator = new URL(release.base).origin;
  const written = loaders[0]?.getAttribute("src") ?? address;
  if (!/^\s*([a-z][a-z\d+.-]*:)?\/\//i.test(written) && !url?.startsWith(`${operator}/`)) {
    return [blocks(words.relative(written, new URL("/cdn/v1/maloca.js", operator).href))];
  }
  const { origin, protocol } = new URL(address);
  const [, version] = PINNED.exec(address) ?? [];
  const [loader] = loaders;
  return [
    ...(loaders.length > 1 ? [warns(words.loaderTwice)] : []),
    ...(origin === operator ? [] : [warns(words.otherOperator(origin, operator))]),
    ...(protocol === "http:" && operator.startsWith("https:") ? [blocks(words.insecure)] : []),
    ...(version === undefined
      ? [fine(words.newest)]
      : [
          version === release.version
            ? fine(words.current(version))
            : warns(words.old(version, release.version)),
        ]),
    ...(loader ? checkTag(page, loader, version, release) : []),
  ];
}

function checkTag(
  page: Document,
  loader: HTMLScriptElement,
  version: string | undefined,
  { version: newest, integrity }: Release,
): Finding[] {
  const found: Finding[] = [];
  const type = loader.getAttribute("type") ?? "";
  if (type && !/^(module|(text|application)\/javascript)$/i.test(type)) {
    found.push(blocks(words.held(type)));
  } else if (/^module$/i.test(type)) {
    found.push(warns(words.module));
  }
  const hash = loader.getAttribute("integrity");
  if (hash && version === undefined) found.push(blocks(words.pinnedNewest));
  if (hash && version === newest && hash !== integrity["maloca.js"]) {
    found.push(blocks(words.otherHash));
  }
  if (hash && !loader.hasAttribute("crossorigin")) found.push(blocks(words.crossOrigin));
  const map = page.querySelector('script[type="importmap"]');
  const late = map && loader.compareDocumentPosition(map) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (hash && late) found.push(warns(words.lateMap));
  return found;
}
