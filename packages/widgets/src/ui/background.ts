import { looks } from "./background.css";
import type { Theme } from "./themed";

type Scheme = keyof typeof looks;

/**
 * Luminances from 0 to 1. From `LIGHT` up the colours of the light scheme are legible, up to `DARK` those of the
 * dark one: their weakest, error and hint, have a contrast of 4.5:1.
 */
const LIGHT = 0.54;
const DARK = 0.075;

const DARK_SYSTEM = matchMedia("(prefers-color-scheme: dark)");

const PICTURE = /^(img|picture|video|canvas|svg|iframe|object|embed)$/i;

/** Luminance and opacity of a computed colour, in any colour space. */
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

/** The elements behind an element, the nearest first; for an element out of view only its ancestors. */
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
  const ancestors: Element[] = [];
  let node: Element | null = element;
  while (node) {
    node = node.assignedSlot ?? node.parentElement ?? (node.getRootNode() as ShadowRoot).host;
    if (node) ancestors.push(node);
  }
  return ancestors;
}

/** The scheme of the page's canvas. */
function canvas(): Scheme {
  const { colorScheme } = getComputedStyle(document.documentElement);
  const either = /light/.test(colorScheme) && !DARK_SYSTEM.matches;
  return /dark/.test(colorScheme) && !either ? "dark" : "light";
}

/**
 * The scheme that is legible on the background of an element; `canvas` if nothing is painted there, undefined if the
 * page has set the text's colour.
 */
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
    const [ofLayer, alpha] = measure(backgroundColor);
    luminance += clear * alpha * ofLayer;
    clear *= 1 - alpha;
    if (clear < 0.01) break;
  }
  if (known && clear === 1) return "canvas";
  if (known) {
    if (luminance >= LIGHT) return "light";
    if (clear < 0.01 && luminance <= DARK) return "dark";
  }
  // A page that sets the text's colour has chosen it for this background.
  const chosen = getComputedStyle(root).getPropertyValue("--maloca-text");
  return chosen ? undefined : "unknown";
}

/**
 * The class of a form. With a fixed theme its colours stay: on a background of the other scheme it gets its own
 * background.
 */
function lookOn(root: Element, theme: Theme): string {
  const behind = schemeBehind(root);
  if (theme === "auto") return behind && behind !== "canvas" ? looks[behind] : "";
  const scheme = behind === "canvas" ? canvas() : behind;
  const other = theme === "light" ? "dark" : "light";
  return scheme === other ? looks.unknown : "";
}

/**
 * Calls `onLook` with the class for the background behind a form, now and whenever the page may have changed its
 * colours.
 * @param theme the form's theme.
 * @returns the function that stops it.
 */
export function watchBackground(
  root: Element,
  theme: Theme,
  onLook: (look: string) => void,
): () => void {
  const ends = new AbortController();
  const check = () => onLook(lookOn(root, theme));
  check();
  // Once a frame at most: a page may change attributes often, and each check forces a layout.
  let frame = 0;
  const checkSoon = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      check();
    });
  };
  // The background is only known once the form is in view.
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
