import { useEffect, useState } from "react";
import * as styles from "./live-status.css";
import { LiveText } from "./live-text";
import { whenKnown } from "./when-known";

/** The status line beside a form's button. It is heard, and moves nothing: what must be seen may be a wrong field. */
export function LiveStatus({ text }: { text: string }) {
  // After what gets the focus and the fault at a field: a screen reader forgets what waits when these come. A text
  // that goes again at once is not shown.
  const [said, say] = useState(text);
  useEffect(() => whenKnown(() => say(text)), [text]);
  return (
    <p className={styles.status} role="status" part="status">
      {text && text === said && <LiveText text={text} />}
    </p>
  );
}
