import { newsletterSignup } from "@maloca/catalog/requests/newsletter.schema";
import { check as checkBy } from "@maloca/catalog/validation";

export { newsletterNotices as notices } from "@maloca/catalog/locales/es";
export { sendSignup as send } from "../forms/send-signup";

/** Apart from the form, so that the schema is loaded when somebody starts to fill it. */
export const check = (input: unknown) => checkBy(newsletterSignup, input);
