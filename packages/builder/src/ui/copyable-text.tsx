import { useId, useRef, useState } from "react";
import { builder as words } from "../words/builder";
import * as styles from "./ui.css";

/** A longer text scrolls, so that its button stays visible. */
const MOST_ROWS = 12;

/** A text to copy. If the clipboard is unavailable, the text is selected instead. */
export function CopyableText({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState("");
  const ref = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
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
        className={styles.code}
        id={id}
        ref={ref}
        value={text}
        rows={Math.min(text.split("\n").length, MOST_ROWS)}
        readOnly
      />
      <div className={styles.line}>
        {/* The button keeps its name; the line beside it says what became of the press. */}
        <button type="button" className={styles.quiet} onClick={copy}>
          {words.copy}
        </button>
        {/* An element of its own: a page's translator replaces texts, which then stay. */}
        <span role="status">{copied === text && <span>{words.copied}</span>}</span>
      </div>
    </div>
  );
}
