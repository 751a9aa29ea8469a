import { hasWords, SPANISH } from "@maloca/catalog/words";
import { languageAt } from "./language-at";

/**
 * Follows the language of the page around an element, also outside of shadow roots.
 * @param onLanguage called with a language once its texts have loaded. Until then the previous ones stay.
 * @returns the observer, for disconnecting it.
 */
export function followLanguage(
  element: Element,
  onLanguage: (language: string) => void,
): MutationObserver {
  const follow = () => {
    const wanted = languageAt(element);
    const show = (language: string) => {
      if (wanted === languageAt(element)) onLanguage(language);
    };
    if (hasWords(wanted)) show(wanted);
    else {
      import("./language")
        .then(({ readyLanguage }) => readyLanguage(wanted))
        .then(show, () => show(SPANISH));
    }
  };
  const watch = new MutationObserver(follow);
  let root: Node = element;
  do {
    root = ((root as Partial<ShadowRoot>).host ?? root).getRootNode();
    watch.observe(root, { subtree: true, attributeFilter: ["lang"] });
  } while ((root as Partial<ShadowRoot>).host);
  follow();
  return watch;
}
