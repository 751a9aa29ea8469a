import { tripRequestNoticesFor } from "@maloca/catalog/locales/es";
import { tripRequest } from "@maloca/catalog/requests/trip-request.schema";
import { check as checkBy } from "@maloca/catalog/validation";

export { sendTripRequest as send } from "../backend";

/** Apart from the wizard, so that the schema loads when the visitor starts to fill it in. */
export const check = (input: unknown) => checkBy(tripRequest, input);

export const notices = (typed: FormData) =>
  tripRequestNoticesFor(String(typed.get("first_name")).trim());
