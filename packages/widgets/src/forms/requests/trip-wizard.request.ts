import { tripRequestErrors } from "@maloca/catalog/locales/es";
import { checkOf } from "@maloca/catalog/requests/schema";
import { tripRequestFields } from "@maloca/catalog/requests/trip-request";
import { tripRequestNoticesFor } from "@maloca/catalog/requests/trip-request.notices";
import type { Wording } from "@maloca/catalog/words";

export { sendTripRequest as send } from "../../backend";
export { Confirmation } from "../outcome/confirmation";

// Separate from the form: the schema loads when the visitor starts to fill it in.
export const check = checkOf(tripRequestFields, { tripRequestErrors });

export const notices = (wording: Wording, typed: FormData) =>
  tripRequestNoticesFor(String(typed.get("first_name")).trim(), wording);
