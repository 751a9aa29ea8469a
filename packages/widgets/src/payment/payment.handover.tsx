import type { PaymentRequest } from "@maloca/catalog/requests/payment.amounts";
import { HandoverPanel } from "../forms/handover-panel";
import * as styles from "./payment.handover.css";
import type { paymentOptions } from "./payment.options";

/** A message that the visitor sends by hand. */
export interface Handover {
  data: PaymentRequest;
  message: string;
  /** Opens the messaging app; empty where the team has neither number nor link. */
  href: string;
  /** The reason: a blocked tab, a link without text, or no link at all. */
  reason: "blocked" | "byHand" | "alone";
}

interface PaymentHandoverProps {
  offered: Handover;
  text: typeof paymentOptions.strings;
  onOpened(): void;
}

/** The message and the link to the team, for a blocked tab or a link without text. */
export const PaymentHandover = ({ offered, text, onOpened }: PaymentHandoverProps) => (
  <HandoverPanel offered={offered} reason={text[offered.reason]} text={text}>
    {offered.href && (
      <a
        className={styles.link}
        href={offered.href}
        target="_blank"
        rel="noopener"
        onClick={onOpened}
      >
        {text.link}
      </a>
    )}
  </HandoverPanel>
);
