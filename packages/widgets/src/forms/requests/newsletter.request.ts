import { newsletterErrors, newsletterNotices } from "@maloca/catalog/locales/es";
import { noticesIn } from "@maloca/catalog/notices";
import { newsletterContext, newsletterFields } from "@maloca/catalog/requests/newsletter";
import { checkOf } from "@maloca/catalog/requests/schema";
import type { Wording } from "@maloca/catalog/words";

export { sendSignup as send } from "../../backend.newsletter";
export { Confirmation } from "../outcome/confirmation";

// Separate from the form: the schema loads when the visitor starts to fill it in.
export const check = checkOf({ ...newsletterFields, ...newsletterContext }, { newsletterErrors });

export const notices = (wording: Wording) => noticesIn(wording, { newsletterNotices });
