import { define } from "../core/element/element";
import type { WidgetDefinition } from "../core/widget";
import { Booking, type BookingProps } from "./booking";
import { bookingOptions } from "./booking.options";
import { loadPayment } from "./booking.payment";

/** `<maloca-booking>`; importing this file registers it. */
export const widget: WidgetDefinition<"dialog", BookingProps, typeof bookingOptions> = define({
  name: "booking",
  kind: "dialog",
  component: (props: BookingProps) => Booking({ ...props, onPay: loadPayment }),
  options: bookingOptions,
});
