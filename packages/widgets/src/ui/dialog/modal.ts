import { type RefObject, useEffect, useRef } from "react";
import { hasElements, inApplication } from "../../core/build-flags";
import { LEAVES } from "../../core/element/event-isolation";
import { lockPage, unlockPage } from "../../core/page/page-lock";
import type { Closed, DialogEvents } from "../../core/widget";
import { bringOut, isSeen } from "./bring-out";

/**
 * Whether it is open. An element counts its openings instead: a dialog that was closed and reopened between two
 * renders then has another number.
 */
export type Opening = boolean | number;

interface Modal extends DialogEvents {
  open: Opening;
  /** The element that gets the focus when it opens. */
  focus: RefObject<HTMLElement | null>;
  /** Runs an opening or closing, at once or within a transition. */
  change?: (update: () => void, opening: boolean) => void;
}

/**
 * The props of a modal `<dialog>`, and `close`. It is the browser's dialog: top layer, inert page, Escape and the
 * return of the focus also work on pages that would break an overlay made of divs.
 */
export function useModal(props: Modal) {
  const { open, mayOpen, mayClose, focus, change = (update) => update() } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const wanted = useRef(open);
  wanted.current = open;
  const changing = useRef(false);
  const shown = useRef(false);
  /** The opening that was shown last: each is shown once, however often the component renders. */
  const last = useRef<Opening>(false);
  /** Closed with its effects, which React's Strict Mode starts again at once, and `<Activity>` later. */
  const suspended = useRef(false);
  /** Ends what an open dialog holds of the page. */
  const release = useRef<() => void>(undefined);
  const focused = useRef<HTMLElement>(null);

  const show = () => {
    const dialog = ref.current;
    changing.current = false;
    if (!wanted.current || !dialog) return;
    const first = !shown.current;
    if (first) {
      last.current = wanted.current;
      focused.current = null;
      if (mayOpen?.() === false) return;
    }
    if (!dialog.isConnected) return;
    shown.current = true;
    if (inApplication) suspended.current = false;
    showAgain(dialog);
    release.current ??= hold(dialog);
    // An element has told it already.
    if (inApplication && first) props.onOpen?.({ reason: "page" });
  };

  /** Opens it where it stands now: a dialog that was moved has left the top layer. */
  const showAgain = (dialog: HTMLDialogElement, how: "show" | "showModal" = "showModal") => {
    const before = focused.current ?? focus.current;
    dialog.close();
    dialog[how]();
    before?.focus({ preventScroll: true });
  };

  /** Takes the page for an open dialog; returns the function that gives it back. */
  const hold = (dialog: HTMLDialogElement) => {
    lockPage(dialog);
    const address = location.href;
    let wasSeen = false;
    let putBack: (() => void) | undefined;
    const look = () => {
      if (!dialog.open || !dialog.isConnected) return;
      if (isSeen(dialog)) {
        wasSeen = true;
        return;
      }
      // The page that was left for another address hides what it had.
      if (hasElements && location.href === address) putBack ??= bringOut(dialog, wasSeen);
      if (hasElements && isSeen(dialog)) showAgain(dialog);
      else dialog.close("hidden");
    };
    // At once when it opens, so that nobody waits; then for as long as it is open.
    look();
    const watch = new IntersectionObserver(look);
    watch.observe(dialog);
    return () => {
      release.current = undefined;
      unlockPage(dialog);
      watch.disconnect();
      putBack?.();
    };
  };

  const begin = () => {
    changing.current = true;
    change(show, true);
  };

  // Runs after every render: a dialog that was moved in the page has left the top layer and must return to it. One
  // that was closed stays closed.
  useEffect(() => {
    const dialog = ref.current as HTMLDialogElement;
    if (!open) {
      last.current = false;
      if (dialog.open) dialog.close("page");
      return;
    }
    if (changing.current || dialog.matches(":modal")) return;
    if (open !== last.current) begin();
    else if (dialog.open || (inApplication && suspended.current)) show();
  });

  // The browser fires `close` in a later task. A click that reopens the dialog before it would be lost, so the event
  // is fired earlier here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, until the component is unmounted
  useEffect(() => {
    const dialog = ref.current as HTMLDialogElement;
    const closing = new MutationObserver(() => {
      if (!dialog.open) dialog.dispatchEvent(new Event("close"));
    });
    closing.observe(dialog, { attributeFilter: ["open"] });
    const ends = new AbortController();
    // Browsers print a modal dialog only on as many sheets as the page has.
    for (const [type, how] of [
      ["beforeprint", "show"],
      ["afterprint", "showModal"],
    ] as const) {
      addEventListener(type, () => dialog.open && showAgain(dialog, how), ends);
    }
    if (inApplication) isolate(dialog, ends.signal);
    return () => {
      closing.disconnect();
      ends.abort();
      release.current?.();
      if (!inApplication) return;
      // Its event comes when React has hidden it, and neither unmounted nor started again.
      suspended.current = dialog.open;
      dialog.close("hidden");
    };
  }, []);

  const close = (reason: "button" | "escape") => {
    if (mayClose?.({ reason }) === false) return;
    change(() => ref.current?.close(reason), false);
  };

  return {
    close: () => close("button"),
    dialog: {
      ref,
      onFocus({ target }: { target: EventTarget }) {
        focused.current = target as HTMLElement;
      },
      onCancel(event: Bubbling & { defaultPrevented: boolean; preventDefault(): void }) {
        // In React these events bubble, to a modal that has its own `onClose`.
        if (inApplication) keep(event);
        if (!event.defaultPrevented) close("escape");
        event.preventDefault();
      },
      onClose(event: Bubbling & { currentTarget: HTMLDialogElement }) {
        if (inApplication) keep(event);
        const dialog = event.currentTarget;
        // Reopened meanwhile, or unmounted.
        if (dialog.open || !dialog.isConnected) return;
        release.current?.();
        if (!shown.current) return;
        shown.current = false;
        if (inApplication) suspended.current = false;
        // A pending effect belongs to the previous opening.
        wanted.current = false;
        props.onClose?.({ reason: (dialog.returnValue || "page") as Closed["reason"] });
      },
    },
  };
}

interface Bubbling {
  stopPropagation(): void;
}

const keep = (event: Bubbling) => event.stopPropagation();

/**
 * Leaves pointer, wheel and the keys that close something to a component's dialog on a page that takes them, as
 * elements do: another library's modal around it would close with it, or be closed instead.
 */
function isolate(dialog: HTMLElement, signal: AbortSignal) {
  Object.assign(dialog.style, { pointerEvents: "auto", visibility: "visible" });
  for (const type of ["wheel", "touchmove", "touchstart", "pointerdown", "mousedown"]) {
    dialog.addEventListener(type, keep, { passive: true });
  }
  const keepKey = (event: KeyboardEvent) => {
    if (LEAVES.test(event.key) && dialog.contains(event.target as Node)) keep(event);
  };
  addEventListener("keydown", keepKey, { capture: true, signal });
}
