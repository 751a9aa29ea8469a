import { defineOpening } from "../core/element/opening-element";
import type { WidgetDefinition } from "../core/widget";
import type { BookingProps } from "./booking";
import { bookingOptions } from "./booking.options";
import { PlacedBooking } from "./booking.placed";

/** Registers `<maloca-booking>`. */
export const widget: WidgetDefinition<"dialog", BookingProps, typeof bookingOptions> =
  defineOpening({
    name: "booking",
    kind: "dialog",
    component: PlacedBooking,
    options: bookingOptions,
  });
