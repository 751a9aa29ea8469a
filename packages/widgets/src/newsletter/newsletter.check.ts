import { check } from "@maloca/catalog/check";
import { newsletterSignup } from "@maloca/catalog/newsletter";

export { newsletterNotices } from "@maloca/catalog/newsletter.notices";

/** Apart from the form, so that the schema is loaded when somebody starts to fill it. */
export const checkNewsletter = (input: unknown) => check(newsletterSignup, input);
