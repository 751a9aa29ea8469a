import { LOADER } from "../loader/loader-tags";

/** The origin that served this code: where an embedded widget sends its requests. */
export const servedFrom = () => {
  const { origin } = new URL(import.meta.url);
  return origin === "null" ? "" : origin;
};

/** A web address or a path, without the slash at its end; empty is the page's own origin. */
const ADDRESS = /^(https?:\/\/\S+?||\/\S+?)\/?$/i;

/** Parses the address of a lead server; `undefined` if it is invalid. */
export const readEndpoint = (text: string): string | undefined => ADDRESS.exec(text)?.[1];

const originOf = (address: string) => new URL(address, document.baseURI).origin;

/**
 * The origins of a page's operators, from its loaders' script tags. If the running code is from none of
 * them, an optimiser has combined its loader with other files, and the elements' addresses count, too.
 */
export function operatorsOfPage(): Set<string> {
  const tags = [...document.querySelectorAll<HTMLScriptElement>(LOADER)];
  const operators = new Set(tags.map(({ src }) => originOf(src)));
  if (!operators.has(servedFrom())) {
    for (const { attributes } of document.querySelectorAll("[endpoint]")) {
      operators.add(originOf(attributes.getNamedItem("endpoint")?.value as string));
    }
  }
  return operators;
}

/**
 * Whether it is unclear, on a page with several operators, to which one an element belongs: it has no
 * address, or was opened by a button outside of it, which may belong to an element with another address.
 */
export function isAmbiguous(
  element: HTMLElement,
  endpoint: unknown,
  opener: HTMLElement | undefined,
): boolean {
  // An empty address is the page's own.
  const stated = typeof endpoint === "string";
  if (
    stated &&
    (!opener || element.contains(opener) || opener.matches("[commandfor],[data-endpoint]"))
  )
    return false;
  if (operatorsOfPage().size < 2) return false;
  const others = [
    ...document.querySelectorAll<HTMLElement & { endpoint?: string }>(element.localName),
  ];
  return !stated || others.some((other) => other.endpoint !== endpoint);
}
