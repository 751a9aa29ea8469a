import { sendBooking, sendContact, sendTripRequest } from "../backend";
import { sendSignup } from "./send-signup";

/** How each request is sent that this device may keep, by the noun of its widget. */
export const senders = {
  booking: sendBooking,
  contact: sendContact,
  newsletter: sendSignup,
  "trip-wizard": sendTripRequest,
};

export type RequestName = keyof typeof senders;
