import { define } from "../element/element";
import { BookingDialog } from "./booking";
import { bookingOptions } from "./booking.options";

/** `<maloca-booking>`; importing this file registers it. */
export const widget = define({
  name: "booking",
  component: BookingDialog,
  options: bookingOptions,
});
