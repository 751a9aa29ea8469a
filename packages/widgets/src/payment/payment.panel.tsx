import { type Wording, wordsIn } from "@maloca/catalog/words";
import { useLayoutEffect, useRef } from "react";
import { OWN_DIALOG } from "../ui/dialog/own-dialog";
import { type PaymentDialogProps, PaymentForm } from "./payment.form";
import { paymentWords } from "./payment.options";
import * as styles from "./payment.panel.css";

interface PaymentPanelProps extends PaymentDialogProps {
  /** The button that was pressed to show it; the focus returns there. */
  opener: HTMLElement;
  onBack(): void;
}

/** The payment as the second panel of a booking, in its dialog or in the page (docs/decisions.md, "A payment is a total"). */
function PaymentPanel({ opener, onBack, ...props }: PaymentPanelProps) {
  const text = wordsIn(props, paymentWords);
  const ref = useRef<HTMLDivElement>(null);
  const { open, onOpen, onClose } = props;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is shown or closed
  useLayoutEffect(() => {
    if (!open) return;
    const dialog = ref.current?.closest<HTMLDialogElement>(OWN_DIALOG);
    const frame = dialog ?? ref.current?.closest("section");
    ref.current?.scrollIntoView({ block: "start" });
    // The title is now that of this panel.
    frame?.querySelector<HTMLElement>("header > [tabindex]")?.focus({ preventScroll: true });
    onOpen?.({ reason: "press" });
    // Escape and the back gesture return to the booking, like the button. Before the dialog's own listener.
    const goBack = (event: Event) => {
      event.preventDefault();
      onBack();
    };
    dialog?.addEventListener("cancel", goBack, true);
    return () => {
      dialog?.removeEventListener("cancel", goBack, true);
      onClose?.({ reason: "button" });
      if (dialog?.open ?? opener.isConnected) opener.focus();
    };
  }, [open]);

  return (
    <div className={styles.panel} ref={ref} hidden={!open}>
      <button type="button" className={styles.back} onClick={onBack} part="back">
        {text.back}
      </button>
      <PaymentForm {...props} onHandedOver={onBack} />
    </div>
  );
}

/**
 * The payment panel for a booking.
 * @param given the page's options of the payment, such as the deposit.
 */
export const paymentPart = (given: PaymentDialogProps = {}) => ({
  /** The dialog's title and introduction while the panel is shown. */
  words: ({ lang }: Wording) => wordsIn({ lang, strings: given.strings }, paymentWords),
  render: (carried: PaymentDialogProps & Pick<PaymentPanelProps, "opener">, onBack: () => void) => (
    <PaymentPanel {...given} {...carried} onBack={onBack} />
  ),
});

export type PaymentPart = ReturnType<typeof paymentPart>;
