/**
 * The data-protection line above every button that sends personal data
 * (docs/product.md, "Consent"). Change the version with the text: it is stored with the lead.
 */
export const consent = {
  version: "2026-11",
  notice: "Al enviar autorizas el tratamiento de tus datos para responder tu solicitud, según la",
  request: "Autorizo el tratamiento de mis datos para responder mi solicitud, según la",
  policy: "política de datos",
} as const;
