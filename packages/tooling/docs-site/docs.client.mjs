// Adds the search, copy buttons and the operator's address to a page of the documentation.

const {
  search: own = "",
  otherSearch: other = "",
  otherLanguage = "",
  copy = "",
  copied = "",
  empty = "",
} = document.body.dataset;

/** How long a button shows that it has copied, in milliseconds. */
const COPIED_MS = 2000;

for (const code of document.querySelectorAll("pre > code, code")) {
  for (const node of textsIn(code)) {
    node.data = node.data.replaceAll("https://YOUR-OPERATOR", location.origin);
  }
}

/** @param {Element} element */
function textsIn(element) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  /** @type {Text[]} */
  const texts = [];
  while (walker.nextNode()) texts.push(/** @type {Text} */ (walker.currentNode));
  return texts;
}

// One with a language of its own is a text, and nobody copies it.
for (const block of document.querySelectorAll("pre:not([lang])")) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = copy;
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(block.querySelector("code")?.textContent ?? "");
    } catch {
      // Without a clipboard, as on a page without https, the text is selected, for the copy shortcut.
      getSelection()?.selectAllChildren(block);
      return;
    }
    button.textContent = copied;
    setTimeout(() => {
      button.textContent = copy;
    }, COPIED_MS);
  });
  const frame = document.createElement("div");
  frame.className = "code";
  block.replaceWith(frame);
  frame.append(block, button);
}

const menu = document.querySelector("nav details");
if (menu instanceof HTMLDetailsElement) menu.open = matchMedia("(min-width: 861px)").matches;

/** @typedef {{ find(query: string): ReturnType<typeof import("./search.mjs").find> }} Search */

/** @type {Promise<Search[]> | undefined} */
let searches;
/** The search of this page's language, and that of the other. */
const loadSearches = () => {
  searches ??= import("./search.mjs").then(({ indexOf, find }) =>
    Promise.all(
      [own, other].map(async (address) => {
        const index = indexOf(await (await fetch(address)).json());
        return { find: (/** @type {string} */ query) => find(index, query) };
      }),
    ),
  );
  return searches;
};

/** The results in this page's language, or in the other one if they match better. @param {string} query */
async function find(query) {
  const [here, there] = (await loadSearches()).map((search) => search.find(query));
  const fitsBetter =
    there && here && (there.matched - here.matched || there.exact - here.exact) > 0;
  return { found: (fitsBetter ? there : here)?.sections ?? [], foreign: fitsBetter };
}

const field = document.querySelector("#search");
const results = document.querySelector("#results");
if (field instanceof HTMLInputElement && results) {
  field.addEventListener("focus", loadSearches, { once: true });
  field.addEventListener("keydown", (event) => {
    const first = results.querySelector("a");
    if (event.key === "Enter") first?.click();
    if (event.key === "ArrowDown" && first) {
      event.preventDefault();
      first.focus();
    }
  });
  field.addEventListener("input", async () => {
    const query = field.value.trim();
    const { found, foreign } = query ? await find(query) : { found: [], foreign: false };
    // Something else may have been typed meanwhile.
    if (field.value.trim() !== query) return;
    const list = document.createElement("ul");
    list.append(
      ...found.map(({ url, page, heading }) => {
        const link = document.createElement("a");
        link.href = url;
        if (foreign) link.lang = link.hreflang = otherLanguage;
        link.textContent = heading === page ? page : `${page}: ${heading}`;
        const item = document.createElement("li");
        item.append(link);
        return item;
      }),
    );
    results.replaceChildren(...(found.length ? [list] : query ? [empty] : []));
  });
}
