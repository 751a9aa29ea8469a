/**
 * What a visitor consents to (docs/product.md, "Consent"). The version is stored with the lead:
 * change it with the words of `consentText`, and
 * archive them in `consent-texts.ts`.
 */
export const consent = {
  version: "2026-11",
  /** Where the data-protection policy stands, on the site (Ley 1581 de 2012). */
  policyPath: "/#tratamiento-de-datos",
} as const;
