// The widgets' own code for a form's request, without what needs a document. `browser.ts` bundles this file once and
// runs it for each page, so that every page has its own modules, as in a browser.

import { bookingFields } from "@maloca/catalog/requests/booking";
import { contactFields } from "@maloca/catalog/requests/contact";
import { tripRequestFields } from "@maloca/catalog/requests/trip-request";
import * as booking from "../../../widgets/src/forms/requests/booking.request";
import * as contact from "../../../widgets/src/forms/requests/contact.request";
import * as tripWizard from "../../../widgets/src/forms/requests/trip-wizard.request";

export { report, resume } from "../../../widgets/src/forms/offline/offline-queue";
export { keptHere } from "../../../widgets/src/forms/offline/offline-queue.names";
export { isBusy, isUnsent, waits } from "../../../widgets/src/forms/submission/submission";
export { controllerOf } from "../../../widgets/src/forms/submission/submission-controller";

/** The requests by the names of their widgets: fields, and the code that checks and sends. */
export const requests = {
  booking: { fields: bookingFields, code: booking },
  contact: { fields: contactFields, code: contact },
  "trip-wizard": { fields: tripRequestFields, code: tripWizard },
};
