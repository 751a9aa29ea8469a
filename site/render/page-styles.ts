import { type AnyNode, type AtRule, parse, type Root } from "postcss";

const sheets = new Map<string, Root>();

/** Parsed once: every page takes its part of the same sheet. */
function parsed(css: string): Root {
  const known = sheets.get(css);
  if (known) return known;
  const sheet = parse(css);
  sheets.set(css, sheet);
  return sheet;
}

const className = /\.(-?[a-z_][\w-]*)/gi;

/** A selector without what stands in brackets: `:not(.x)` needs no element of the class. */
function outsideBrackets(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)/g, "");
  return shorter === selector ? selector : outsideBrackets(shorter);
}

/**
 * The rules of a sheet whose classes the markup has: one sheet serves all pages, and each uses a part of it.
 * In a page they save a phone on a slow connection one round trip before the first paint.
 */
export function usedStyles(css: string, markup: string): string {
  const lists = [...markup.matchAll(/ class="([^"]*)"/g)];
  const used = new Set(lists.flatMap(([, names = ""]) => names.split(" ")));
  const canMatch = (selector: string) =>
    [...outsideBrackets(selector).matchAll(className)].every(([, name = ""]) => used.has(name));
  const withoutUnused = (node: AnyNode) => {
    if (node.type === "rule") {
      const selectors = node.selectors.filter(canMatch);
      if (selectors.length) node.selectors = selectors;
      else node.remove();
    } else if (node.type === "atrule" && node.nodes && !/keyframes$/.test(node.name)) {
      for (const child of [...node.nodes]) withoutUnused(child as AnyNode);
      if (!(node as AtRule).nodes?.length) node.remove();
    }
  };
  const sheet = parsed(css).clone();
  for (const node of [...sheet.nodes]) withoutUnused(node as AnyNode);
  return sheet.toString();
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const classList = /(?<= class=")[^"]*/g;

/**
 * Renames the site's classes to one or two letters, for each page anew, the most used class first. No script
 * of the site names a class, so the names in the page's markup are all there are.
 * @param html without its styles
 */
export function withShortClasses(css: string, html: string) {
  const uses = new Map<string, number>();
  for (const [, name = ""] of css.matchAll(/\.(_\w+)/g)) uses.set(name, 0);
  for (const name of html.match(classList)?.flatMap((names) => names.split(" ")) ?? []) {
    const count = uses.get(name);
    if (count !== undefined) uses.set(name, count + 1);
  }
  // Those of equal use in the order of the styles, which compresses best.
  const byUse = [...uses].toSorted(([, m], [, n]) => n - m);
  const short = new Map(
    byUse.map(([name], i) => {
      const tens = Math.floor(i / LETTERS.length);
      return [name, `${LETTERS[tens - 1] ?? ""}${LETTERS[i % LETTERS.length]}`];
    }),
  );
  const shorter = (name: string) => short.get(name) ?? name;
  return {
    css: css.replace(/(?<=\.)_\w+/g, shorter),
    html: html.replace(classList, (names) => names.split(" ").map(shorter).join(" ")),
  };
}
