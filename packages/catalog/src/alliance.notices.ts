import type { Notices } from "./notices";

/** What the visitor is told of a contact message. */
export const allianceNotices = {
  sent: {
    title: "¡Mensaje enviado!",
    text: "Nos pondremos en contacto contigo pronto.",
  },
  failed: {
    title: "Error",
    text: "No se pudo enviar el mensaje. Por favor intenta de nuevo.",
    destructive: true,
  },
} as const satisfies Notices;
