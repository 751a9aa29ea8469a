import type { Notices } from "./notices";

/** What the visitor is told of a booking request. */
export const bookingNotices = {
  sent: {
    title: "¡Solicitud enviada!",
    text: "Te contactaremos pronto por WhatsApp con el link de reserva.",
  },
  failed: {
    title: "Error",
    text: "Hubo un problema al enviar tu solicitud. Por favor intenta de nuevo.",
    destructive: true,
  },
} as const satisfies Notices;
