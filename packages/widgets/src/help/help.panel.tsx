import {
  autoUpdate,
  flip,
  offset,
  shift,
  size,
  useDismiss,
  useFloating,
  useInteractions,
} from "@floating-ui/react";
import type { help } from "../locales/es";
import * as styles from "./help.css";

/** Pixels from panel to button, and from panel to the screen's edge. */
const GAP = 12;
const EDGE = 16;

export interface HelpPanelProps {
  id: string;
  /** The panel's anchor. */
  button: HTMLElement;
  /** To the messaging app. */
  link: string;
  email: string;
  hours: string;
  text: typeof help;
  /** Called on Escape or a click outside. */
  onLeave(): void;
}

/** The team's contacts, beside the button. Loads with the positioning code at the first opening. */
export function HelpPanel({ id, button, link, email, hours, text, onLeave }: HelpPanelProps) {
  const { refs, floatingStyles, context, isPositioned } = useFloating({
    open: true,
    onOpenChange() {
      const inside = (button.getRootNode() as Document).activeElement;
      const focused = inside ?? document.activeElement;
      if (focused === document.body || refs.floating.current?.contains(focused)) {
        button.focus({ preventScroll: true });
      }
      onLeave();
    },
    placement: "top-end",
    strategy: "fixed",
    elements: { reference: button },
    middleware: [
      offset(GAP),
      flip({ padding: EDGE }),
      shift({ padding: EDGE }),
      size({
        padding: EDGE,
        apply: ({ availableHeight, elements }) => {
          elements.floating.style.maxHeight = `${availableHeight}px`;
        },
      }),
    ],
    whileElementsMounted: autoUpdate,
  });
  // On click, not pointerdown: by then the visitor's focus has moved.
  const dismiss = useDismiss(context, { outsidePressEvent: "click" });
  const { getFloatingProps } = useInteractions([dismiss]);

  return (
    <section
      ref={refs.setFloating}
      id={id}
      className={styles.panel}
      style={{ ...floatingStyles, visibility: isPositioned ? "visible" : "hidden" }}
      aria-label={text.title}
      part="panel"
      {...getFloatingProps()}
    >
      <p className={styles.title} part="title">
        {text.title}
      </p>
      <p className={styles.line}>{text.intro}</p>
      <a className={styles.messaging} href={link} target="_blank" rel="noopener" part="messaging">
        {text.messaging}
      </a>
      <p className={styles.line}>
        <strong>{text.email}</strong>
        <br />
        <a className={styles.email} href={`mailto:${email}`}>
          {email}
        </a>
      </p>
      <p className={styles.line}>
        <strong>{text.hours}</strong>
        <br />
        {hours}
      </p>
    </section>
  );
}
