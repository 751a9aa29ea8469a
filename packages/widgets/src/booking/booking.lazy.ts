import { bookingRequest } from "@maloca/catalog/requests/booking.schema";
import { check as checkBy } from "@maloca/catalog/validation";

export { bookingNotices as notices } from "@maloca/catalog/locales/es";
export { sendBooking as send } from "../backend";

/** Apart from the dialog, so that the schema loads when the visitor starts to fill it in. */
export const check = (input: unknown) => checkBy(bookingRequest, input);
