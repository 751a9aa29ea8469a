import { type LeadReceipt, paths } from "@maloca/catalog/api";
import type { BookingRequest, ContactMessage, TripRequest } from "@maloca/catalog/requests/schemas";
import { type Answer, type Connection, ownHeaders, post } from "./backend.post";

export { encodeSource, type Source } from "@maloca/catalog/source";
export { type NewsletterForm, sendNewsletter } from "./backend.newsletter";
export type { Answer, Connection } from "./backend.post";

/** Calls the server. What counts as sent is decided in `backend.answers.ts`, for all calls alike. */
const call = (path: string, request: object, to: Connection): Promise<Answer<LeadReceipt>> =>
  post((to.endpoint ?? "") + path, request, ownHeaders(to), { key: to.idempotencyKey });

/** Sends a booking request (`send-booking-request`). */
export const sendBooking = (request: BookingRequest, to: Connection) =>
  call(paths.booking, request, to);

/** Sends a contact message to the team (`send-alliance-email`). */
export const sendContact = (message: ContactMessage, to: Connection) =>
  call(paths.contact, message, to);

/** The function's former name, for pages that still import it. */
export { sendContact as sendAlliance };

/** Sends a request for a custom trip (`trip_requests`), also to a hosted project, which inserts the row itself. */
export async function sendTripRequest(request: TripRequest, to: Connection): Promise<Answer<true>> {
  const answer = await call(paths.tripRequest, request, to);
  return answer.error ? answer : { ...answer, data: true };
}
