import { contactErrors, contactNotices } from "@maloca/catalog/locales/es";
import { noticesIn } from "@maloca/catalog/notices";
import { contactFields } from "@maloca/catalog/requests/contact";
import { checkOf } from "@maloca/catalog/requests/schema";
import type { Wording } from "@maloca/catalog/words";

export { sendContact as send } from "../../backend";
export { Confirmation } from "../outcome/confirmation";

// Separate from the form: the schema loads when the visitor starts to fill it in.
export const check = checkOf(contactFields, { contactErrors });

export const notices = (wording: Wording) => noticesIn(wording, { contactNotices });
