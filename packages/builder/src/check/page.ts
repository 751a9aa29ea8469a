/** A partner's page as it is read: nothing of it runs. */
export interface ReadablePage {
  document: Document;
  /** The documents and shadow roots in it, whose scripts and elements count, too. */
  roots: readonly ParentNode[];
}

const parse = (source: string) => new DOMParser().parseFromString(source, "text/html");

/** The elements of a page that match, in its shadow roots and in frames that it writes out, too. */
export const allIn = <Found extends Element>({ roots }: ReadablePage, selector: string): Found[] =>
  roots.flatMap((root) => [...root.querySelectorAll<Found>(selector)]);

/** Where code stands that the browser does not run, by what the partner sees of it. */
export type Dormant = "<!-- -->" | "<noscript>" | "<template>";

const OURS = /\/maloca\.js|<maloca-|data-maloca-open/i;

/** Code of ours as a tag in a text that visitors read. */
const AS_TEXT = /<(script\b[^>]*\/maloca\.js|maloca-[a-z])/i;

export interface Reading extends ReadablePage {
  /** Where there is code of ours that does not run. */
  dormant: readonly Dormant[];
  /** Whether visitors read code of ours as text. */
  asText: boolean;
}

/** Text to a browser that runs scripts; a parser that runs none takes it for a part of the page. */
const UNREAD = /<noscript\b[^>]*>([\s\S]*?)<\/noscript>/gi;

/** Reads a page's source. What stands in `<noscript>` is left out. */
export function readSource(source: string): Reading {
  const document = parse(source.replace(UNREAD, ""));
  const templates = [...document.querySelectorAll("template")];
  const isShadow = (template: Element) => template.hasAttribute("shadowrootmode");
  const dormant = new Set<Dormant>();
  for (const node of nodesOf(document, COMMENTS)) {
    if (OURS.test(node.data)) dormant.add("<!-- -->");
  }
  if ([...source.matchAll(UNREAD)].some(([, text = ""]) => OURS.test(text))) {
    dormant.add("<noscript>");
  }
  if (templates.some((each) => !isShadow(each) && OURS.test(each.innerHTML))) {
    dormant.add("<template>");
  }
  const written = [...document.querySelectorAll("iframe[srcdoc]")]
    .map((frame) => frame.getAttribute("srcdoc") ?? "")
    .filter((text) => OURS.test(text));
  return {
    document,
    roots: [
      document,
      ...templates.filter(isShadow).map(({ content }) => content),
      ...written.map(parse),
    ],
    dormant: [...dormant],
    asText: nodesOf(document, TEXTS).some(
      ({ data, parentElement }) =>
        AS_TEXT.test(data) && !parentElement?.closest("script, style, textarea"),
    ),
  };
}

/** As `NodeFilter` numbers them. */
const TEXTS = 4;
const COMMENTS = 128;

function nodesOf(document: Document, kind: typeof TEXTS | typeof COMMENTS): CharacterData[] {
  const walker = document.createTreeWalker(document, kind);
  const nodes: CharacterData[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as CharacterData);
  return nodes;
}
