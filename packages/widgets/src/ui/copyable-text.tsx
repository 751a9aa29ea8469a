import { type ReactNode, useId, useRef, useState } from "react";
import { oncePerPress } from "../core/press";
import * as styles from "./copyable-text.css";
import { LiveText } from "./status/live-text";

interface CopyableTextProps {
  label: string;
  text: string;
  /** The button's text before and after copying. */
  copy: string;
  copied: string;
  /** Further actions, before the copy button. */
  children?: ReactNode;
}

/** A longer text scrolls, so that its button stays visible. */
const MOST_ROWS = 12;

/** A text to copy. If the clipboard is unavailable, the text is selected instead. */
export function CopyableText({ label, text, copy, copied, children }: CopyableTextProps) {
  const [done, setDone] = useState("");
  const ref = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  const take = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setDone(text);
    } catch {
      ref.current?.select();
    }
  };

  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        className={styles.text}
        id={id}
        ref={ref}
        value={text}
        rows={Math.min(text.split("\n").length, MOST_ROWS)}
        readOnly
      />
      <div className={styles.line}>
        {children}
        <button type="button" className={styles.copy} onClick={oncePerPress(take)} part="copy">
          {/* The button keeps its name; the status beside it says that the text was copied. */}
          {copy}
        </button>
        <span role="status">{done === text && <LiveText text={copied} />}</span>
      </div>
    </div>
  );
}
