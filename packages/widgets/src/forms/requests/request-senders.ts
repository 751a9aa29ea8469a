import { sendBooking, sendContact, sendTripRequest } from "../../backend";
import { sendSignup } from "../../backend.newsletter";

/** The function that sends each kind of request, by the name of its widget. */
export const senders = {
  booking: sendBooking,
  contact: sendContact,
  newsletter: sendSignup,
  "trip-wizard": sendTripRequest,
};

export type RequestName = keyof typeof senders;
