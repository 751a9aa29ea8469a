import type { PaymentDialogProps } from "../payment/payment";
import { Dialog } from "../ui/dialog/dialog";
import { Booking, type BookingProps } from "./booking";

export interface BookingDialogProps extends Omit<BookingProps, "inline"> {
  /** Options of the booking's payment panel, such as `depositPercent`. */
  payment?: PaymentDialogProps;
}

/** The booking dialog with a payment panel, whose code loads on demand. */
export const BookingDialog = ({ payment, ...props }: BookingDialogProps) => (
  <Booking
    {...props}
    frame={Dialog}
    onPay={async () => (await import("../payment/payment.panel")).paymentPart(payment)}
  />
);
