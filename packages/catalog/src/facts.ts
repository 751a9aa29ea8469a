import company from "../content/company.json" with { type: "json" };

// What widgets say of the operator, from the company's document. Each is a constant of its own, so that a file has those
// alone that it says. The script-tag build writes them in a file's first line, from where a lead server takes them out
// for its operator's (`script-facts.ts`). The values that come with the build are placeholders (docs/decisions.md,
// "The company is a document"); nobody can own a domain with `.example`.

export const brand = company.brand;
export const tagline = company.tagline;
export const legalName = company.legalName;
export const rnt = company.rnt;
export const email = company.email;
export const partnershipsEmail = company.partnershipsEmail;

/** Digits with country code. Links with a number can contain a text. */
export const messagingPhone = company.messaging.phone;
/** A link without text, used if no phone number is set. */
export const messagingLink = company.messaging.shortLink;

export const hoursEs = company.supportHours.es;
export const hoursEn = company.supportHours.en;
export const hoursPt = company.supportHours.pt;

/** The version of the consent's text, which is stored with each lead (docs/product.md, "Consent"). */
export const consentVersion = company.consent.version;
/** The version of the newsletter's texts, which state another purpose. */
export const newsletterConsentVersion = company.newsletterConsent.version;

export const noticeEs = company.consent.es.notice;
export const requestEs = company.consent.es.request;
export const noticeEn = company.consent.en.notice;
export const requestEn = company.consent.en.request;
export const noticePt = company.consent.pt.notice;
export const requestPt = company.consent.pt.request;

export const newsletterNoticeEs = company.newsletterConsent.es.notice;
export const newsletterRequestEs = company.newsletterConsent.es.request;
export const newsletterNoticeEn = company.newsletterConsent.en.notice;
export const newsletterRequestEn = company.newsletterConsent.en.request;
export const newsletterNoticePt = company.newsletterConsent.pt.notice;
export const newsletterRequestPt = company.newsletterConsent.pt.request;

// The brand's colours that widgets have.
export const forest = company.colors.forest;
/** A darker clay, for text on paper and as a background of paper-coloured text (≥ 7:1). */
export const clayDeep = company.colors.clayDeep;
export const maize = company.colors.maize;
/** Forest for lines and links on dark pages, ≥ 7:1 on card. Of another operator's forest it is computed. */
export const darkLink = "#9bd3b8";
