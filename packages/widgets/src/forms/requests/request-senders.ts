import { sendBooking, sendContact, sendTripRequest } from "../../backend";
import type { sendSignup as SendSignup } from "../../backend.newsletter";

/** The function that sends each kind of request, by the name of its widget. */
export const senders = {
  booking: sendBooking,
  contact: sendContact,
  // On the page of another form, only where such a request was kept.
  newsletter: async (...request: Parameters<typeof SendSignup>) =>
    (await import("../../backend.newsletter")).sendSignup(...request),
  "trip-wizard": sendTripRequest,
};

export type RequestName = keyof typeof senders;
