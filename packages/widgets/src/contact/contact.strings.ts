/** What the contact form says. A partner may replace any of it. */
export const contactStrings = {
  name: "Nombre completo",
  email: "Correo electrónico",
  organization: "Organización",
  message: "Mensaje",
  optional: "(opcional)",
  submit: "Enviar mensaje",
  sending: "Enviando...",
  slow: "La señal está lenta. Seguimos enviando; no cierres esta página.",
  failed: "Tu mensaje no se ha enviado. Lo que escribiste sigue aquí.",
  invalid: "Revisa los campos marcados.",
};
