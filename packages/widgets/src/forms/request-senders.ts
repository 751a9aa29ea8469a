import { sendBooking, sendContact, sendTripRequest } from "../backend";
import { sendSignup } from "./send-signup";

/** How each storable request is sent, by its widget's noun. */
export const senders = {
  booking: sendBooking,
  contact: sendContact,
  newsletter: sendSignup,
  "trip-wizard": sendTripRequest,
};

export type RequestName = keyof typeof senders;
