import { bookingErrors, bookingNotices } from "@maloca/catalog/locales/es";
import { noticesIn } from "@maloca/catalog/notices";
import { bookingFields } from "@maloca/catalog/requests/booking";
import { checkOf } from "@maloca/catalog/requests/schema";
import type { Wording } from "@maloca/catalog/words";

export { readTravelers } from "@maloca/catalog/travelers";
export { sendBooking as send } from "../../backend";

// Separate from the form: the schema loads when the visitor starts to fill it in.
export const check = checkOf(bookingFields, { bookingErrors });

export const notices = (wording: Wording) => noticesIn(wording, { bookingNotices });
