import { pictureAddress } from "@maloca/catalog/addresses";
import type { Picture } from "@maloca/catalog/trips/picture";
import { counted, wordsIn } from "@maloca/catalog/words";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { OperatorLine } from "../core/operator/operator-line";
import type { Given } from "../core/options/attributes";
import { validOptions } from "../core/options/valid-options";
import type { DialogEvents } from "../core/widget";
import { useModal } from "../ui/dialog/modal";
import { LiveText } from "../ui/status/live-text";
import { themeClass } from "../ui/themed";
import * as styles from "./lightbox.css";
import { watchGestures } from "./lightbox.gestures";
import { lightboxOptions, lightboxRules, lightboxWords } from "./lightbox.options";
import { transitionPicture } from "./lightbox.transition";

/** A picture of the lightbox; without a caption its alternative text is shown. */
export type LightboxPicture = Pick<Picture, "src" | "alt"> & Partial<Picture>;

export interface LightboxProps extends Given<typeof lightboxOptions>, DialogEvents {
  pictures?: readonly LightboxPicture[];
  /** Called when another picture is shown, with its index from 0. */
  onChange?(index: number): void;
}

/**
 * Pictures full screen, in an endless loop (docs/product.md, "Lightbox").
 */
export function Lightbox(props: LightboxProps) {
  const options = validOptions(lightboxOptions, props, "lightbox", lightboxRules);
  const text = wordsIn(props, lightboxWords);
  const { pictures = [], open, index } = options;
  const total = pictures.length;

  const stageRef = useRef<HTMLDivElement>(null);
  const opened = useRef<{ tile?: HTMLElement | null; at?: number }>({});
  const wordsId = useId();
  const [shown, setShown] = useState({ open, index, at: index });
  const [failed, setFailed] = useState(-1);
  const [whole, setWhole] = useState(false);
  // Opened again, or with another index: shows that picture.
  if (shown.open !== open || shown.index !== index) setShown({ open, index, at: index });

  const round = (at: number) => total && ((at % total) + total) % total;
  const at = round(shown.at);
  const picture = pictures[at];

  const go = (to: number) => {
    if (to === at) return;
    setShown({ open, index, at: to });
    options.onChange?.(to);
  };
  const step = useRef(go);
  step.current = (by) => go(round(at + by));

  const { dialog, close } = useModal({
    ...options,
    open: total > 0 && open,
    focus: stageRef,
    change(update, opening) {
      // When it opens, the clicked tile has the focus.
      if (opening) opened.current = { tile: document.activeElement?.querySelector("img"), at };
      const { tile, at: from } = opened.current;
      transitionPicture(
        update,
        opening,
        stageRef.current as HTMLElement,
        from === at ? tile : null,
      );
    },
  });

  // Neighbouring pictures load after the picture itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list may be a new one at each render
  useEffect(() => {
    if (!open) return;
    // Not with Save-Data.
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    for (const by of connection?.saveData ? [] : [1, -1]) {
      new Image().src = pictureAddress(pictures[round(at + by)]?.src ?? "") ?? "";
    }
    watchGestures(stageRef.current as HTMLElement, (by) => step.current(by));
  }, [open, at, whole]);

  const turn = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const by = { ArrowLeft: -1, ArrowRight: 1, Home: -at, End: -at - 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step.current(by);
  };

  // The first two only where there is another picture.
  const buttons = [
    ["previous", styles.previous, BACK, () => step.current(-1)],
    ["next", styles.next, ON, () => step.current(1)],
    ["whole", styles.whole, CORNERS, () => setWhole(!whole), whole],
    ["close", styles.close, CROSS, close],
  ] as const;

  return (
    <dialog
      {...dialog}
      className={`${themeClass(options.theme)} ${styles.dialog}`}
      aria-label={text.title}
      aria-describedby={wordsId}
      onKeyDown={turn}
      part="dialog"
    >
      {/* With a name, by which a screen reader says that it has opened. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div
        className={styles.stage}
        ref={stageRef}
        role="group"
        aria-label={text.title}
        aria-describedby={wordsId}
        tabIndex={-1}
      >
        {picture && (
          <img
            key={at}
            className={whole ? styles.picture : `${styles.picture} ${styles.filling}`}
            src={pictureAddress(picture.src) || NONE}
            alt={picture.alt}
            hidden={failed === at}
            draggable={false}
            onLoad={() => setFailed(-1)}
            onError={() => setFailed(at)}
            part="picture"
          />
        )}
      </div>
      <div className={styles.words} id={wordsId} role="status">
        <div part="counter">
          {picture && <LiveText text={counted(text.counter, { n: at + 1, total }, options.lang)} />}
        </div>
        <div part="caption">
          {picture && (
            <LiveText text={failed === at ? text.failed : (picture.caption ?? picture.alt)} />
          )}
        </div>
        <OperatorLine options={options} />
      </div>
      {buttons.slice(total > 1 ? 0 : 2).map(([part, place, path, press, pressed]) => (
        <button
          key={part}
          type="button"
          className={`${styles.button} ${place}`}
          aria-label={text[part]}
          aria-pressed={pressed}
          onClick={press}
          part={part}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={path} />
          </svg>
        </button>
      ))}
    </dialog>
  );
}

/** A picture that fails: of an address that is refused or empty no event would tell. */
const NONE = "data:,";
const BACK = "M15 4l-8 8 8 8";
const ON = "M9 4l8 8-8 8";
const CROSS = "M6 6l12 12M18 6L6 18";
const CORNERS = "M4 10V4h6m4 0h6v6m0 4v6h-6m-4 0H4v-6";
