import { pictureAddress } from "@maloca/catalog/addresses";
import { type ReactNode, useId, useRef } from "react";
import type { DialogEvents } from "../../core/widget";
import { LiveText } from "../status/live-text";
import { type Theme, themeClass } from "../themed";
import * as styles from "./dialog.css";
import { type Opening, useModal } from "./modal";

export interface DialogProps extends DialogEvents {
  open: Opening;
  title: string;
  intro: string;
  /** Accessible name of the close button. */
  closeLabel: string;
  theme: Theme;
  /** Address of the artwork beside the form. */
  image?: string;
  /** Below the introduction. */
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * A modal dialog with a form. A tap outside does not close it, because typed text could be lost.
 */
export function Dialog({
  title,
  intro,
  closeLabel,
  theme,
  image,
  aside,
  children,
  ...modal
}: DialogProps) {
  const headingRef = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const introId = `${titleId}intro`;
  const { dialog, close } = useModal({ ...modal, focus: headingRef });

  return (
    <dialog
      {...dialog}
      className={`${themeClass(theme)} ${styles.dialog}`}
      aria-labelledby={titleId}
      part="dialog"
    >
      <div className={styles.layout}>
        <button
          type="button"
          className={styles.close}
          aria-label={closeLabel}
          onClick={close}
          part="close"
        >
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
        <header className={styles.header} part="header">
          {image && <img className={styles.artwork} src={pictureAddress(image)} alt="" />}
          {/* Gets the focus, and not its title: as the rest of the page goes, Orca's cursor moves to some text of the
              dialog, often to the title, without a word, and a focus that comes where the cursor is says none. */}
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is a group of fields */}
          <div
            className={styles.heading}
            ref={headingRef}
            role="group"
            aria-labelledby={titleId}
            aria-describedby={introId}
            tabIndex={-1}
          >
            <h2 className={styles.title} id={titleId} part="title">
              <LiveText text={title} />
            </h2>
            <p className={styles.intro} id={introId} part="intro">
              <LiveText text={intro} />
            </p>
            {aside}
          </div>
        </header>
        {/* Firefox would make a scroll container focusable by the Tab key; this one has no name. */}
        <div className={styles.body} tabIndex={-1} part="body">
          {children}
        </div>
      </div>
    </dialog>
  );
}
