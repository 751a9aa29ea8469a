import { contactMessage } from "@maloca/catalog/requests/contact.schema";
import { check as checkBy } from "@maloca/catalog/validation";

export { contactNotices as notices } from "@maloca/catalog/locales/es";
export { sendContact as send } from "../backend";

/** Apart from the form, so that the schema loads when the visitor starts to fill it in. */
export const check = (input: unknown) => checkBy(contactMessage, input);
