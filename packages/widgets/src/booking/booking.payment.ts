import type { BookingOptions } from "./booking.options";

/** Opens the payment's element from a booking's; loads its code on demand. */
export const openPayment = async (booking: BookingOptions, opener: HTMLElement) =>
  (await import("../payment/payment.element")).openPayment(booking, opener);
