import type { BookingOptions } from "./booking.options";

/** The payment of a booking's element; its code loads on demand. */
export const loadPayment = async (opener: HTMLElement, booking: BookingOptions) =>
  (await import("../payment/payment.element")).paymentBeside(
    (opener.getRootNode() as ShadowRoot).host,
    booking,
  );
