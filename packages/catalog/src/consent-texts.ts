import { SPANISH } from "./words";

/** A consent text: the line above a button or, where the page asks for a tick, the text of the box. */
export interface ConsentText {
  notice: string;
  request: string;
}

/**
 * What each version of the consent says, by language: it is shown with a lead for as long as the lead
 * is kept. A version is added with its words (`consent.ts`, `locales/`) and never changed or removed; a
 * test compares the newest.
 */
export const consentTexts: Readonly<Record<string, Readonly<Record<string, ConsentText>>>> = {
  "2026-11": {
    es: {
      notice:
        "Al enviar autorizas el tratamiento de tus datos para responder tu solicitud, según la política de datos.",
      request:
        "Autorizo el tratamiento de mis datos para responder mi solicitud, según la política de datos.",
    },
    en: {
      notice:
        "By sending this, you let us use your details to answer you, as set out in our privacy policy.",
      request: "You may use my details to answer my request, as set out in the privacy policy.",
    },
    pt: {
      notice:
        "Ao enviar, você autoriza o uso dos seus dados para responder ao seu pedido, conforme a política de privacidade.",
      request:
        "Autorizo o uso dos meus dados para responder ao meu pedido, conforme a política de privacidade.",
    },
  },
  "2026-11-newsletter": {
    es: {
      notice:
        "Al suscribirte autorizas el tratamiento de tus datos para enviarte el newsletter, según la política de datos.",
      request:
        "Autorizo el tratamiento de mis datos para recibir el newsletter, según la política de datos.",
    },
    en: {
      notice:
        "By subscribing, you let us use your details to send you the newsletter, as set out in our privacy policy.",
      request:
        "You may use my details to send me the newsletter, as set out in the privacy policy.",
    },
    pt: {
      notice:
        "Ao se inscrever, você autoriza o uso dos seus dados para enviar a newsletter, conforme a política de privacidade.",
      request:
        "Autorizo o uso dos meus dados para receber a newsletter, conforme a política de privacidade.",
    },
  },
};

/** The text of a version in a language, or in Spanish; undefined where no such version is known. */
export function consentTextOf(version: string, language: string): ConsentText | undefined {
  const texts = Object.hasOwn(consentTexts, version) ? consentTexts[version] : undefined;
  return texts && Object.hasOwn(texts, language) ? texts[language] : texts?.[SPANISH];
}
