import { submissionStatusStrings } from "../forms/submission-status.strings";

/** What the newsletter form says. A partner may replace any of it. */
export const newsletterStrings = {
  ...submissionStatusStrings,
  email: "Tu correo electrónico",
  submit: "Suscribirme",
  sending: "Suscribiendo...",
  sent: "Listo: ya estás en la lista.",
  failed: "Tu suscripción no se ha enviado. Tu correo sigue aquí.",
  // The field says it itself.
  invalid: "",
};
