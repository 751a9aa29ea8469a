import { type RefObject, useEffect, useRef } from "react";

/**
 * Whether it is open. An element counts its openings: what was closed and opened anew before it was
 * drawn again is seen as another one.
 */
export type Opening = boolean | number;

interface Modal {
  open: Opening;
  onOpen?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
  /** What has the focus once it is open. */
  focus: RefObject<HTMLElement | null>;
  /** Carries an opening or a closing out, now or within an animation. */
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
  /** The opening that was shown last. It is shown once, however often it is drawn. */
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
    // Elsewhere the browser takes the phone's back gesture for a wish to close the dialog.
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

  // Runs after every render: a node that was moved has left the top layer and must return to it. One
  // that was closed stays so.
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

  // The browser tells of a closing in a task of its own: a press that opens the dialog anew may come
  // before that, and would be lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, until the dialog goes for good
  useEffect(() => {
    const dialog = ref.current as HTMLDialogElement;
    const closing = new MutationObserver(() => {
      if (!dialog.open) dialog.dispatchEvent(new Event("close"));
    });
    closing.observe(dialog, { attributeFilter: ["open"] });
    return () => {
      closing.disconnect();
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
        // An effect that is still to run belongs to the time before.
        wanted.current = false;
        release();
        onClose?.();
      },
    },
  };
}

/** Open dialogs, and how the page was before the first of them. */
let locks = 0;
let before: Partial<CSSStyleDeclaration> = {};

/** The page behind must not scroll, nor jump where its scrollbar was. Returns the undoing. */
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

/** Not even the top layer shows what stands inside `display: none`: the element moves to the body. */
function leaveHiddenAncestor(dialog: HTMLDialogElement) {
  const root = dialog.getRootNode();
  if (root instanceof ShadowRoot && !dialog.getClientRects().length)
    document.body.append(root.host);
}
