import { defineOpening } from "../core/element/opening-element";
import type { WidgetDefinition } from "../core/widget";
import { Booking, type BookingProps } from "./booking";
import { type BookingOptions, bookingOptions } from "./booking.options";

/** Registers `<maloca-booking>`. */
export const widget: WidgetDefinition<"dialog", BookingProps, typeof bookingOptions> =
  defineOpening({
    name: "booking",
    kind: "dialog",
    component: (props: BookingProps) => Booking({ ...props, onPay: loadPayment }),
    options: bookingOptions,
  });

/** Loads the payment panel for a booking element. */
const loadPayment = async (opener: HTMLElement, booking: BookingOptions) =>
  (await import("../payment/payment.beside")).paymentBeside(
    (opener.getRootNode() as ShadowRoot).host,
    booking,
  );
