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

/** Whether an address has another origin than the page, which is then a partner's, not the operator's. */
export const isCrossOrigin = (address: string) => originOf(address) !== location.origin;

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
