const loading = new Map<string, Promise<void>>();

/**
 * Loads an operator's loader, for an application that has no script tag of its own. It loads once, and starts once on a
 * page that has the tag as well.
 * @param url of its `maloca.js`.
 * @returns a promise that resolves when `show()` works on every element of the page, and rejects if the file does not
 *   load; then it can be called again.
 */
export function loadMaloca(url: string): Promise<void> {
  const { href } = new URL(url, document.baseURI);
  const known = loading.get(href);
  if (known) return known;
  const ready = load(href);
  loading.set(href, ready);
  ready.catch(() => loading.delete(href));
  return ready;
}

const load = (src: string) =>
  new Promise<void>((resolve, reject) => {
    if (document.documentElement.dataset.malocaReady !== undefined) return resolve();
    document.addEventListener("maloca-ready", () => resolve(), { once: true });
    // Also beside a tag of the page: nobody can tell whether that has failed.
    const script = document.createElement("script");
    script.addEventListener("error", () => {
      script.remove();
      reject(new Error(`${src} did not load`));
    });
    Object.assign(script, { src, async: true });
    document.head.append(script);
  });
