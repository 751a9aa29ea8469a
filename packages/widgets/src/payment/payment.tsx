import { wordsIn } from "@maloca/catalog/words";
import { withDefaults } from "../core/options/attributes";
import { Dialog } from "../ui/dialog/dialog";
import { type PaymentDialogProps, PaymentForm } from "./payment.form";
import { paymentOptions, paymentWords } from "./payment.options";

export type { PaymentDialogProps, PaymentSent } from "./payment.form";

/**
 * The payment form in a dialog (docs/product.md, "Payment request"). The booking dialog has the same form as its
 * second panel.
 */
export function PaymentDialog(props: PaymentDialogProps) {
  const options = withDefaults(paymentOptions, props);
  const text = wordsIn(props, paymentWords);
  return (
    <Dialog
      open={options.open}
      mayOpen={options.mayOpen}
      onOpen={options.onOpen}
      mayClose={options.mayClose}
      onClose={options.onClose}
      title={text.title}
      intro={text.intro}
      closeLabel={text.close}
      theme={options.theme}
      image={options.image}
    >
      <PaymentForm {...props} />
    </Dialog>
  );
}
