import { SPANISH } from "./words";

/** A consent text: the line above a button, and the label of the box on pages that require a tick. */
export interface ConsentText {
  notice: string;
  request: string;
}

/**
 * The texts of each version of the consent, by language. They are shown with a lead as long as it is kept, so a
 * version is never changed or removed. Add a new one together with those of `facts.ts`; a test compares
 * the newest.
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
  // Of who asked by telephone, WhatsApp or in person: what the colleague confirmed who wrote it down.
  "de-palabra": {
    es: {
      notice:
        "De palabra, sin casilla ni formulario: quien anotó la solicitud confirmó que la persona aceptó el tratamiento de sus datos para responderle.",
      request: "",
    },
  },
};

/**
 * The text of a version in a language, or in Spanish; undefined if the version is unknown.
 * @param of the texts to look in, such as those of an operator.
 */
export function consentTextOf(
  version: string,
  language: string,
  of: typeof consentTexts = consentTexts,
): ConsentText | undefined {
  const texts = Object.hasOwn(of, version) ? of[version] : undefined;
  return texts && Object.hasOwn(texts, language) ? texts[language] : texts?.[SPANISH];
}
