import { type LeadReceipt, paths } from "@maloca/catalog/api";
import type { BookingRequest } from "@maloca/catalog/requests/booking.schema";
import type { ContactMessage } from "@maloca/catalog/requests/contact.schema";
import type { TripRequest } from "@maloca/catalog/requests/trip-request.schema";
import { type Answer, type Connection, ownHeaders, post } from "./backend.post";

export { encodeSource, type Source } from "@maloca/catalog/source";
export { type NewsletterForm, sendNewsletter } from "./backend.newsletter";
export type { Answer, Connection } from "./backend.post";

/** One of the server's own functions, whose answer names the key of its request. */
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

/** Asks for a place (`send-booking-request`). */
export const sendBooking = (request: BookingRequest, to: Connection) =>
  call(paths.booking, request, to);

/** Writes to the team (`send-alliance-email`). */
export const sendContact = (message: ContactMessage, to: Connection) =>
  call(paths.contact, message, to);

/** The package's first name for it. */
export { sendContact as sendAlliance };

/**
 * Asks for a trip of one's own: stored when the answer is an empty 201. The insert of a hosted project names
 * no key, as the project's own server does: there the status alone decides.
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
