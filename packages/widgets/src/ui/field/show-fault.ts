// Shows the first fault of a form where nothing covers it: the page's bars, a dialog's head, a banner, a toast, a phone's
// keyboard.

/** Pixels between a fault and what would cover it, where there is room; more than a toast still moves when it comes. */
const GAP = 20;
/** Pixels between the points where bars are looked for: any bar is higher. */
const STEP = 16;
/** For how long a page may still move the fault in answer to the press or the focus: with a script, a bar, a picture. */
const UNSETTLED_MS = 3000;
const LOOK_MS = 100;
/** How often a fault that was moved away is brought back: a page moves it once, a reader who scrolls does so again. */
const TIMES_BACK = 2;

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

const parentOf = (node: Element): HTMLElement | null =>
  node.assignedSlot ??
  node.parentElement ??
  (((node.getRootNode() as Partial<ShadowRoot>).host as HTMLElement | undefined) || null);

function isWithin(node: Element | null, outer: Element): boolean {
  let at = node;
  while (at && at !== outer) at = parentOf(at);
  return at === outer;
}

/** The element that is seen at a point, also inside of shadow roots. What lets presses through is looked through. */
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

/** Whether a point shows what a scroller does not move together with the block: a bar over it, fixed or sticky in it. */
function isBar(block: Element, scroller: Element, x: number, y: number): boolean {
  const seen = seenAt(x, y);
  let around = seen;
  for (; around && !isWithin(block, around); around = parentOf(around)) {
    if (/fixed|sticky/.test(getComputedStyle(around).position)) return true;
  }
  // What is seen of all that is around the block is no bar.
  return around !== seen && !isWithin(around, scroller);
}

const columns = ({ left, right }: DOMRect) => [left + 1, (left + right) / 2, right - 1];

/** The top and the bottom of the highest place that a scroller shows between bars. */
function free(block: Element, scroller: Element): [top: number, bottom: number] {
  let [start, end] = view();
  if (scroller !== document.scrollingElement) {
    const { top, bottom } = scroller.getBoundingClientRect();
    [start, end] = [Math.max(start, top), Math.min(end, bottom)];
  }
  const xs = columns(block.getBoundingClientRect());
  let best = [0, 0] as [number, number];
  let from = start;
  for (let y = start + 1; y < end + STEP; y += STEP) {
    if (y < end && !xs.some((x) => isBar(block, scroller, x, y))) continue;
    const to = Math.min(end, y - STEP + 1);
    if (to - from > best[1] - best[0]) best = [from, to];
    from = y + STEP - 1;
  }
  // What covers all leaves no place to scroll to.
  return best[1] ? best : [start, end];
}

/** Scrolls a block to where it is seen whole, or at least its beginning. */
function reveal(block: Element): void {
  // Also moves what a visitor has zoomed into.
  block.scrollIntoView({ block: "nearest", behavior: "instant" });
  for (let at = parentOf(block); at; at = parentOf(at)) {
    if (at.scrollHeight > at.clientHeight) {
      const [start, end] = free(block, at);
      const { top, bottom, height } = block.getBoundingClientRect();
      const gap = Math.min(GAP, Math.max(0, (end - start - height) / 2));
      const toStart = top < start + gap || height > end - start;
      const by = toStart ? top - start - gap : Math.max(0, bottom - end + gap);
      // What is zoomed or scaled scrolls in its own pixels.
      const scale = at.getBoundingClientRect().height / at.offsetHeight || 1;
      at.scrollBy({ top: by / scale, behavior: "instant" });
    }
    // An open dialog does not move with the page around it, unless that is transformed.
    if (getComputedStyle(at).position === "fixed" && !at.offsetParent) break;
  }
}

/** Whether a block is seen whole. */
function isSeen(block: Element): boolean {
  const rect = block.getBoundingClientRect();
  const { top, bottom } = rect;
  const [start, end] = view();
  return (
    top >= start &&
    bottom <= end &&
    columns(rect).every((x) =>
      [top + 1, (top + bottom) / 2, bottom - 1].every((y) => isWithin(seenAt(x, y), block)),
    )
  );
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
  const place = () => block.getBoundingClientRect().top;
  let left = TIMES_BACK;
  let shown: number;
  const show = () => {
    reveal(block);
    if (!isSeen(block)) {
      // A toast with large letters may leave no room for the field that it is about.
      withdraw?.();
      reveal(block);
    }
    // A bar that no script can find, or a block that is larger than its room.
    if (!isSeen(block)) block.scrollIntoView({ block: "center", behavior: "instant" });
    if (!isSeen(block)) {
      reveal(block);
      stop();
    }
    shown = place();
  };
  const again = () => {
    if (!field.isConnected) stop();
    if (ends.signal.aborted || isSeen(block)) return;
    if (place() !== shown && !left--) stop();
    else show();
  };
  show();
  let last: number;
  const look = setInterval(() => {
    // What still moves is waited for.
    if (place() === last) again();
    last = place();
  }, LOOK_MS);
  setTimeout(clearInterval, UNSETTLED_MS, look);
  visualViewport?.addEventListener("resize", again, ends);
  keyboard()?.addEventListener("geometrychange", again, ends);
  // A bar that hides while a page is scrolled down comes back.
  for (const end of ["transitionend", "animationend"]) document.addEventListener(end, again, ends);
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
