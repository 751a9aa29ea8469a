import { type Wording, wordsIn } from "@maloca/catalog/words";
import { useLayoutEffect, useRef } from "react";
import { type PaymentDialogProps, PaymentForm } from "./payment.form";
import { paymentWords } from "./payment.options";
import * as styles from "./payment.panel.css";

export interface PaymentPanelProps extends PaymentDialogProps {
  /** What was pressed to show it: focus returns there. */
  opener: HTMLElement;
  onBack(): void;
}

/** The payment as the second panel of a booking's dialog (docs/decisions.md, "A payment is a total"). */
function PaymentPanel({ opener, onBack, ...props }: PaymentPanelProps) {
  const text = wordsIn(props, paymentWords);
  const ref = useRef<HTMLDivElement>(null);
  const { open, onOpen, onClose } = props;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is shown or left
  useLayoutEffect(() => {
    if (!open) return;
    const dialog = ref.current?.closest("dialog");
    ref.current?.scrollIntoView({ block: "start" });
    // The dialog is named after what it shows now.
    dialog?.querySelector("h2")?.focus({ preventScroll: true });
    onOpen?.();
    // Escape and the back gesture go one panel back, as its button does.
    const goBack = (event: Event) => {
      event.preventDefault();
      onBack();
    };
    dialog?.addEventListener("cancel", goBack);
    return () => {
      dialog?.removeEventListener("cancel", goBack);
      onClose?.();
      if (dialog?.open) opener.focus();
    };
  }, [open]);

  return (
    <div className={styles.panel} ref={ref} hidden={!open}>
      <button type="button" className={styles.back} onClick={onBack} part="back">
        {text.back}
      </button>
      <PaymentForm {...props} />
    </div>
  );
}

/**
 * The payment for a booking to show.
 * @param given the page's own options of it, such as the deposit.
 */
export const paymentPart = (given: PaymentDialogProps = {}) => ({
  /** What the dialog is called while it is shown. */
  words: ({ lang }: Wording) => wordsIn({ lang, strings: given.strings }, paymentWords),
  render: (carried: PaymentDialogProps & Pick<PaymentPanelProps, "opener">, onBack: () => void) => (
    <PaymentPanel {...given} {...carried} onBack={onBack} />
  ),
});

export type PaymentPart = ReturnType<typeof paymentPart>;
