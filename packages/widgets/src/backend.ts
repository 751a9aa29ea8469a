import { type LeadReceipt, paths } from "@maloca/catalog/api";
import type { BookingRequest, ContactMessage, TripRequest } from "@maloca/catalog/requests/schemas";
import { type Answer, type Connection, ownHeaders, post } from "./backend.post";

export { encodeSource, type Source } from "@maloca/catalog/source";
export { type NewsletterForm, sendNewsletter } from "./backend.newsletter";
export type { Answer, Connection } from "./backend.post";

/** Calls a function of the server; the answer must have the request's idempotency key. */
async function call(path: string, request: object, to: Connection): Promise<Answer<LeadReceipt>> {
  const answer = await post<LeadReceipt>(
    (to.endpoint ?? "") + path,
    request,
    ownHeaders(to),
    ({ data, key }) =>
      (Object(data) as Partial<LeadReceipt>).success === true && key === to.idempotencyKey,
  );
  if (answer.error) return answer;
  const { idempotencyKey: _, ...receipt } = answer.data;
  return { data: receipt, error: null };
}

/** Sends a booking request (`send-booking-request`). */
export const sendBooking = (request: BookingRequest, to: Connection) =>
  call(paths.booking, request, to);

/** Sends a contact message to the team (`send-alliance-email`). */
export const sendContact = (message: ContactMessage, to: Connection) =>
  call(paths.contact, message, to);

/** The function's former name, for pages that still import it. */
export { sendContact as sendAlliance };

/**
 * Sends a request for a custom trip. It is stored when the answer is an HTTP success without a body. The lead
 * server also returns the request's key; a hosted project, which inserts the row itself, returns none.
 */
export async function sendTripRequest(request: TripRequest, to: Connection): Promise<Answer<true>> {
  const answer = await post(
    (to.endpoint ?? "") + paths.tripRequest,
    request,
    ownHeaders(to),
    ({ data, key = to.idempotencyKey }) => !data && key === to.idempotencyKey,
  );
  return answer.error ? answer : { ...answer, data: true };
}
