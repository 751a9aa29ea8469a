import { useRef, useState } from "react";
import { builder as words } from "../words/builder";
import * as styles from "./ui.css";

/** Longer texts scroll, so that the button stays visible. */
const MOST_ROWS = 12;

const rowsOf = (text: string) => Math.min(text.split("\n").length, MOST_ROWS);

/** A text with a copy button. If the clipboard is not available, the text is selected instead. */
export function CopyableText({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState("");
  const ref = useRef<HTMLTextAreaElement>(null);

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
      <label className={styles.field}>
        <span className={styles.label}>{label}</span>
        <textarea ref={ref} className={styles.code} value={text} rows={rowsOf(text)} readOnly />
      </label>
      <div className={styles.line}>
        {/* The result is announced beside the button, whose name does not change. */}
        <button type="button" className={styles.quiet} onClick={copy}>
          {words.copy}
        </button>
        {/* In its own element, because translators of pages replace text nodes, which would then stay. */}
        <span role="status">{copied === text && <span>{words.copied}</span>}</span>
      </div>
    </div>
  );
}
