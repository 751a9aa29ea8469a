import type { Notices } from "./notices";

/** What the visitor is told of a newsletter sign-up. */
export const newsletterNotices = {
  sent: {
    title: "¡Bienvenido!",
    text: "Te has suscrito exitosamente a nuestro newsletter.",
  },
  failed: {
    title: "Error",
    text: "Hubo un problema con tu suscripción. Intenta de nuevo.",
    destructive: true,
  },
  invalid: {
    title: "Error",
    text: "Por favor ingresa un email válido",
    destructive: true,
  },
} as const satisfies Notices;
