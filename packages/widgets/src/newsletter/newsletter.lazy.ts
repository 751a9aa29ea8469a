import { check as checkBy } from "@maloca/catalog/check";
import { newsletterSignup } from "@maloca/catalog/newsletter";
import { sendNewsletter } from "../backend";

export { newsletterNotices as notices } from "@maloca/catalog/newsletter.notices";

/** Apart from the form, so that the schema is loaded when somebody starts to fill it. */
export const check = (input: unknown) => checkBy(newsletterSignup, input);

export const send = ({ email }: { email: string }, to: Parameters<typeof sendNewsletter>[1]) =>
  sendNewsletter(email, to);
