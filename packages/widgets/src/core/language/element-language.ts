import { hasWords, SPANISH } from "@maloca/catalog/words";
import { languageAt } from "./language-at";

/**
 * Follows the language of the page around an element, beyond shadow roots too.
 * @param speak called with a language whose words are there. While others load, the former stay.
 * @returns the observer that it listens with.
 */
export function followLanguage(
  element: Element,
  speak: (language: string) => void,
): MutationObserver {
  const follow = () => {
    const wanted = languageAt(element);
    const show = (language: string) => {
      if (wanted === languageAt(element)) speak(language);
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
