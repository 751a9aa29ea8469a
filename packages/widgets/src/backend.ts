import { type LeadReceipt, paths, REFERENCE_HEADER } from "@maloca/catalog/api";
import type { BookingRequest } from "@maloca/catalog/requests/booking.schema";
import type { ContactMessage } from "@maloca/catalog/requests/contact.schema";
import type { TripRequest } from "@maloca/catalog/requests/trip-request.schema";
import { type Answer, type Connection, ownHeaders, post } from "./backend.post";

export { encodeSource, type Source } from "@maloca/catalog/source";
export { type NewsletterForm, sendNewsletter } from "./backend.newsletter";
export type { Answer, Connection } from "./backend.post";

/** Only the server's own word counts: a login page in between answers 200 as well. */
function acknowledged(answer: Answer<LeadReceipt>): Answer<LeadReceipt> {
  if (answer.error || answer.data?.success === true) return answer;
  return { data: null, error: { reason: "refused", message: "unexpected_answer" } };
}

/** Asks for a place (`send-booking-request`). */
export const sendBooking = async (request: BookingRequest, to: Connection) =>
  acknowledged(await post(`${to.endpoint ?? ""}${paths.booking}`, request, ownHeaders(to)));

/** Writes to the team (`send-alliance-email`). */
export const sendContact = async (message: ContactMessage, to: Connection) =>
  acknowledged(await post(`${to.endpoint ?? ""}${paths.contact}`, message, ownHeaders(to)));

/** The package's first name for it. */
export { sendContact as sendAlliance };

/** Asks for a trip of one's own: stored when the answer is an empty 201. */
export async function sendTripRequest(request: TripRequest, to: Connection): Promise<Answer<true>> {
  const url = `${to.endpoint ?? ""}${paths.tripRequest}`;
  let reference: string | null = null;
  const answer = await post<unknown>(url, request, ownHeaders(to), {
    onResponse({ response }) {
      reference = response.headers.get(REFERENCE_HEADER);
    },
  });
  if (answer.error) return answer;
  // A login page in between answers with a text.
  if (!answer.data) return { data: true, error: null, reference };
  return { data: null, error: { reason: "refused", message: "unexpected_answer" } };
}
