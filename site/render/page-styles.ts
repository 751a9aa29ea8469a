import { type ChildNode, parse } from "postcss";

const className = /\.(-?[a-z_][\w-]*)/gi;

/** A selector without what stands in brackets: `:not(.x)` needs no element of the class. */
function outsideBrackets(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)/g, "");
  return shorter === selector ? selector : outsideBrackets(shorter);
}

/** A part of a sheet: its text where no class is needed, else what takes its part of the text. */
type Part = string | ((used: ReadonlySet<string>) => string);

/** The parts' text, without those that need an element that is not there. */
const textOf = (parts: readonly Part[], used: ReadonlySet<string>) =>
  parts.map((part) => (typeof part === "string" ? part : part(used))).join("");

function partOf(node: ChildNode): Part {
  if (node.type === "rule") {
    const selectors = node.selectors.map((text) => ({
      text,
      classes: [...outsideBrackets(text).matchAll(className)].map(([, name = ""]) => name),
    }));
    const declarations = `${node}`.slice(node.selector.length);
    return (used) => {
      const met = selectors.filter(({ classes }) => classes.every((name) => used.has(name)));
      return met.length ? met.map(({ text }) => text).join(",") + declarations : "";
    };
  }
  if (node.type !== "atrule") return `${node}`;
  if (!node.nodes) return `${node};`;
  // Steps of an animation, or a font: no rules of classes.
  if (/keyframes$/.test(node.name) || node.nodes.some(({ type }) => type === "decl"))
    return `${node}`;
  const parts = node.nodes.map(partOf);
  const head = `${node.clone({ nodes: [] })}`.slice(0, -1);
  return (used) => {
    const inner = textOf(parts, used);
    return inner && `${head}${inner}}`;
  };
}

const sheets = new Map<string, Part[]>();

/** Parsed once: every page takes its part of the same sheet. */
function partsOf(css: string): Part[] {
  const known = sheets.get(css);
  if (known) return known;
  const parts = parse(css).nodes.map(partOf);
  sheets.set(css, parts);
  return parts;
}

/**
 * The rules of a minified sheet whose classes the markup has: one sheet serves all pages, and each uses a part of it.
 * In a page they save a phone on a slow connection one round trip before the first paint.
 */
export function usedStyles(css: string, markup: string): string {
  const lists = [...markup.matchAll(/ class="([^"]*)"/g)];
  return textOf(partsOf(css), new Set(lists.flatMap(([, names = ""]) => names.split(" "))));
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
