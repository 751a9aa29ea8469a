import type { PaymentDialogProps } from "../payment/payment";
import { Booking, type BookingProps } from "./booking";

export interface BookingDialogProps extends BookingProps {
  /** Options of the booking's payment panel, such as `depositPercent`. */
  payment?: PaymentDialogProps;
}

/** The booking dialog with a payment panel, whose code loads on demand. */
export const BookingDialog = ({ payment, ...props }: BookingDialogProps) => (
  <Booking
    {...props}
    onPay={async () => (await import("../payment/payment.panel")).paymentPart(payment)}
  />
);
