import { type ReactNode, useEffect, useRef } from "react";
import { CopyableText } from "../../ui/copyable-text";
import * as styles from "./handover-panel.css";

interface HandoverPanelProps {
  /** Focused when offered, so that screen readers read it. */
  offered: { message: string };
  /** Why it is shown. */
  reason: ReactNode;
  text: { message: string; copy: string; copied: string };
  /** What else can be done with the message. */
  children?: ReactNode;
}

/** The text for another app, for the visitor to send by hand. */
export function HandoverPanel({ offered, reason, text, children }: HandoverPanelProps) {
  const ref = useRef<HTMLParagraphElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is shown anew
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
