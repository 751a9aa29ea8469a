/**
 * What a visitor consents to (docs/product.md, "Consent"). The version is stored with the lead:
 * change it with the words of `consentText`, and
 * archive them in `consent-texts.ts`. A sign-up has a version of its own.
 */
export const consent = {
  version: "2026-11",
  /** The newsletter's text, which has a purpose of its own: `newsletterConsentText`. */
  newsletterVersion: "2026-11-newsletter",
  /** Where the data-protection policy stands, on the site (Ley 1581 de 2012). */
  policyPath: "/#tratamiento-de-datos",
} as const;
