import { submissionStatusStrings } from "../forms/submission-status.strings";

/** What the contact form says. A partner may replace any of it. */
export const contactStrings = {
  ...submissionStatusStrings,
  name: "Nombre completo",
  email: "Correo electrónico",
  organization: "Organización",
  message: "Mensaje",
  optional: "(opcional)",
  submit: "Enviar mensaje",
  sending: "Enviando...",
  sent: "Tu mensaje nos llegó. Te responde una persona del equipo.",
  failed: "Tu mensaje no se ha enviado. Lo que escribiste sigue aquí.",
};
