import type { Notices } from "./notices";

/** What the visitor is told of a partnership proposal. */
export const partnershipNotices = {
  sent: {
    title: "¡Propuesta enviada!",
    text: "Te hemos redirigido a tu cliente de correo. Nos pondremos en contacto pronto.",
  },
  failed: {
    // As the other forms say.
    title: "Error",
    text: "Hubo un problema al enviar tu propuesta. Intenta de nuevo.",
    destructive: true,
  },
} as const satisfies Notices;
