import { type RefObject, useEffect, useRef } from "react";

/**
 * Whether it is open. An element counts its openings, so that one that was closed and reopened
 * before it was rendered counts as a new one.
 */
export type Opening = boolean | number;

interface Modal {
  open: Opening;
  onOpen?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
  /** What gets focus when it opens. */
  focus: RefObject<HTMLElement | null>;
  /** Runs an opening or closing, at once or within a transition. */
  change?: (update: () => void, opening: boolean) => void;
}

/**
 * The props of a modal `<dialog>`, and `close`. The browser's own dialog: its top layer,
 * inertness, Escape and focus return hold on pages where an overlay made of divs does not.
 */
export function useModal({ open, onOpen, onClose, focus, change = (update) => update() }: Modal) {
  const ref = useRef<HTMLDialogElement>(null);
  const wanted = useRef(open);
  wanted.current = open;
  const changing = useRef(false);
  const shown = useRef(false);
  /** The opening that was shown last: each is shown once, however often it renders. */
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

  // Runs after every render: a moved node has left the top layer and must return to it. One
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

  // The browser fires `close` in its own task: a click that reopens the dialog may come
  // first, and would be lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, until the dialog goes for good
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
 * Shows an open dialog in the page, or above it again. Printed from above the page it ends with the page's
 * last sheet.
 */
function reopen(dialog: HTMLDialogElement, show: "show" | "showModal") {
  if (!dialog.open) return;
  const { activeElement } = dialog.getRootNode() as Document;
  dialog.close();
  dialog[show]();
  (activeElement as HTMLElement | null)?.focus({ preventScroll: true });
}

/** Open dialogs, and the page's styles before the first of them. */
let locks = 0;
let before: Partial<CSSStyleDeclaration> = {};

/** Locks the page's scrolling without a layout shift. Returns the undo function. */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (!locks++) {
    before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
    if (clientWidth < innerWidth) style.scrollbarGutter = "stable";
    style.overflow = "hidden";
  }
  return () => {
    if (!--locks) Object.assign(style, before);
  };
}

/** The top layer does not show what is inside `display: none`: moves the element to the body. */
function leaveHiddenAncestor(dialog: HTMLDialogElement) {
  const root = dialog.getRootNode();
  if (root instanceof ShadowRoot && !dialog.getClientRects().length)
    document.body.append(root.host);
}
