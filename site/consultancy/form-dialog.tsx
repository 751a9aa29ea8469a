import type { ReactNode } from "react";
import { type ButtonVariant, button } from "../components/button.css";
import type { dialogs } from "../content/consultancy";
import * as styles from "./form-dialog.css";

type About = (typeof dialogs)[keyof typeof dialogs];

/** A form in a `dialog` element. Without scripts the form is part of the page, below its title. */
export function FormDialog({ about, children }: { about: About; children: ReactNode }) {
  const { id, title, text } = about;
  const titleId = `${id}-titulo`;
  const introId = `${id}-texto`;
  return (
    <dialog id={id} className={styles.dialog} aria-labelledby={titleId}>
      <div className={styles.layout}>
        <form method="dialog" className={styles.closing}>
          <button type="submit" className={styles.close} aria-label="Cerrar">
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </button>
        </form>
        <header className={styles.header}>
          {/* Has the focus when the dialog opens (layout/dialogs.ts), and not the title: a screen reader that is there already
              would not read it. */}
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is a group of fields */}
          <div
            className={styles.heading}
            role="group"
            aria-labelledby={titleId}
            aria-describedby={introId}
            tabIndex={-1}
          >
            <h3 id={titleId} className={styles.title}>
              {title}
            </h3>
            <p id={introId} className={styles.intro}>
              {text}
            </p>
          </div>
        </header>
        {/* Firefox would make a scroll container focusable by the Tab key; this one has no name. */}
        <div className={styles.body} tabIndex={-1}>
          {children}
        </div>
      </div>
    </dialog>
  );
}

interface OpenerProps {
  about: About;
  variant: ButtonVariant;
  label: string;
}

/** Opens a dialog by the `command` attribute; `layout/dialogs.ts` has a fallback for older browsers. */
export function Opener({ about: { id }, variant, label }: OpenerProps) {
  // React's types lack both attributes.
  const command = { command: "show-modal", commandfor: id };
  return (
    <button type="button" className={button[variant]} aria-haspopup="dialog" {...command}>
      {label}
    </button>
  );
}
