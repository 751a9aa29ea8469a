import { messagingLink } from "@maloca/catalog/settings";
import {
  type ComponentType,
  type FocusEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { withDefaults } from "../core/attributes";
import type { WidgetEvents } from "../core/widget";
import { reset } from "../ui/reset.css";
import * as styles from "./help.css";
import { helpOptions } from "./help.options";
import type { HelpPanelProps } from "./help.panel";

export type HelpProps = Partial<typeof helpOptions> & Pick<WidgetEvents, "onOpen" | "onClose">;

const BUBBLE = "M4 24l1.6-5.2A10 10 0 1 1 9.4 22.6zM9.5 12h9M9.5 16h6";
const CROSS = "M7 7l14 14M21 7L7 21";

const loadPanel = () => import("./help.panel");

/** Ahead of the press, by whoever comes near; the press says what is done when it fails. */
const prepare = () => void loadPanel().catch(() => {});

/**
 * The floating way to the team (docs/product.md, "Help button"): a round button that toggles a
 * panel. Until its code has woken, and where there is none, the button is a link to the messaging app.
 */
export function HelpWidget(props: HelpProps) {
  const options = withDefaults(helpOptions, props);
  const text = withDefaults(helpOptions.strings, options.strings);
  const link = messagingLink(options.text, { phone: options.phone, shortLink: options.link });

  const buttonRef = useRef<HTMLAnchorElement>(null);
  const [awake, setAwake] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<HelpPanelProps>>();
  const [{ open, told }, setOpen] = useState({ open: options.open, told: options.open });
  if (told !== options.open) setOpen({ open: options.open, told: options.open });

  useEffect(() => setAwake(true), []);

  useEffect(() => {
    if (!open || Panel) return;
    loadPanel().then(
      ({ HelpPanel }) => setPanel(() => HelpPanel),
      // The code never came: the button does what it does without any.
      () => location.assign(link),
    );
  }, [open, Panel, link]);

  const now = useRef(open);
  now.current = open;
  const show = (wanted: boolean) => {
    // A press outside also moves the focus: one closing, two reasons.
    if (now.current === wanted) return;
    now.current = wanted;
    setOpen({ open: wanted, told: options.open });
    if (wanted) options.onOpen?.();
    else options.onClose?.();
  };

  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(!open);
  };

  /** Whoever walks on with the keyboard leaves nothing open behind that could hide the way. */
  const leave = (event: FocusEvent) => {
    const to = event.relatedTarget as Node | null;
    if (open && to && !event.currentTarget.contains(to)) show(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the focus leave, and is no control
    <div className={`${reset} ${styles.help}`} onBlur={leave}>
      {/* biome-ignore lint/a11y/useAnchorContent: named by its label */}
      <a
        ref={buttonRef}
        className={styles.button}
        href={link}
        target="_blank"
        rel="noopener"
        role={awake ? "button" : undefined}
        aria-label={awake ? text.button : text.messaging}
        // A press that comes before the code waits for it, as on any opener.
        data-maloca-open={awake ? undefined : "help"}
        aria-expanded={awake ? open : undefined}
        aria-controls={open && Panel ? PANEL : undefined}
        onClick={press}
        onPointerEnter={prepare}
        onFocus={prepare}
        onKeyDown={(event) => {
          // A link knows Enter only.
          if (event.key !== " ") return;
          event.preventDefault();
          event.currentTarget.click();
        }}
        part="button"
      >
        <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
          <path d={open ? CROSS : BUBBLE} />
        </svg>
      </a>
      {open && Panel && (
        <Panel
          id={PANEL}
          button={buttonRef.current as HTMLElement}
          {...options}
          link={link}
          text={text}
          onLeave={() => show(false)}
        />
      )}
    </div>
  );
}

/** There is one such button on a page. */
const PANEL = "maloca-help-panel";
