// What widgets say of the operator. Each is a constant of its own, so that a file has those alone that it says. The
// script-tag build writes them in a file's first line, from where a lead server takes them out for its operator's
// (`script-facts.ts`). Every value is a placeholder until the operator provides the real one (docs/decisions.md,
// "Operator facts in one file"); nobody can own a domain with `.example`.

export const brand = "Maloca";
export const tagline = "Viajes que devuelven";
export const legalName = "Maloca Viajes Regenerativos S.A.S.";
export const rnt = "00000";
export const email = "hola@maloca.example";
export const partnershipsEmail = "alianzas@maloca.example";

/** Digits with country code. Links with a number can contain a text. */
export const messagingPhone: string = "573000000000";
/** A link without text, used if no phone number is set. */
export const messagingLink: string = "";

export const hoursEs = "Lunes a viernes, 08:00–17:00";
export const hoursEn = "Monday to Friday, 08:00–17:00 (Colombia)";
export const hoursPt = "Segunda a sexta, 08:00–17:00 (Colômbia)";

/**
 * The version of the consent's text, which is stored with each lead (docs/product.md, "Consent"). Change it
 * together with the texts below, and add the new texts to `consent-texts.ts`.
 */
export const consentVersion = "2026-11";
/** The version of the newsletter's texts, which state another purpose. */
export const newsletterConsentVersion = "2026-11-newsletter";

export const noticeEs =
  "Al enviar autorizas el tratamiento de tus datos para responder tu solicitud, según la";
export const requestEs =
  "Autorizo el tratamiento de mis datos para responder mi solicitud, según la";
export const noticeEn =
  "By sending this, you let us use your details to answer you, as set out in our";
export const requestEn = "You may use my details to answer my request, as set out in the";
export const noticePt =
  "Ao enviar, você autoriza o uso dos seus dados para responder ao seu pedido, conforme a";
export const requestPt = "Autorizo o uso dos meus dados para responder ao meu pedido, conforme a";

export const newsletterNoticeEs =
  "Al suscribirte autorizas el tratamiento de tus datos para enviarte el newsletter, según la";
export const newsletterRequestEs =
  "Autorizo el tratamiento de mis datos para recibir el newsletter, según la";
export const newsletterNoticeEn =
  "By subscribing, you let us use your details to send you the newsletter, as set out in our";
export const newsletterRequestEn =
  "You may use my details to send me the newsletter, as set out in the";
export const newsletterNoticePt =
  "Ao se inscrever, você autoriza o uso dos seus dados para enviar a newsletter, conforme a";
export const newsletterRequestPt =
  "Autorizo o uso dos meus dados para receber a newsletter, conforme a";

// The brand's colours that widgets have.
export const forest = "#12382b";
/** A darker clay, for text on paper and as a background of paper-coloured text (≥ 7:1). */
export const clayDeep = "#903818";
export const maize = "#f0b440";
/** Forest for lines and links on dark pages, ≥ 7:1 on card. */
export const darkLink = "#9bd3b8";
