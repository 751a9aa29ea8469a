// Adds search, copy buttons and the operator's address to a page of the documentation.

const { search: indexAddress = "", copy = "", copied = "", empty = "" } = document.body.dataset;

/** How long a button says that it has copied, in milliseconds. */
const COPIED_MS = 2000;
const MOST_RESULTS = 8;

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
    await navigator.clipboard.writeText(block.querySelector("code")?.textContent ?? "");
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

/** @typedef {{ url: string, page: string, heading: string, text: string }} Section */

/** Lower case without accents. @param {string} text */
const folded = (text) =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();

/** @type {Promise<Section[]> | undefined} */
let index;
const loadIndex = () => {
  index ??= fetch(indexAddress).then((response) => response.json());
  return index;
};

/**
 * The sections that hold every word, the best first: a word in a heading counts more.
 * @param {Section[]} sections
 * @param {string} asked
 */
function find(sections, asked) {
  const terms = folded(asked).split(/\s+/).filter(Boolean);
  return sections
    .map((section) => {
      const heading = folded(`${section.heading} ${section.page}`);
      const text = folded(section.text);
      /** @type {number[]} */
      const scores = terms.map((term) =>
        heading.includes(term) ? 3 : text.includes(term) ? 1 : 0,
      );
      return { section, score: scores.includes(0) ? 0 : scores.reduce((sum, one) => sum + one, 0) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST_RESULTS)
    .map(({ section }) => section);
}

const field = document.querySelector("#search");
const results = document.querySelector("#results");
if (field instanceof HTMLInputElement && results) {
  field.addEventListener("focus", loadIndex, { once: true });
  field.addEventListener("input", async () => {
    const asked = field.value.trim();
    const found = asked ? find(await loadIndex(), asked) : [];
    // Something else may have been typed meanwhile.
    if (field.value.trim() !== asked) return;
    const list = document.createElement("ul");
    list.append(
      ...found.map(({ url, page, heading }) => {
        const link = document.createElement("a");
        link.href = url;
        link.textContent = heading === page ? page : `${page}: ${heading}`;
        const item = document.createElement("li");
        item.append(link);
        return item;
      }),
    );
    results.replaceChildren(...(found.length ? [list] : asked ? [empty] : []));
  });
}
