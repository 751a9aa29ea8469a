/** The body for the forms endpoint, with one address. */
export function toSubmission(email: string, pageUri: string, pageName: string) {
  return { fields: [{ name: "email", value: email }], context: { pageUri, pageName } };
}
