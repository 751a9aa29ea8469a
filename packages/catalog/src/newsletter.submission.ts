/** The body of the forms endpoint for one address (spec §7). */
export function toSubmission(email: string, pageUri: string, pageName: string) {
  return { fields: [{ name: "email", value: email }], context: { pageUri, pageName } };
}
