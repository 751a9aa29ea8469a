import { type RefObject, useEffect, useRef } from "react";
import { scrollLock } from "../../core/page/scroll-lock";

/**
 * Whether it is open. An element counts its openings instead: a dialog that was closed and reopened between two
 * renders then has another number.
 */
export type Opening = boolean | number;

interface Modal {
  open: Opening;
  onOpen?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
  /** The element that gets the focus when it opens. */
  focus: RefObject<HTMLElement | null>;
  /** Runs an opening or closing, at once or within a transition. */
  change?: (update: () => void, opening: boolean) => void;
}

/**
 * The props of a modal `<dialog>`, and `close`. It is the browser's dialog: top layer, inert page, Escape and the
 * return of the focus also work on pages that would break an overlay made of divs.
 */
export function useModal({ open, onOpen, onClose, focus, change = (update) => update() }: Modal) {
  const ref = useRef<HTMLDialogElement>(null);
  const wanted = useRef(open);
  wanted.current = open;
  const changing = useRef(false);
  const shown = useRef(false);
  /** The opening that was shown last: each is shown once, however often the component renders. */
  const last = useRef<Opening>(false);
  const unlock = useRef<() => void>(undefined);

  const show = () => {
    const dialog = ref.current;
    changing.current = false;
    if (!wanted.current || !dialog?.isConnected) return;
    dialog.close();
    dialog.showModal();
    leaveHiddenAncestor(dialog);
    if (shown.current) return;
    shown.current = true;
    last.current = wanted.current;
    unlock.current = lockScroll();
    // Other browsers close the dialog on the back gesture themselves.
    if (!(window as { CloseWatcher?: unknown }).CloseWatcher)
      import("./close-on-back").then(
        ({ closeOnBack }) => closeOnBack(dialog),
        () => {},
      );
    focus.current?.focus({ preventScroll: true });
    onOpen?.();
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
      if (dialog.open) dialog.close();
      return;
    }
    if (changing.current || dialog.matches(":modal")) return;
    if (open !== last.current) begin();
    else if (dialog.open) show();
  });

  const release = () => {
    unlock.current?.();
    unlock.current = undefined;
  };

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
    addEventListener("beforeprint", () => reopen(dialog, "show"), ends);
    addEventListener("afterprint", () => reopen(dialog, "showModal"), ends);
    return () => {
      closing.disconnect();
      ends.abort();
      release();
    };
  }, []);

  return {
    close: () => change(() => ref.current?.close(), false),
    dialog: {
      ref,
      onClose() {
        if (!shown.current || ref.current?.open) return;
        shown.current = false;
        // A pending effect belongs to the previous opening.
        wanted.current = false;
        release();
        onClose?.();
      },
    },
  };
}

/**
 * Shows an open dialog as part of the page, or as modal again. Browsers print a modal dialog only on as many sheets
 * as the page has.
 */
function reopen(dialog: HTMLDialogElement, show: "show" | "showModal") {
  if (!dialog.open) return;
  const { activeElement } = dialog.getRootNode() as Document;
  dialog.close();
  dialog[show]();
  (activeElement as HTMLElement | null)?.focus({ preventScroll: true });
}

/** Locks the page's scrolling without a layout shift. Returns the undo function. */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (!scrollLock.dialogs++) {
    scrollLock.before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
    if (clientWidth < innerWidth) style.scrollbarGutter = "stable";
    style.overflow = "hidden";
  }
  return () => {
    if (!--scrollLock.dialogs) Object.assign(style, scrollLock.before);
  };
}

/** Inside `display: none` not even the top layer is shown: moves the element to the body. */
function leaveHiddenAncestor(dialog: HTMLDialogElement) {
  const root = dialog.getRootNode();
  if (root instanceof ShadowRoot && !dialog.getClientRects().length)
    document.body.append(root.host);
}
