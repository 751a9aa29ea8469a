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

/** The page on which somebody signs up. */
export interface SignupPage {
  pageUri: string;
  pageName: string;
}

/** This page. A sign-up that waits on the device is sent from another one. */
export const pageOfSignup = (): SignupPage => ({
  pageUri: location.href,
  pageName: document.title,
});

/** Signs up for the newsletter. A mailing service's answer is not read: its status counts, unless it is a page. */
export async function sendNewsletter(
  email: string,
  to: Connection & NewsletterForm,
  page: SignupPage = pageOfSignup(),
): Promise<Answer<true>> {
  const base = to.formsEndpoint || `${to.endpoint ?? ""}${paths.newsletter}`;
  const url = [base, ...[to.portalId, to.formId].map(encodeURIComponent)].join("/");
  const body = toSubmission(email, page.pageUri, page.pageName);
  const answer = await post(url, body, to.formsEndpoint ? undefined : ownHeaders(to), {
    key: to.idempotencyKey,
    statusOnly: true,
  });
  return answer.error ? answer : { data: true, error: null };
}

/**
 * Signs up with the parameters of the other requests.
 * @param signup the address, and the page if it was noted when it was typed.
 */
export const sendSignup = (
  { email, ...page }: { email: string } & Partial<SignupPage>,
  to: Connection & NewsletterForm,
) => sendNewsletter(email, to, { ...pageOfSignup(), ...page });
