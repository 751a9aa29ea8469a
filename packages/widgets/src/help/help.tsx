import { messagingLink } from "@maloca/catalog/messaging";
import { wordsIn } from "@maloca/catalog/words";
import {
  type ComponentType,
  type FocusEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import type { Given } from "../core/options/attributes";
import { validOptions } from "../core/options/valid-options";
import type { Closed, DialogEvents } from "../core/widget";
import { themeClass } from "../ui/themed";
import * as styles from "./help.css";
import { helpOptions, helpRules, helpWords } from "./help.options";
import type { HelpPanelProps } from "./help.panel";

export interface HelpProps extends Given<typeof helpOptions>, DialogEvents {}

const BUBBLE = "M4 24l1.6-5.2A10 10 0 1 1 9.4 22.6zM9.5 12h9M9.5 16h6";
const CROSS = "M7 7l14 14M21 7L7 21";

/** Loads the panel; for browsers without CSS anchors with the code that positions it. */
const loadPanel = () =>
  CSS.supports("position-area: top") ? import("./help.panel") : import("./help.floating");

/** Preloads the panel on hover and focus; a failure is handled at the click. */
const prepare = () => void loadPanel().catch(() => {});

/**
 * A floating round button that toggles a panel with the team's contacts (docs/product.md, "Help button"). Until its
 * code has loaded, and without scripts, the button is a link to the messaging app.
 */
export function HelpWidget(props: HelpProps) {
  const options = validOptions(helpOptions, props, "help", helpRules);
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
      // The code did not load: opens the link, as without scripts.
      () => location.assign(link),
    );
  }, [open, Panel, link]);

  const now = useRef(open);
  now.current = open;
  const show = (wanted: boolean, reason: Closed["reason"] = "away") => {
    // A click outside also moves the focus: only the first of both closes it.
    if (now.current === wanted) return;
    // What closes by itself has closed already.
    if (wanted ? options.mayOpen?.() === false : isRefused(options, reason)) return;
    now.current = wanted;
    setOpen({ open: wanted, option: options.open });
    if (wanted) options.onOpen?.({ reason: "press" });
    else options.onClose?.({ reason });
  };

  /** Whether it was open at `pointerdown`: the browser closes a popover before the click. */
  const openAtPress = useRef(false);

  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // `detail` is 0 for a click by keyboard or script, which has no `pointerdown`.
    show(!(event.detail ? openAtPress.current : open), "button");
  };

  /** Closes when the focus leaves, so that the panel does not cover the page. */
  const leave = (event: FocusEvent) => {
    const to = event.relatedTarget as Node | null;
    if (open && to && !event.currentTarget.contains(to)) show(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes the focus, is not a control
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
        // Until the code has loaded it opens like any opener: the loader keeps the click.
        data-maloca-open={awake ? undefined : "help"}
        aria-expanded={awake ? open : undefined}
        aria-controls={open && Panel ? PANEL : undefined}
        onPointerDown={() => {
          openAtPress.current = open;
        }}
        onClick={onClick}
        onPointerEnter={prepare}
        onFocus={prepare}
        onKeyDown={(event) => {
          // A link reacts to Enter only; a button must also react to the space bar.
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
          options={options}
          hours={props.hours ?? text.supportHours}
          link={link}
          text={text}
          onLeave={() => show(false)}
        />
      )}
    </div>
  );
}

const isRefused = ({ mayClose }: DialogEvents, reason: Closed["reason"]) =>
  reason === "button" && mayClose?.({ reason }) === false;

/** A constant: a page has one help button. */
const PANEL = "maloca-help-panel";
