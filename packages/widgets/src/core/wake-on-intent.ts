import { FIRST_PAGE } from "./attribution";
import type { MalocaElement, Overrides } from "./element";

/** How far outside the view an element or its button counts as near. */
const NEAR = "300px";

/** Stands at `<html>`, and goes with it. */
const STARTED = "maloca";

const PREFIX = "maloca-";

/**
 * Loads a widget's code when it is needed and no sooner: a press on its button, a focus or a
 * submit inside it, or, once the visitor has shown a sign of life, when it comes near the view.
 * Without framework, and started once however often it is included.
 * @param dialogs widgets that show nothing until they are opened.
 * @param load fetches and runs the code of a widget.
 */
export function wakeOnIntent(
  dialogs: readonly string[],
  load: (name: string) => Promise<unknown>,
): void {
  // Not at the document: a script that writes all of it anew ends what is heard there.
  const page = document.documentElement as Element & { [STARTED]?: 1 };
  if (page[STARTED]) return;
  page[STARTED] = 1;
  try {
    // The request may go out from a later page of the same tab.
    sessionStorage[FIRST_PAGE] ||= `${location.href} ${document.referrer}`;
  } catch {
    // Blocked: then only this page's own address tells.
  }

  const anyDialog = String(dialogs.map((name) => PREFIX + name));
  const openers = `[data-maloca-open],[command="--open"],:is(${anyDialog}) :is(a,button)`;

  /** Stands in the page by itself. */
  const isInline = (element: Element) => nameOf(element) && !element.matches(anyDialog);

  const openerOf = (event: Event) =>
    (event.composedPath()[0] as Element).closest?.<HTMLElement>(openers);

  /** The widget that an opener or an element stands for. */
  const widgetOf = (target: Element) =>
    (target as HTMLElement).dataset.malocaOpen ??
    nameOf(commanded(target) ?? target.closest(anyDialog) ?? target);

  // A second try, because one lost packet must not cost a booking. At the same address: another
  // would slip past the hashes that a page may have pinned.
  const wake = (name: string) => load(name).catch(() => load(name));
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

  // Ahead of need only for a visitor who moves, and never on a connection that is paid by the byte.
  let ahead: boolean | undefined;

  let scheduled = false;
  const scan = () => {
    scheduled = false;
    for (const element of document.querySelectorAll<MalocaElement>(":not(:defined)")) {
      const name = nameOf(element);
      if (!name) continue;
      const root = element.shadowRoot;
      root?.addEventListener("submit", holdSubmit);
      // A page's script may call what only the code has: the first call fetches it.
      for (const method of ["show", "close"] as const) {
        element[method] = (...given: []) =>
          wake(name).then(() => {
            delete (element as Partial<MalocaElement>)[method];
            element[method](...given);
          });
      }
      if (element.open || element.matches("[open]")) prepare(element);
      else if (isInline(element) && (ahead || !root)) near.observe(element);
    }
    if (ahead) for (const opener of document.querySelectorAll(openers)) near.observe(opener);
  };

  /** A submit before the form has woken waits for it, and goes out plainly if it never does. */
  const holdSubmit = (event: Event) => {
    const host = (event.currentTarget as ShadowRoot).host;
    if (host.matches(":defined")) return;
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const submitter = (event as SubmitEvent).submitter;
    wake(nameOf(host) as string).then(
      () => setTimeout(() => form.requestSubmit(submitter)),
      () => form.submit(),
    );
  };

  const hint = (event: Event) => {
    const opener = openerOf(event);
    const target = event.target as Element;
    if (opener || isInline(target)) prepare(opener ?? target);
  };

  const onOpenerClick = (event: MouseEvent) => {
    const opener = openerOf(event);
    const name = opener && widgetOf(opener);
    if (!name || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const tag = PREFIX + name;
    // The element that an opener means: named, around it, on the page, or made for it.
    const element = (commanded(opener) ??
      opener.closest(tag) ??
      document.querySelector(tag) ??
      document.body.appendChild(document.createElement(tag))) as MalocaElement;
    opener.ariaBusy = "true";
    wake(name)
      .then(
        () => element.show(opener.dataset as Overrides, opener),
        // The code never came: the opener does what it would do without any script, or the link beside it.
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

  // On the window: whatever a page swallows further in has been heard by then.
  addEventListener("click", onOpenerClick, true);
  for (const sign of ["pointerover", "focusin"]) addEventListener(sign, hint as never, true);

  const onFirstActivity = () => {
    ahead = !(navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
    scan();
  };
  for (const sign of ["pointermove", "pointerdown", "keydown", "scroll"]) {
    addEventListener(sign, onFirstActivity, { once: true, capture: true });
  }

  new MutationObserver(() => {
    if (!scheduled) setTimeout(scan);
    scheduled = true;
  }).observe(document, { childList: true, subtree: true, attributeFilter: ["open"] });
  scan();
}

const nameOf = (element: Element) => element.localName?.split(PREFIX)[1];

/** What a `commandfor` names; read here, because older browsers do not know it. A button that has
 * left the page by now names nothing. */
const commanded = (target: Element) =>
  (target.getRootNode() as Partial<Document>).getElementById?.(
    target.getAttribute("commandfor") ?? "",
  );
