import { useEffect, useRef, useState } from "react";
import * as styles from "./live-status.css";
import { LiveText } from "./live-text";

/** The status line beside a form's button, scrolled into view when its text changes. */
export function LiveStatus({ text }: { text: string }) {
  const ref = useRef<HTMLParagraphElement>(null);
  // Its first text is not announced.
  const [first] = useState(text);
  useEffect(() => {
    if (text && text !== first) ref.current?.scrollIntoView({ block: "nearest" });
  }, [text, first]);
  return (
    <p className={styles.status} role="status" ref={ref} part="status">
      {text && <LiveText text={text} />}
    </p>
  );
}
