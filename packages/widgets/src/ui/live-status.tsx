import { useEffect, useRef, useState } from "react";
import * as styles from "./live-status.css";

/** The line beside a form's button that says how things stand, brought into view when it speaks. */
export function LiveStatus({ text }: { text: string }) {
  const ref = useRef<HTMLParagraphElement>(null);
  // What it says from the beginning is no news.
  const [first] = useState(text);
  useEffect(() => {
    if (text && text !== first) ref.current?.scrollIntoView({ block: "nearest" });
  }, [text, first]);
  return (
    <p className={styles.status} role="status" ref={ref}>
      {text}
    </p>
  );
}
