import { languageOf } from "@maloca/catalog/words";

/** The language of an element: its own `lang` or its nearest ancestor's, also outside of shadow roots. */
export function languageAt(element: Element): string {
  let at: Element | undefined = element;
  while (at) {
    const near: HTMLElement | null = at.closest<HTMLElement>("[lang]");
    if (near) return languageOf(near.lang);
    at = (at.getRootNode() as Partial<ShadowRoot>).host;
  }
  return languageOf("");
}
