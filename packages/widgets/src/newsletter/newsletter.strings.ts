/** What the newsletter form says. A partner may replace any of it. */
export const newsletterStrings = {
  email: "Tu correo electrónico",
  submit: "Suscribirme",
  sending: "Suscribiendo...",
};
