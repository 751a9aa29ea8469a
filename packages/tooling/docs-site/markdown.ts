import { posix } from "node:path";
import hljs from "highlight.js/lib/common";
import { lexer, Marked, type Token, type Tokens } from "marked";
import { type Page, plain } from "./guides.ts";

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** How many characters of code fit into a line on a narrow phone. */
const ONE_LINE = 26;

/** A heading's anchor, as hosts of repositories make it, too. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\d _-]/gu, "")
    .replaceAll(" ", "-");

const colored = (text: string, language: string) =>
  hljs.getLanguage(language) ? hljs.highlight(text, { language }).value : escaped(text);

/** The address of a page's link: a link to another document leads to its page in `/docs/`. */
const addressOfLink = (page: Page, href: string) => {
  if (!/^[^:#]+\.md(#|$)/.test(href)) return href;
  const [path = "", anchor] = href.split("#");
  const file = posix.join(page.language, posix.dirname(page.name), path).replace(/\.md$/, "");
  const address = `/docs/${file.replace(/^en(?=\/)/, "").replace(/^\//, "")}`;
  return `${address.replace(/\/?(index)?$/, "/")}${anchor ? `#${anchor}` : ""}`;
};

/** A page's Markdown as it is served: its links are the addresses of the other pages' Markdown. */
export const servedMarkdown = (page: Page) =>
  page.markdown.replace(/\]\(([^()\s]+\.md(?:#[^()\s]*)?)\)/g, (_link, href) => {
    const [address, anchor] = addressOfLink(page, href).split("#");
    return `](${address}index.md${anchor ? `#${anchor}` : ""})`;
  });

/** The name that a block of code has as one of several tabs: `tab=Vue`. */
const tabOf = (token: Token | undefined) =>
  token?.type === "code" ? / tab=(\w+)/.exec(token.lang ?? "")?.[1] : undefined;

/** Neighbouring blocks of code that are tabs, as one token; everything else as it is. */
function groupTabs(tokens: Token[]): Token[] {
  const grouped: Token[] = [];
  let group: Tokens.Generic | undefined;
  for (const token of tokens) {
    if (!tabOf(token)) {
      // The empty lines between two tabs.
      if (group && token.type === "space") continue;
      group = undefined;
      grouped.push(token);
    } else if (group) group.tokens?.push(token);
    else {
      group = { type: "tabs", raw: "", tokens: [token] };
      grouped.push(group);
    }
  }
  return grouped;
}

/**
 * A page's Markdown as HTML. Above a code block that begins with `html live` is what its code shows; one with
 * `lang=es` is a text in that language. Neighbouring blocks with `tab=NAME` are tabs: radio buttons, which need no script.
 * @param show converts an example's code to the page's HTML.
 * @param pictures the SVG files that a page may show, by their addresses.
 */
export function toHtml(
  page: Page,
  words: { example: string; tabs: string },
  show: (code: string) => string,
  pictures: Record<string, string>,
) {
  let groups = 0;
  const marked = new Marked({
    extensions: [
      {
        name: "tabs",
        renderer({ tokens = [] }) {
          groups++;
          const tabs = tokens.map((token, at) => {
            const button = `<input type="radio" name="tabs-${groups}"${at ? "" : " checked"}>`;
            return `<label>${button}${tabOf(token)}</label><div>${this.parser.parse([token])}</div>`;
          });
          return `<fieldset class="tabs"><legend>${words.tabs}</legend>${tabs.join("")}</fieldset>\n`;
        },
      },
    ],
    renderer: {
      heading(token) {
        const { tokens, depth } = token;
        const inner = this.parser.parseInline(tokens);
        return depth === 1
          ? `<h1>${inner}</h1>\n`
          : `<h${depth} id="${anchorOf(plain(token))}">${inner}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        return `<a href="${escaped(addressOfLink(page, href))}">${this.parser.parseInline(tokens)}</a>`;
      },
      image({ href, text }) {
        // With the size, the page does not move when the picture loads.
        const [size] = /width="\d+" height="\d+"/.exec(pictures[href] ?? "") ?? [];
        if (!size) throw new Error(`${page.url} shows ${href}, whose size is not known.`);
        return `<img src="${escaped(href)}" alt="${escaped(text)}" ${size}>`;
      },
      codespan({ text }) {
        const short = text.length <= ONE_LINE ? ' class="short"' : "";
        return `<code${short}>${escaped(text)}</code>`;
      },
      code({ text, lang = "" }) {
        const [language = "", ...marks] = lang.split(" ");
        const live = marks.includes("live")
          ? `<div class="example" role="group" aria-label="${words.example}">${show(text)}</div>\n`
          : "";
        const foreign = marks.find((mark) => mark.startsWith("lang="))?.slice("lang=".length);
        const attribute = foreign ? ` lang="${foreign}"` : "";
        return `${live}<pre${attribute}><code class="language-${language}">${colored(text, language)}</code></pre>\n`;
      },
      table({ header, rows }) {
        const hasTypes = header.length > 2 && rows.some(([, cell]) => cell?.text.includes("`"));
        const wide = header.length > 3 || hasTypes;
        const labels = header.map(plain).map(escaped);
        const row = (cells: typeof header, tag: "th" | "td") => {
          const inside = cells.map(({ tokens }, at) => {
            // On a phone, CSS shows each row of a wide table as a list.
            const label = wide && tag === "td" && at > 0 ? ` data-label="${labels[at]}"` : "";
            return `<${tag}${label}>${this.parser.parseInline(tokens)}</${tag}>`;
          });
          return `<tr>${inside.join("")}</tr>`;
        };
        const body = rows.map((cells) => row(cells, "td")).join("");
        return `<div class="table${wide ? " wide" : ""}" role="group" aria-label="${labels.join(", ")}" tabindex="0"><table${wide ? ' class="listed"' : ""}><thead>${row(header, "th")}</thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  const tokens = marked.lexer(page.markdown);
  return marked.parser(groupTabs(tokens));
}

/** The sections of a page for the search: a heading and the text below it. */
export function sectionsOf({ url, title, markdown }: Page) {
  const sections: { url: string; page: string; heading: string; text: string }[] = [];
  for (const token of lexer(markdown)) {
    if (token.type === "heading") {
      const heading = plain(token);
      const address = token.depth === 1 ? url : `${url}#${anchorOf(heading)}`;
      sections.push({ url: address, page: title, heading, text: "" });
    } else {
      const section = sections.at(-1);
      if (section) section.text = `${section.text} ${plain(token)}`.trim();
    }
  }
  return sections;
}

/** The code blocks of a text, with the language and the marks that follow the fence. */
export const codeBlocks = (markdown: string) =>
  lexer(markdown).flatMap((token) => {
    if (token.type !== "code") return [];
    const [language = "", ...marks] = (token.lang ?? "").split(" ");
    return [{ language, marks, code: String(token.text) }];
  });
