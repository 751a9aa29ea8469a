/**
 * The version of the consent's text, which is stored with each lead (docs/product.md, "Consent"). Change it
 * together with `consentText`, and add the new texts to `consent-texts.ts`.
 */
export const consent = {
  version: "2026-11",
  /** The version of `newsletterConsentText`, which states another purpose. */
  newsletterVersion: "2026-11-newsletter",
  /** The path of the data-protection policy on the site (Ley 1581 de 2012). */
  policyPath: "/#tratamiento-de-datos",
} as const;
