import { sendBooking, sendContact, sendTripRequest } from "../../backend";
import type { sendSignup } from "./send-signup";

/** The function that sends each kind of request, by the name of its widget. */
export const senders = {
  booking: sendBooking,
  contact: sendContact,
  /** Loads its code first: the other forms do not need it. */
  newsletter: async (...signup: Parameters<typeof sendSignup>) =>
    (await import("./send-signup")).sendSignup(...signup),
  "trip-wizard": sendTripRequest,
};

export type RequestName = keyof typeof senders;
