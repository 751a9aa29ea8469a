/** The body for the forms endpoint, with one address. */
export function toSubmission(email: string, pageUri: string, pageName: string) {
  return { fields: [{ name: "email", value: email }], context: { pageUri, pageName } };
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
