import { type ReactNode, useEffect, useRef } from "react";
import { CopyableText } from "../../ui/copyable-text";
import * as styles from "./handover-panel.css";

interface HandoverPanelProps {
  /** The message. With a new one the reason gets the focus, so that screen readers read it. */
  offered: { message: string };
  /** Why the visitor has to send it. */
  reason: ReactNode;
  text: { message: string; copy: string; copied: string };
  /** Further actions beside the copy button. */
  children?: ReactNode;
}

/** A message that the visitor can copy and send in another app. */
export function HandoverPanel({ offered, reason, text, children }: HandoverPanelProps) {
  const ref = useRef<HTMLParagraphElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new message
  useEffect(() => ref.current?.focus(), [offered]);

  return (
    <div className={styles.handover} part="handover">
      <p className={styles.reason} ref={ref} tabIndex={-1}>
        {reason}
      </p>
      <CopyableText
        label={text.message}
        text={offered.message}
        copy={text.copy}
        copied={text.copied}
      >
        {children}
      </CopyableText>
    </div>
  );
}
