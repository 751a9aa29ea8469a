import type { Notices } from "./notices";

/** What the visitor is told of a payment request. Nothing is sent, so nothing can fail. */
export const paymentNotices = {
  missing: {
    title: "Campos incompletos",
    text: "Por favor completa todos los campos requeridos.",
    destructive: true,
  },
  invalid: {
    title: "Monto inválido",
    text: "Por favor ingresa un monto válido.",
    destructive: true,
  },
  sent: {
    title: "Redirigiendo a WhatsApp",
    text: "Te estamos conectando con nuestro equipo para procesar tu pago.",
  },
} as const satisfies Notices;
