import type { BookingOptions } from "./booking.options";

/** From a booking's element to the payment's. Its code is asked for now and not sooner. */
export const openPayment = async (booking: BookingOptions, opener: HTMLElement) =>
  (await import("../payment/payment.element")).openPayment(booking, opener);
