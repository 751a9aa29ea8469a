import type { PaymentRequest } from "@maloca/catalog/payment.figures";
import { useEffect, useRef } from "react";
import { CopyableText } from "../ui/copyable-text";
import * as styles from "./payment.handover.css";
import type { paymentOptions } from "./payment.options";

/** A message that the visitor carries on by hand. */
export interface Handover {
  data: PaymentRequest;
  message: string;
  /** Opens the messaging app; empty where the team has neither number nor link. */
  href: string;
  /** Why: a browser that let nothing open, a link that carries no text, or no link at all. */
  reason: "blocked" | "byHand" | "alone";
}

interface HandoverProps extends Omit<Handover, "data"> {
  text: typeof paymentOptions.strings;
  onOpened(): void;
}

/** The message and the way to the team, so that neither a popup blocker nor a short link loses it. */
export function HandoverPanel({ message, href, reason, text, onOpened }: HandoverProps) {
  const ref = useRef<HTMLParagraphElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another message is shown anew
  useEffect(() => ref.current?.focus(), [message]);

  return (
    <div className={styles.handover}>
      <p className={styles.reason} ref={ref} tabIndex={-1}>
        {text[reason]}
      </p>
      <CopyableText label={text.message} text={message} copy={text.copy} copied={text.copied}>
        {href && (
          <a className={styles.link} href={href} target="_blank" rel="noopener" onClick={onOpened}>
            {text.link}
          </a>
        )}
      </CopyableText>
    </div>
  );
}
