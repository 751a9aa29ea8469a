/**
 * What a visitor consents to (docs/product.md, "Consent"). The version is stored with the lead:
 * change it with the words of `consentText`.
 */
export const consent = { version: "2026-11" } as const;
