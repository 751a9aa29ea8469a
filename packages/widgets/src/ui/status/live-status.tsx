import { useEffect, useRef, useState } from "react";
import * as styles from "./live-status.css";
import { LiveText } from "./live-text";
import { whenKnown } from "./when-known";

/** The status line beside a form's button, scrolled into view when its text changes. */
export function LiveStatus({ text }: { text: string }) {
  const ref = useRef<HTMLParagraphElement>(null);
  // Its first text is not announced.
  const [first] = useState(text);
  // After what gets the focus and the fault at a field: a screen reader forgets what waits when these come. A text
  // that goes again at once is not shown.
  const [said, say] = useState(text);
  useEffect(() => whenKnown(() => say(text)), [text]);
  useEffect(() => {
    if (said && said !== first) ref.current?.scrollIntoView({ block: "nearest" });
  }, [said, first]);
  return (
    <p className={styles.status} role="status" ref={ref} part="status">
      {text && text === said && <LiveText text={text} />}
    </p>
  );
}
