/** A parsed page of a partner. None of its code is run. */
export interface ReadablePage {
  document: Document;
  /** The page's document, its shadow roots, and documents in `srcdoc`. */
  roots: readonly ParentNode[];
}

const parse = (source: string) => new DOMParser().parseFromString(source, "text/html");

/** The matching elements of a page, also in shadow roots and `srcdoc` frames. */
export const allIn = <Found extends Element>({ roots }: ReadablePage, selector: string): Found[] =>
  roots.flatMap((root) => [...root.querySelectorAll<Found>(selector)]);

/** Places whose code the browser does not run, as partners see them in the source. */
type InactivePlace = "<!-- -->" | "<noscript>" | "<template>";

const OUR_CODE = /\/maloca\.js|<maloca-|data-maloca-open/i;

/** A tag of our code within text. */
const AS_TEXT = /<(script\b[^>]*\/maloca\.js|maloca-[a-z])/i;

export interface Reading extends ReadablePage {
  /** The places where our code stands but does not run. */
  inactive: readonly InactivePlace[];
  /** Whether visitors see our code as text. */
  asText: boolean;
}

/** Browsers with scripts ignore it, but `DOMParser` would parse it. */
const NO_SCRIPT = /<noscript\b[^>]*>([\s\S]*?)<\/noscript>/gi;

/** Parses a page's source, without the content of `<noscript>`. */
export function readSource(source: string): Reading {
  const document = parse(source.replace(NO_SCRIPT, ""));
  const templates = [...document.querySelectorAll("template")];
  const isShadow = (template: Element) => template.hasAttribute("shadowrootmode");
  const inactive = new Set<InactivePlace>();
  for (const node of nodesOf(document, COMMENTS)) {
    if (OUR_CODE.test(node.data)) inactive.add("<!-- -->");
  }
  if ([...source.matchAll(NO_SCRIPT)].some(([, text = ""]) => OUR_CODE.test(text))) {
    inactive.add("<noscript>");
  }
  if (templates.some((each) => !isShadow(each) && OUR_CODE.test(each.innerHTML))) {
    inactive.add("<template>");
  }
  const written = [...document.querySelectorAll("iframe[srcdoc]")]
    .map((frame) => frame.getAttribute("srcdoc") ?? "")
    .filter((text) => OUR_CODE.test(text));
  return {
    document,
    roots: [
      document,
      ...templates.filter(isShadow).map(({ content }) => content),
      ...written.map(parse),
    ],
    inactive: [...inactive],
    asText: nodesOf(document, TEXTS).some(
      ({ data, parentElement }) =>
        AS_TEXT.test(data) && !parentElement?.closest("script, style, textarea"),
    ),
  };
}

/** Constants of `NodeFilter`. */
const TEXTS = 4;
const COMMENTS = 128;

function nodesOf(document: Document, kind: typeof TEXTS | typeof COMMENTS): CharacterData[] {
  const walker = document.createTreeWalker(document, kind);
  const nodes: CharacterData[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as CharacterData);
  return nodes;
}
