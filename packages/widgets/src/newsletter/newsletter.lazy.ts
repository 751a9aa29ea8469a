import { newsletterSignup } from "@maloca/catalog/requests/newsletter.schema";
import { check as checkBy } from "@maloca/catalog/validation";

export { newsletterNotices as notices } from "@maloca/catalog/locales/es";
export { sendSignup as send } from "../forms/send-signup";

/** Apart from the form, so that the schema loads when the visitor starts to fill it in. */
export const check = (input: unknown) => checkBy(newsletterSignup, input);
