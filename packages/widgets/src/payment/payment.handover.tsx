import type { PaymentRequest } from "@maloca/catalog/requests/payment.amounts";
import { type Wording, wordsIn } from "@maloca/catalog/words";
import { OutgoingLink } from "../core/outgoing-link";
import { HandoverPanel } from "../forms/outcome/handover-panel";
import { paymentHandover } from "../locales/es";
import * as styles from "./payment.handover.css";

/** A message that the visitor sends by hand. */
export interface Handover {
  data: PaymentRequest;
  message: string;
  /** The link to the messaging app; empty if the team has neither number nor link. */
  href: string;
  /** Why it is not sent automatically: a blocked tab, a link that carries no text, or no link. */
  reason: "blocked" | "byHand" | "alone";
}

interface PaymentHandoverProps {
  offered: Handover;
  wording: Wording;
  onOpened(): void;
}

/** The message to copy and the link to the messaging app. */
export function PaymentHandover({ offered, wording, onOpened }: PaymentHandoverProps) {
  const text = wordsIn(wording, { paymentHandover });
  return (
    <HandoverPanel offered={offered} reason={text[offered.reason]} text={text}>
      {offered.href && (
        <OutgoingLink className={styles.link} href={offered.href} onClick={onOpened}>
          {text.link}
        </OutgoingLink>
      )}
    </HandoverPanel>
  );
}
