import { defineOpening } from "../core/element/opening-element";
import type { WidgetDefinition } from "../core/widget";
import { Booking, type BookingProps } from "./booking";
import { bookingOptions } from "./booking.options";
import { loadPayment } from "./booking.payment";

/** Registers `<maloca-booking>`. */
export const widget: WidgetDefinition<"dialog", BookingProps, typeof bookingOptions> =
  defineOpening({
    name: "booking",
    kind: "dialog",
    component: (props: BookingProps) => Booking({ ...props, onPay: loadPayment }),
    options: bookingOptions,
  });
