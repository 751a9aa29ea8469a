import { paths } from "@maloca/catalog/api";
import { toSubmission } from "@maloca/catalog/requests/newsletter.submission";
import { type Answer, type Connection, ownHeaders, post } from "./backend.post";

/** A form of a forms endpoint: the lead server's, or that of a mailing service. */
export interface NewsletterForm {
  portalId: string;
  formId: string;
  /** The endpoint's address up to the portal id; empty for the lead server. */
  formsEndpoint?: string;
}

/**
 * Signs up for the newsletter. Any HTTP success counts, unless it has the idempotency key of another request. A
 * mailing service returns no key.
 */
export async function sendNewsletter(
  email: string,
  to: Connection & NewsletterForm,
): Promise<Answer<true>> {
  const base = to.formsEndpoint || `${to.endpoint ?? ""}${paths.newsletter}`;
  const url = [base, ...[to.portalId, to.formId].map(encodeURIComponent)].join("/");
  const body = toSubmission(email, location.href, document.title);
  const answer = await post(
    url,
    body,
    to.formsEndpoint ? undefined : ownHeaders(to),
    ({ key = to.idempotencyKey }) => key === to.idempotencyKey,
  );
  return answer.error ? answer : { data: true, error: null };
}

/** Signs up with the parameters of the other requests. */
export const sendSignup = ({ email }: { email: string }, to: Connection & NewsletterForm) =>
  sendNewsletter(email, to);
