import clsx from "clsx";
import { type ReactNode, useEffect, useId, useRef } from "react";
import * as styles from "./dialog.css";
import { reset } from "./reset.css";

interface DialogProps {
  open: boolean;
  onOpen?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
  title: string;
  intro: string;
  /** Text of the button that closes it, for those who cannot see the cross. */
  closeLabel: string;
  /** Address of the artwork beside the form. */
  image?: string;
  children: ReactNode;
}

/**
 * A modal over the browser's own `<dialog>`: its top layer, inertness, Escape and focus return
 * hold on pages where an overlay made of divs does not. A tap outside does not close it, because
 * what was typed is worth more than the gesture.
 */
export function Dialog({
  open,
  onOpen,
  onClose,
  title,
  intro,
  closeLabel,
  image,
  children,
}: DialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const shown = useRef(false);
  const titleId = useId();
  const unlock = useRef<() => void>(undefined);

  // Runs after every render: a node that was moved has left the top layer and must return to it.
  useEffect(() => {
    const dialog = dialogRef.current as HTMLDialogElement;
    if (!open) {
      if (dialog.open) dialog.close();
      return;
    }
    if (dialog.matches(":modal") || !dialog.isConnected) return;
    dialog.close();
    dialog.showModal();
    leaveHiddenAncestor(dialog);
    if (shown.current) return;
    shown.current = true;
    unlock.current = lockScroll();
    titleRef.current?.focus({ preventScroll: true });
    onOpen?.();
  });

  const closed = () => {
    if (!shown.current || dialogRef.current?.open) return;
    shown.current = false;
    release();
    onClose?.();
  };

  const release = () => {
    unlock.current?.();
    unlock.current = undefined;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the dialog goes for good
  useEffect(() => release, []);

  return (
    <dialog
      ref={dialogRef}
      className={clsx(reset, styles.dialog)}
      aria-labelledby={titleId}
      onClose={closed}
      part="dialog"
    >
      <div className={styles.layout}>
        <header className={styles.header} part="header">
          {image && <img className={styles.artwork} src={image} alt="" />}
          <div className={styles.heading}>
            <h2 className={styles.title} id={titleId} ref={titleRef} tabIndex={-1}>
              {title}
            </h2>
            <p className={styles.intro}>{intro}</p>
          </div>
        </header>
        <button
          type="button"
          className={styles.close}
          aria-label={closeLabel}
          onClick={() => dialogRef.current?.close()}
        >
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
}

/** Open dialogs, and how the page was before the first of them. */
let locks = 0;
let before = { overflow: "", scrollbarGutter: "" };

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
