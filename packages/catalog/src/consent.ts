import { consentVersion, newsletterConsentVersion } from "./facts";

/** The consent that is stored with each lead (docs/product.md, "Consent"). */
export let consent = {
  version: consentVersion,
  newsletterVersion: newsletterConsentVersion,
  /** The path of the data-protection policy on the site (Ley 1581 de 2012). */
  policyPath: "/#tratamiento-de-datos",
};

export const setConsent = (versions: Omit<typeof consent, "policyPath">): void => {
  consent = { ...consent, ...versions };
};
