import type { PaymentDialogProps } from "../payment/payment";
import { Booking, type BookingProps } from "./booking";
import { inPage } from "./booking.inline";

export interface BookingFormProps
  extends Omit<BookingProps, "open" | "inline" | "mayOpen" | "onOpen" | "mayClose" | "onClose"> {
  /** Options of the booking's payment panel, such as `depositPercent`. */
  payment?: PaymentDialogProps;
}

/**
 * The booking's form in the page. A component of its own and no option of the dialog's, so that an application which
 * shows one has not the code of the other, and its types no callbacks that are never called.
 */
export const BookingForm = ({ payment, ...props }: BookingFormProps) => (
  <Booking
    {...props}
    {...inPage({})}
    onPay={async () => (await import("../payment/payment.panel")).paymentPart(payment)}
  />
);
