import { addedText } from "../added-text";
import { newsletterContext } from "./newsletter";

const { pageUri: uri, pageName: name } = newsletterContext;

/** The body for the forms endpoint, with one address. What the page adds is cut to its limit. */
export function toSubmission(email: string, pageUri: string, pageName: string) {
  return {
    fields: [{ name: "email", value: email }],
    context: {
      pageUri: addedText(pageUri, uri.limits[1]),
      pageName: addedText(pageName, name.limits[1]),
    },
  };
}

/** The form's attributes for a marketing service; none without its endpoint. */
export const newsletterAttributes = (service: {
  endpoint: string;
  portalId: string;
  formId: string;
}): Record<string, string> =>
  service.endpoint
    ? {
        "forms-endpoint": service.endpoint,
        "portal-id": service.portalId,
        "form-id": service.formId,
      }
    : {};
