import { looks, standing } from "./background.css";
import type { Theme } from "./themed";

type Scheme = Exclude<Theme, "auto">;

/** Luminances of an empty page. */
const CANVAS = { light: 1, dark: 0.006 };

const DARK_SYSTEM = matchMedia("(prefers-color-scheme: dark)");

const NUMBER = /[\d.]+(e-\d+)?/g;

const PICTURE = /^(img|picture|video|canvas|svg|iframe|object|embed)$/i;

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
 * The class of a form: that of the scheme, or of its theme, whose words can be read on what is behind it. Where there is
 * none, because a partner's colours are for another background, it has its own. So it has in browsers that cannot tell.
 */
function lookOn(root: HTMLElement, theme: Theme): string {
  const { style } = root;
  /** The luminance, from 0 to 1, and the opacity of any colour. */
  const measure = (colour: string) => {
    // A property that no child inherits.
    style.outlineColor = `color(from ${colour} xyz-d65 x y z)`;
    const { outlineColor } = getComputedStyle(root);
    const [, , luminance = Number.NaN, , alpha = 1] = (outlineColor.match(NUMBER) ?? []).map(
      Number,
    );
    return { luminance, alpha };
  };
  /** Of what is behind; undefined on a picture. */
  const luminanceBehind = () => {
    const element = (root.getRootNode() as ShadowRoot).host ?? root;
    let sum = 0;
    let clear = 1;
    for (const layer of layersBehind(element)) {
      const { backgroundColor, backgroundImage } = getComputedStyle(layer);
      if (PICTURE.test(layer.localName) || backgroundImage !== "none") return;
      const { luminance, alpha } = measure(backgroundColor);
      sum += clear * alpha * luminance;
      clear *= 1 - alpha;
      if (clear < 0.01) break;
    }
    return sum + clear * CANVAS[canvas()];
  };
  const behind = luminanceBehind();
  const isLegible = (scheme: Scheme) => {
    style.colorScheme = scheme;
    const [text = 0, ...others] = standing.map((colour) => measure(colour).luminance);
    // A page that sets the text's colour has chosen it for its picture.
    const chosen = getComputedStyle(root).getPropertyValue("--maloca-text");
    if (behind === undefined) {
      return chosen && Math.abs(measure(chosen).luminance - text) < 0.01;
    }
    return [text, ...others].every(
      (front) => Math.max(front, behind) + 0.05 >= 4.5 * (Math.min(front, behind) + 0.05),
    );
  };
  const schemes: Scheme[] = theme === "auto" ? ["light", "dark"] : [theme];
  const look = schemes.find(isLegible) ?? "unknown";
  style.outlineColor = style.colorScheme = "";
  return looks[look];
}

/**
 * Calls `onLook` with the class for the background behind a form, now and whenever the page may have changed its
 * colours.
 * @param theme the form's theme.
 * @returns the function that stops it.
 */
export function watchBackground(
  root: HTMLElement,
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
