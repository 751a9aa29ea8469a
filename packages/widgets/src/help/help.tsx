import { messagingLink } from "@maloca/catalog/settings";
import { wordsIn } from "@maloca/catalog/words";
import {
  type ComponentType,
  type FocusEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { type Given, withDefaults } from "../core/options/attributes";
import type { WidgetEvents } from "../core/widget";
import { themeClass } from "../ui/themed";
import * as styles from "./help.css";
import { helpOptions, helpRules, helpWords } from "./help.options";
import type { HelpPanelProps } from "./help.panel";

export interface HelpProps
  extends Given<typeof helpOptions>,
    Pick<WidgetEvents, "onOpen" | "onClose"> {}

const BUBBLE = "M4 24l1.6-5.2A10 10 0 1 1 9.4 22.6zM9.5 12h9M9.5 16h6";
const CROSS = "M7 7l14 14M21 7L7 21";

/** Where CSS does not place the panel beside its button, with the code that does. */
const loadPanel = () =>
  CSS.supports("position-area: top") ? import("./help.panel") : import("./help.floating");

/** Preloaded on approach; a failure is handled on click. */
const prepare = () => void loadPanel().catch(() => {});

/**
 * The floating contact button (docs/product.md, "Help button"): a round button that toggles a
 * panel. Until its code has loaded, and without scripts, the button is a link to the messaging app.
 */
export function HelpWidget(props: HelpProps) {
  const options = withDefaults(helpOptions, props, "help", helpRules);
  const text = wordsIn(props, helpWords);
  const link = messagingLink(options.text, { phone: options.phone, shortLink: options.link });

  const buttonRef = useRef<HTMLAnchorElement>(null);
  const [awake, setAwake] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<HelpPanelProps>>();
  const [{ open, option }, setOpen] = useState({ open: options.open, option: options.open });
  if (option !== options.open) setOpen({ open: options.open, option: options.open });

  useEffect(() => setAwake(true), []);

  useEffect(() => {
    if (!open || Panel) return;
    loadPanel().then(
      ({ HelpPanel }) => setPanel(() => HelpPanel),
      // The code did not load: acts like without scripts.
      () => location.assign(link),
    );
  }, [open, Panel, link]);

  const now = useRef(open);
  now.current = open;
  const show = (wanted: boolean) => {
    // A click outside also moves focus: closes once.
    if (now.current === wanted) return;
    now.current = wanted;
    setOpen({ open: wanted, option: options.open });
    if (wanted) options.onOpen?.();
    else options.onClose?.();
  };

  /** A press on the button is one outside of the panel, which the browser closes before the click. */
  const atPress = useRef(false);

  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // A click by the keyboard or a script counts no presses.
    show(!(event.detail ? atPress.current : open));
  };

  /** Closes when keyboard focus moves on, so that the panel does not cover the page. */
  const leave = (event: FocusEvent) => {
    const to = event.relatedTarget as Node | null;
    if (open && to && !event.currentTarget.contains(to)) show(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the focus leave, and is no control
    <div className={`${themeClass(options.theme)} ${styles.help}`} onBlur={leave}>
      {/* biome-ignore lint/a11y/useAnchorContent: named by its label */}
      <a
        ref={buttonRef}
        className={styles.button}
        href={link}
        target="_blank"
        rel="noopener"
        role={awake ? "button" : undefined}
        aria-label={awake ? text.button : text.messaging}
        // A click before the code has loaded waits for it, as on any opener.
        data-maloca-open={awake ? undefined : "help"}
        aria-expanded={awake ? open : undefined}
        aria-controls={open && Panel ? PANEL : undefined}
        onPointerDown={() => {
          atPress.current = open;
        }}
        onClick={onClick}
        onPointerEnter={prepare}
        onFocus={prepare}
        onKeyDown={(event) => {
          // A link handles Enter only.
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
          hours={props.hours ?? text.supportHours}
          link={link}
          text={text}
          onLeave={() => show(false)}
        />
      )}
    </div>
  );
}

/** One such button per page. */
const PANEL = "maloca-help-panel";
