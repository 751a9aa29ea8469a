import { type CSSProperties, useEffect, useRef } from "react";
import type { help } from "../locales/es";
import * as styles from "./help.panel.css";

export interface HelpPanelProps {
  id: string;
  /** The panel's anchor. */
  button: HTMLElement;
  /** To the messaging app. */
  link: string;
  email: string;
  hours: string;
  text: typeof help;
  /** Called when the browser closes it: Escape, the back gesture, a press elsewhere. */
  onLeave(): void;
}

interface Placed {
  /** Where it stands; without it CSS places it beside its anchor. */
  style?: CSSProperties;
  onShown?(panel: HTMLElement): void;
}

/**
 * The team's contacts, beside the button and in the top layer, so that nothing of a page covers them.
 * Loads at the first opening.
 */
export function HelpPanel(props: HelpPanelProps & Placed) {
  const { id, button, link, email, hours, text, style, onShown } = props;
  const ref = useRef<HTMLElement>(null);
  const now = useRef(props);
  now.current = props;

  useEffect(() => {
    const panel = ref.current as HTMLElement;
    // React 18 knows no such event.
    panel.addEventListener("beforetoggle", ({ newState }) => {
      if (newState === "open") return;
      const inside = (button.getRootNode() as Document).activeElement;
      const focused = inside ?? document.activeElement;
      if (focused === document.body || panel.contains(focused)) {
        button.focus({ preventScroll: true });
      }
      now.current.onLeave();
    });
  }, [button]);

  // After every render: a moved node has left the top layer and must return to it.
  useEffect(() => {
    const panel = ref.current as HTMLElement;
    if (panel.isConnected && !panel.matches(":popover-open")) panel.showPopover();
    onShown?.(panel);
  });

  return (
    <section
      ref={ref}
      id={id}
      popover="auto"
      className={style ? styles.panel : styles.anchored}
      style={style}
      aria-label={text.title}
      part="panel"
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
