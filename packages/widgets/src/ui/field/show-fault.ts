import { whenKnown } from "../status/when-known";

// Shows the first fault of a form where nothing covers it: the page's fixed or sticky bars, a dialog's head, a banner,
// a toast, a phone's keyboard.

/** Pixels between a fault and what would cover it; more than a toast still moves when it comes. */
const GAP = 20;
/** Pixels between the points where bars are looked for: any bar is higher. */
const STEP = 16;

interface Keyboard extends EventTarget {
  readonly boundingRect: DOMRectReadOnly;
}

/** Where a page lets the keyboard lie over itself, the viewport does not shrink. */
const keyboard = () => (navigator as { virtualKeyboard?: Keyboard }).virtualKeyboard;

/** The top and the bottom of what the visitor sees. */
function view(): [top: number, bottom: number] {
  const { offsetTop = 0, height = innerHeight } = visualViewport ?? {};
  const covered = keyboard()?.boundingRect.height;
  const bottom = offsetTop + height;
  return [offsetTop, covered ? Math.min(bottom, innerHeight - covered) : bottom];
}

const parentOf = (node: Element): Element | null =>
  node.assignedSlot ??
  node.parentElement ??
  ((node.getRootNode() as Partial<ShadowRoot>).host || null);

function isWithin(node: Element | null, outer: Element): boolean {
  let at = node;
  while (at && at !== outer) at = parentOf(at);
  return at === outer;
}

/** The element that is seen at a point, also inside of shadow roots. */
function seenAt(x: number, y: number): Element | null {
  let found: Element | null = document.elementFromPoint?.(x, y) ?? null;
  for (let root = found?.shadowRoot; root; root = found?.shadowRoot) {
    const inner = root.elementFromPoint(x, y);
    // Where nothing in it is seen, it names what is outside.
    if (inner?.getRootNode() !== root) break;
    found = inner;
  }
  return found;
}

/** The bar that covers a point of the page: fixed or sticky, and not around the block. */
function barAt(block: Element, x: number, y: number): DOMRect | undefined {
  let bar: Element | undefined;
  for (let at = seenAt(x, y); at && !isWithin(block, at); at = parentOf(at)) {
    if (/fixed|sticky/.test(getComputedStyle(at).position)) bar = at;
  }
  return bar && !isWithin(bar, block) ? bar.getBoundingClientRect() : undefined;
}

/** The top and the bottom of what a scroller shows between the bars above and below. */
function free(block: Element, scroller: Element): [top: number, bottom: number] {
  let [start, end] = view();
  if (scroller !== document.scrollingElement) {
    const { top, bottom } = scroller.getBoundingClientRect();
    [start, end] = [Math.max(start, top), Math.min(end, bottom)];
  }
  const height = end - start;
  const middle = start + height / 2;
  const { left, right } = block.getBoundingClientRect();
  const [first, last] = [start, end];
  for (const x of [left + 1, (left + right) / 2, right - 1]) {
    for (let y = first + 1; y < last; y += STEP) {
      const bar = barAt(block, x, y);
      // What covers all leaves no place to scroll to.
      if (!bar || bar.height >= height) continue;
      if (bar.top + bar.bottom < 2 * middle) start = Math.max(start, bar.bottom);
      else end = Math.min(end, bar.top);
    }
  }
  return [start + GAP, end - GAP];
}

/**
 * Scrolls a block to where it is seen whole, or at least its beginning. Does nothing if it is.
 * @returns whether nothing covers it now.
 */
function reveal(block: Element): boolean {
  let seen = true;
  // Also moves what a visitor has zoomed into.
  block.scrollIntoView({ block: "nearest", behavior: "instant" });
  for (let at = parentOf(block); at; at = parentOf(at)) {
    if (at.scrollHeight > at.clientHeight) {
      const [start, end] = free(block, at);
      const { top, bottom, height } = block.getBoundingClientRect();
      const toStart = top < start || height > end - start;
      const by = toStart ? top - start : Math.max(0, bottom - end);
      at.scrollBy({ top: by, behavior: "instant" });
      const now = block.getBoundingClientRect();
      seen &&= now.top >= start - GAP && now.bottom <= end + GAP;
    }
    // An open dialog does not move with the page around it.
    if (getComputedStyle(at).position === "fixed") break;
  }
  const { left, top, height } = block.getBoundingClientRect();
  return seen && !barAt(block, left + 1, top + height / 2);
}

/** What a visitor does next: from then on nothing is moved. */
const ACTS = ["pointerdown", "wheel", "touchmove", "keydown"];

/**
 * Shows a wrong field with its label and its message, also when a toast, the keyboard or a bar of the page comes after
 * it. Its status is heard without being scrolled to.
 * @param withdraw takes back what blames the form's fields elsewhere; called as soon as all of them are right, and where
 *   it covers the field.
 */
export function showFault(field: HTMLElement, withdraw?: () => void): void {
  const form = field.closest("form");
  if (form) watchUntilMended(form, withdraw);
  const block = field.closest<HTMLElement>("[part~=field], [part~=consent], fieldset") ?? field;
  // Of a step that is hidden still.
  if (!block.offsetHeight) return;
  const ends = new AbortController();
  const stop = () => ends.abort();
  const again = () => {
    if (!field.isConnected) stop();
    if (ends.signal.aborted || reveal(block)) return;
    // A toast with large letters may leave no room for the field that it is about.
    withdraw?.();
    reveal(block);
  };
  again();
  // A toast comes with it, some frames later.
  whenKnown(() => whenKnown(again));
  visualViewport?.addEventListener("resize", again, ends);
  keyboard()?.addEventListener("geometrychange", again, ends);
  // A bar that hides while a page is scrolled down comes back.
  document.addEventListener("transitionend", again, ends);
  for (const act of ACTS) {
    addEventListener(act, stop, { capture: true, passive: true, signal: ends.signal });
  }
  field.addEventListener("blur", stop, ends);
}

/** Withdraws what was said and shown of a form's faults, once none is left. */
function watchUntilMended(form: HTMLFormElement, withdraw: (() => void) | undefined) {
  const check = () => {
    if (form.querySelector("[aria-invalid]")) return;
    watch.disconnect();
    form.querySelector("[aria-live]")?.replaceChildren();
    withdraw?.();
  };
  const watch = new MutationObserver(check);
  watch.observe(form, { subtree: true, attributeFilter: ["aria-invalid"] });
  check();
}
