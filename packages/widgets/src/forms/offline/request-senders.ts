import { sendBooking, sendContact, sendTripRequest } from "../../backend";
import type { sendSignup } from "./send-signup";

/** How each storable request is sent, by its widget's noun. */
export const senders = {
  booking: sendBooking,
  contact: sendContact,
  /** No other form loads its code. */
  newsletter: async (...signup: Parameters<typeof sendSignup>) =>
    (await import("./send-signup")).sendSignup(...signup),
  "trip-wizard": sendTripRequest,
};

export type RequestName = keyof typeof senders;
