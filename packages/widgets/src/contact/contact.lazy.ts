import { contactMessage } from "@maloca/catalog/requests/contact.schema";
import { check as checkBy } from "@maloca/catalog/validation";

export { contactNotices as notices } from "@maloca/catalog/locales/es";
export { sendContact as send } from "../backend";

/** Apart from the form, so that the schema is loaded when somebody starts to fill it. */
export const check = (input: unknown) => checkBy(contactMessage, input);
