import { looks } from "./background.css";
import type { Theme } from "./themed";

type Scheme = keyof typeof looks;

/**
 * The luminance, 0 to 1, from which the light colours are legible, and that up to which the dark ones
 * are: 4.5:1 for the weakest of them, error and hint.
 */
const LIGHT = 0.54;
const DARK = 0.075;

const DARK_SYSTEM = matchMedia("(prefers-color-scheme: dark)");

const PICTURE = /^(img|picture|video|canvas|svg|iframe|object|embed)$/i;

/** Luminance and opacity of a computed colour, in whatever space a page wrote it. */
function measure(colour: string): [luminance: number, alpha: number] {
  const [a = 0, b = 0, c = 0, alpha = 1] = (
    colour.replace(/^color\(\S+/, "").match(/[\d.]+(e-\d+)?/g) ?? []
  ).map(Number);
  if (/^ok/.test(colour)) return [a ** 3, alpha];
  if (/^l/.test(colour)) return [((a + 16) / 116) ** 3, alpha];
  const [red = 0, green = 0, blue = 0] = [a, b, c].map(
    (value) => (/^rgb/.test(colour) ? value / 255 : value) ** 2.2,
  );
  return [0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha];
}

/** What is painted behind an element, the nearest first; out of view only what it stands in. */
function layersBehind(element: Element): Element[] {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const middle = (from: number, to: number, limit: number) =>
    (Math.max(from, 0) + Math.min(to, limit)) / 2;
  const painted = document.elementsFromPoint(
    middle(left, right, innerWidth),
    middle(top, bottom, innerHeight),
  );
  const at = painted.indexOf(element);
  if (at >= 0) return painted.slice(at + 1);
  const around: Element[] = [];
  let node: Element | null = element;
  while (node) {
    node = node.assignedSlot ?? node.parentElement ?? (node.getRootNode() as ShadowRoot).host;
    if (node) around.push(node);
  }
  return around;
}

/** The page's bare canvas. */
function canvas(): Scheme {
  const { colorScheme } = getComputedStyle(document.documentElement);
  const either = /light/.test(colorScheme) && !DARK_SYSTEM.matches;
  return /dark/.test(colorScheme) && !either ? "dark" : "light";
}

/** The look that is legible on what is behind an element; none where the page has chosen one. */
function schemeBehind(root: Element): Scheme | "canvas" | undefined {
  const element = (root.getRootNode() as ShadowRoot).host ?? root;
  let luminance = 0;
  let clear = 1;
  let known = true;
  for (const layer of layersBehind(element)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(layer);
    if (PICTURE.test(layer.localName) || backgroundImage !== "none") {
      known = false;
      break;
    }
    const [own, alpha] = measure(backgroundColor);
    luminance += clear * alpha * own;
    clear *= 1 - alpha;
    if (clear < 0.01) break;
  }
  if (known && clear === 1) return "canvas";
  if (known) {
    if (luminance >= LIGHT) return "light";
    if (clear < 0.01 && luminance <= DARK) return "dark";
  }
  // A page that has chosen the text's colour knows what is behind it.
  const chosen = getComputedStyle(root).getPropertyValue("--maloca-text");
  return chosen ? undefined : "unknown";
}

/**
 * The look of a form. One whose page has chosen a theme keeps its colours: where the page behind it is of
 * the other kind, on a background of its own.
 */
function lookOn(root: Element, theme: Theme): string {
  const behind = schemeBehind(root);
  if (theme === "auto") return behind && behind !== "canvas" ? looks[behind] : "";
  const scheme = behind === "canvas" ? canvas() : behind;
  const other = theme === "light" ? "dark" : "light";
  return scheme === other ? looks.unknown : "";
}

/**
 * Calls `tell` with the class for the background behind a form, now and whenever the page changes between
 * light and dark.
 * @param theme the form's.
 * @param tell called with the look's class.
 * @returns a function that stops it.
 */
export function watchBackground(
  root: Element,
  theme: Theme,
  tell: (look: string) => void,
): () => void {
  const ends = new AbortController();
  const check = () => tell(lookOn(root, theme));
  check();
  // Once a frame at most: a page may change attributes often, and each check asks for its layout.
  let frame = 0;
  const checkSoon = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      check();
    });
  };
  // What lies behind it is only known where it is seen.
  const seen = new IntersectionObserver(check);
  seen.observe(root);
  const changed = new MutationObserver(checkSoon);
  for (const node of [document.documentElement, document.body]) {
    changed.observe(node, { attributes: true });
  }
  DARK_SYSTEM.addEventListener("change", check, ends);
  const onFaded = ({ propertyName }: TransitionEvent) => {
    if (/^background/.test(propertyName)) check();
  };
  addEventListener("transitionend", onFaded, ends);
  return () => {
    cancelAnimationFrame(frame);
    ends.abort();
    seen.disconnect();
    changed.disconnect();
  };
}
