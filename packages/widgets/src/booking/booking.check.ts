import { bookingRequest } from "@maloca/catalog/booking";
import { check } from "@maloca/catalog/check";

export { bookingNotices } from "@maloca/catalog/booking.notices";

/** Apart from the dialog, so that the schema is loaded when somebody starts to fill it. */
export const checkBooking = (input: unknown) => check(bookingRequest, input);
