import { useEffect, useRef } from "react";
import * as styles from "./status.css";

/** The line beside a form's button that says how things stand, brought into view when it speaks. */
export function FormStatus({ text }: { text: string }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text) ref.current?.scrollIntoView({ block: "nearest" });
  }, [text]);
  return (
    <p className={styles.status} role="status" ref={ref}>
      {text}
    </p>
  );
}
