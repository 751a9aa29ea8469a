import { check } from "@maloca/catalog/check";
import { tripRequest } from "@maloca/catalog/trip-request";

export { tripRequestNoticesFor } from "@maloca/catalog/trip-request.notices";

/** Apart from the wizard, so that the schema is loaded when somebody starts to fill it. */
export const checkTripRequest = (input: unknown) => check(tripRequest, input);
