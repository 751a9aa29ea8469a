import { LOADER } from "./loader-tags";

/**
 * Loads an operator's loader, for an application that has no script tag of its own. A second call, and a page that has
 * the tag already, load it once.
 * @param url of its `maloca.js`.
 * @returns a promise that resolves when `show()` works on every element of the page, and rejects if the file does not
 *   load; then it can be called again.
 */
export function loadMaloca(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const isReady = () => document.documentElement.dataset.malocaReady !== undefined;
    if (isReady()) return resolve();
    document.addEventListener("maloca-ready", () => resolve(), { once: true });
    const { href } = new URL(url, document.baseURI);
    const tags = [...document.querySelectorAll<HTMLScriptElement>(LOADER)];
    let tag = tags.find(({ src }) => src === href);
    if (!tag) {
      tag = document.createElement("script");
      Object.assign(tag, { src: href, async: true });
      document.head.append(tag);
    }
    const script = tag;
    script.addEventListener("error", () => {
      script.remove();
      reject(new Error(`${href} did not load`));
    });
  });
}
