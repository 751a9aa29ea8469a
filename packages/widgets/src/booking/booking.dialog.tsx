import type { PaymentDialogProps } from "../payment/payment";
import { Booking, type BookingProps } from "./booking";

export interface BookingDialogProps extends BookingProps {
  /** Options of the payment that the booking leads to, e.g. its `depositPercent`. */
  payment?: PaymentDialogProps;
}

/** Asks for a place on a trip and leads to its payment, whose code loads on demand. */
export const BookingDialog = ({ payment, ...props }: BookingDialogProps) => (
  <Booking
    {...props}
    onPay={async () => (await import("../payment/payment.panel")).paymentPart(payment)}
  />
);
