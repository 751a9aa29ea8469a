/** The body of the forms endpoint for one address. */
export function toSubmission(email: string, pageUri: string, pageName: string) {
  return { fields: [{ name: "email", value: email }], context: { pageUri, pageName } };
}
