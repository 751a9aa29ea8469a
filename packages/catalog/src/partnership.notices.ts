import type { Notices } from "./notices";

/** What the visitor is told of a partnership proposal (spec §8). */
export const partnershipNotices = {
  sent: {
    title: "¡Propuesta enviada!",
    text: "Te hemos redirigido a tu cliente de correo. Nos pondremos en contacto pronto.",
  },
  failed: {
    // The spec leaves this title empty; the other forms say this.
    title: "Error",
    text: "Hubo un problema al enviar tu propuesta. Intenta de nuevo.",
    destructive: true,
  },
} as const satisfies Notices;
