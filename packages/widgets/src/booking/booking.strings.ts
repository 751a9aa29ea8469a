import { submissionStatusStrings } from "../forms/submission-status.strings";

/** What the booking dialog says. A partner may replace any of it. */
export const bookingStrings = {
  ...submissionStatusStrings,
  title: "Solicita tu reserva",
  intro:
    "Cuéntanos qué viaje sueñas. Te respondemos por WhatsApp con el link de reserva; aquí no pagas nada.",
  close: "Cerrar",
  name: "Nombre completo",
  email: "Correo electrónico",
  phone: "WhatsApp o teléfono",
  phoneHint: "Con indicativo, por ejemplo +57 300 123 4567",
  destination: "Destino",
  dates: "Fechas aproximadas",
  datesHint: "Por ejemplo: segunda semana de marzo",
  travelers: "Número de viajeros",
  travelersHint: "Por ejemplo: 2 adultos y 1 niño",
  experiences: "Experiencias",
  counter: "Has seleccionado {n} de {max} experiencias",
  message: "Mensaje",
  optional: "(opcional)",
  submit: "Enviar solicitud",
  sending: "Enviando...",
  failed: "Tu solicitud no se ha enviado. Lo que escribiste sigue aquí.",
  pay: "Pagar anticipo o total",
  payFailed: "No pudimos abrir el pago. Intenta de nuevo.",
};
