// Adds search, copy buttons and the operator's address to a page of the documentation.

const {
  search: own = "",
  otherSearch: other = "",
  otherLanguage = "",
  copy = "",
  copied = "",
  empty = "",
} = document.body.dataset;

/** How long a button says that it has copied, in milliseconds. */
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

for (const block of document.querySelectorAll("pre")) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = copy;
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(block.querySelector("code")?.textContent ?? "");
    } catch {
      // Without a clipboard, as over plain http, the text is selected: a key copies it.
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

/** @typedef {{ find(asked: string): ReturnType<typeof import("./search.mjs").find> }} Search */

/** @type {Promise<Search[]> | undefined} */
let searches;
/** The search of this page's language, and that of the other. */
const loadSearches = () => {
  searches ??= import("./search.mjs").then(({ indexOf, find }) =>
    Promise.all(
      [own, other].map(async (address) => {
        const index = indexOf(await (await fetch(address)).json());
        return { find: (/** @type {string} */ asked) => find(index, asked) };
      }),
    ),
  );
  return searches;
};

/** What is found: on pages of the other language only where they fit better. @param {string} asked */
async function find(asked) {
  const [here, there] = (await loadSearches()).map((search) => search.find(asked));
  const fitsBetter = there && here && (there.met - here.met || there.exact - here.exact) > 0;
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
    const asked = field.value.trim();
    const { found, foreign } = asked ? await find(asked) : { found: [], foreign: false };
    // Something else may have been typed meanwhile.
    if (field.value.trim() !== asked) return;
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
    results.replaceChildren(...(found.length ? [list] : asked ? [empty] : []));
  });
}
