import type { BookingOptions } from "./booking.options";

/** Loads the payment panel for a booking element. */
export const loadPayment = async (opener: HTMLElement, booking: BookingOptions) =>
  (await import("../payment/payment.beside")).paymentBeside(
    (opener.getRootNode() as ShadowRoot).host,
    booking,
  );
