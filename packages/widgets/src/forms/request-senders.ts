import { sendAlliance, sendBooking, sendNewsletter, sendTripRequest } from "../backend";

/** How each request is sent that this device may keep, by the noun of its widget. */
export const senders = {
  booking: sendBooking,
  contact: sendAlliance,
  newsletter: ({ email }: { email: string }, to: Parameters<typeof sendNewsletter>[1]) =>
    sendNewsletter(email, to),
  "trip-wizard": sendTripRequest,
};

export type RequestName = keyof typeof senders;
