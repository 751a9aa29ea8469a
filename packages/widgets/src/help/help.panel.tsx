import {
  type ComponentProps,
  type CSSProperties,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { OperatorLine } from "../core/operator/operator-line";
import { OutgoingLink } from "../core/outgoing-link";
import type { help } from "../locales/es";
import { isInert } from "./help.inert";
import * as styles from "./help.panel.css";

export interface HelpPanelProps {
  id: string;
  /** The button beside which the panel is. */
  button: HTMLElement;
  /** Opens the messaging app. */
  link: string;
  email: string;
  hours: string;
  text: typeof help;
  /** Of the widget. */
  options: ComponentProps<typeof OperatorLine>["options"];
  /** Called when it closes: by Escape, the back gesture, or a press outside of it. */
  onLeave(): void;
}

interface PanelPosition {
  /** Its position; without it CSS positions the panel beside its anchor. */
  style?: CSSProperties;
  /** Called each time that it is shown: at first, and again after it was moved. */
  onShown?(panel: HTMLElement): void;
}

/**
 * The team's contacts, beside the button and in the top layer, so that nothing of the page covers them. A script
 * may open them while a modal dialog is open: the panel is then modal itself, otherwise it would be inert.
 * Loads at the first opening.
 */
export function HelpPanel(props: HelpPanelProps & PanelPosition) {
  const { id, button, link, email, hours, text, options, style, onShown } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const [modal] = useState(() => isInert(button));
  // Both tags get the same attributes.
  const Panel = (modal ? "dialog" : "section") as "dialog";

  useLayoutEffect(() => {
    const panel = ref.current as HTMLDialogElement;
    const ends = new AbortController();
    // React 18 does not support this event.
    const toggled = ({ newState }: ToggleEvent) => {
      if (newState === "open") return;
      const inside = (button.getRootNode() as Document).activeElement;
      const focused = inside ?? document.activeElement;
      if (focused === document.body || panel.contains(focused)) {
        button.focus({ preventScroll: true });
      }
      latest.current.onLeave();
    };
    // `close` fires in a later task, when the panel may be open again.
    const closed = () => panel.open || latest.current.onLeave();
    if (!modal) panel.addEventListener("beforetoggle", toggled, ends);
    panel.addEventListener("close", closed, ends);
    return () => {
      ends.abort();
      // Before it is removed, so that the browser returns the focus.
      if (modal) panel.close();
    };
  }, [button, modal]);

  // After every render: a moved node has left the top layer and must return to it.
  useEffect(() => {
    const panel = ref.current as HTMLDialogElement;
    if (panel.isConnected && !panel.matches(":is(:popover-open, :modal)")) {
      if (modal) {
        panel.close();
        panel.showModal();
      } else panel.showPopover();
      onShown?.(panel);
    }
  });

  // A modal panel gets the focus once it is positioned and visible.
  const hidden = style?.visibility === "hidden";
  useEffect(() => {
    if (modal && !hidden) ref.current?.querySelector("a")?.focus();
  }, [modal, hidden]);

  return (
    <Panel
      ref={ref}
      id={id}
      popover={modal ? undefined : "auto"}
      onClick={(event) => modal && isBeside(event) && ref.current?.close()}
      className={style ? styles.panel : styles.anchored}
      style={style}
      aria-label={text.title}
      part="panel"
    >
      <p className={styles.title} part="title">
        {text.title}
      </p>
      <p className={styles.line}>{text.intro}</p>
      <OutgoingLink className={styles.messaging} href={link} part="messaging">
        {text.messaging}
      </OutgoingLink>
      <p className={styles.line}>
        <strong>{text.email}</strong>
        <br />
        <OutgoingLink className={styles.email} href={`mailto:${email}`} target="_self">
          {email}
        </OutgoingLink>
      </p>
      <p className={styles.line}>
        <strong>{text.hours}</strong>
        <br />
        {hours}
      </p>
      <OperatorLine options={options} />
    </Panel>
  );
}

/** Whether a press is on the backdrop of a modal panel. */
function isBeside({ target, currentTarget, clientX: x, clientY: y }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (x < left || x > right || y < top || y > bottom);
}
