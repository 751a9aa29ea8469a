import type { Overrides } from "../options/element-options";
import type { MalocaElement } from "../widget";

/** Distance from the viewport at which an element or its button counts as near. */
const NEAR = "300px";

/** A property of `<html>`, which is lost when the document is replaced. */
const STARTED = "maloca";

/** Pixels that a pressed pointer may move: a longer way is a drag, such as a swipe of a carousel. */
const DRAG = 10;

const PREFIX = "maloca-";

/**
 * Loads a widget's code only when it is needed: on a press on its button, on focus or submit inside it, or,
 * after the visitor's first activity, when it is near the viewport. Needs no framework, and starts once even
 * if it is included several times.
 * @param anyDialog selects the elements that show nothing until they are opened.
 * @param load fetches and runs the code of a widget, and its words in the language of `near`: of its
 *   element, or of the page.
 * @returns what prepares one element; nothing where it had started before.
 */
export function wakeOnIntent(
  anyDialog: string,
  load: (name: string, near: Element) => Promise<unknown>,
): ((element: MalocaElement) => void) | undefined {
  // Not on the document: `document.write` removes its listeners.
  const page = document.documentElement as HTMLElement & { [STARTED]?: 1 };
  if (page[STARTED]) return undefined;
  page[STARTED] = 1;
  const openers = `[data-maloca-open],[command="--open"],:is(${anyDialog}) :is(a,button)`;

  /** The opener or the widget that an event concerns, also an opener with a shadow root. */
  const targetOf = (event: Event) =>
    (event.composedPath() as HTMLElement[]).find((node) => node.matches?.(openers) || nameOf(node));

  /** The name of the widget of an opener or an element. */
  const widgetOf = (target: Element) =>
    (target as HTMLElement).dataset.malocaOpen ??
    nameOf(commanded(target) ?? target.closest(anyDialog) ?? target);

  // Retries once, so that a lost packet does not cost a booking. The address is the same: another would not
  // match the hashes that a page may have pinned.
  const wake = (name: string) => {
    const near = document.querySelector(PREFIX + name) ?? page;
    return load(name, near).catch(() => load(name, near));
  };
  const prepare = (target: Element) => {
    const name = widgetOf(target);
    if (name) wake(name).catch(() => {});
  };

  const near = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) prepare(entry.target);
    },
    { rootMargin: NEAR },
  );

  // Only after the visitor's first activity, and never with Save-Data.
  let mayPreload: boolean | undefined;

  const asleep = ":not(:defined)";

  /** Prepares what sleeps or opens; nothing else, as text. */
  const look = (element: MalocaElement) => {
    const name = element.matches?.(asleep) && nameOf(element);
    if (name) {
      const root = element.shadowRoot;
      root?.addEventListener("submit", holdSubmit);
      // A page's script may call methods before the code has loaded: the first call loads it.
      for (const method of ["show", "close"] as const) {
        element[method] = (...given: []) =>
          wake(name).then(() => {
            delete (element as Partial<MalocaElement>)[method];
            element[method]?.(...given);
          });
      }
      if (element.open || element.matches("[open]")) prepare(element);
      // An inline widget that only has a button loads on its press, so that the page's files load first.
      else if (
        !element.matches(anyDialog) &&
        (!root || (mayPreload && !root.querySelector(openers)))
      )
        near.observe(element);
    }
    if (mayPreload && element.matches?.(openers)) near.observe(element);
  };

  const scan = (node: Node) => {
    const root = node as MalocaElement;
    look(root);
    root.querySelectorAll?.<MalocaElement>(`${asleep},${openers}`).forEach(look);
  };

  /** Delays a submit until the form's code has loaded; submits natively if it does not load. */
  const holdSubmit = (event: Event) => {
    const host = (event.currentTarget as ShadowRoot).host;
    if (!host.matches(asleep)) return;
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const submitter = (event as SubmitEvent).submitter;
    wake(nameOf(host) as string).then(
      () => setTimeout(() => form.requestSubmit(submitter)),
      () => form.submit(),
    );
  };

  const hint = (event: Event) => {
    const target = targetOf(event);
    // A dialog's element has no visible content.
    if (target && !target.matches(anyDialog)) prepare(target);
  };

  /** Where the pointer was pressed; null once it has dragged. */
  let pressed: PointerEvent | null | undefined;
  // A pointer is cancelled where the browser scrolls by it: no click follows, but that of a screen reader may.
  const follow = (event: PointerEvent) => {
    if (event.type !== "pointermove") pressed = event;
    else if (
      pressed &&
      event.buttons &&
      Math.hypot(event.x - pressed.x, event.y - pressed.y) > DRAG
    )
      pressed = null;
  };

  const onOpenerClick = (event: MouseEvent) => {
    const opener = targetOf(event);
    if (!opener?.matches(openers)) return;
    const name = widgetOf(opener);
    if (!name || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // A key's click has no `detail`.
    if (event.detail && pressed === null) return;
    const tag = PREFIX + name;
    // The opener's dialog: the one that it names, that contains it, that is on the page, or a new one.
    const element = (commanded(opener) ??
      opener.closest(tag) ??
      document.querySelector(tag) ??
      document.body.appendChild(
        Object.assign(document.createElement(tag), { malocaAdded: true }),
      )) as MalocaElement;
    opener.ariaBusy = "true";
    wake(name)
      .then(
        () => element.show(opener.dataset as Overrides, opener),
        // The code did not load: follows the opener's link, or the one beside it.
        () => {
          const link = opener.closest("a") ?? element.querySelector("a");
          if (link) location.href = link.href;
          else (opener as HTMLButtonElement).form?.requestSubmit(opener);
        },
      )
      .finally(() => {
        opener.ariaBusy = null;
      });
  };

  // On the window, so that it runs before listeners of the page that stop propagation.
  addEventListener("click", onOpenerClick, true);
  for (const sign of ["pointerover", "focusin"] as const) addEventListener(sign, hint, true);
  for (const sign of ["pointerdown", "pointermove", "pointercancel"] as const)
    addEventListener(sign, follow, true);

  const onFirstActivity = () => {
    mayPreload = !(navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
    scan(document);
  };
  // Not pointermove, which browsers also send to a new page when the mouse does not move.
  for (const sign of ["pointerdown", "keydown", "scroll"]) {
    addEventListener(sign, onFirstActivity, { once: true, capture: true });
  }

  // Only at what has changed: a page may change in every frame.
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      look(target as MalocaElement);
      addedNodes.forEach(scan);
    }
  }).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ["open"],
  });
  scan(document);
  // Once more, with the shadow roots of what the parser has written since.
  addEventListener("DOMContentLoaded", () => scan(document));
  page.dataset.malocaReady = "";
  document.dispatchEvent(new Event("maloca-ready"));
  return look;
}

const nameOf = (element: Element) => element.localName?.split(PREFIX)[1];

/**
 * The target of `commandfor`, resolved here, because older browsers do not support it; none for a button
 * that was removed from the page. Without the attribute it asks for the id "null".
 */
const commanded = (target: Element) =>
  (target.getRootNode() as Partial<Document>).getElementById?.(
    target.getAttribute("commandfor") as string,
  );
