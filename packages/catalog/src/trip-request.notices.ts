import type { Notices } from "./notices";
import { settings } from "./settings";

/** What the visitor is told of a trip request. */
export const tripRequestNotices = {
  sent: {
    title: "¡Solicitud enviada!",
    text: `El equipo de ${settings.brand} se pondrá en contacto contigo pronto.`,
  },
  failed: {
    title: "Error al enviar",
    text: "Hubo un problema al enviar tu solicitud. Por favor intenta de nuevo.",
    destructive: true,
  },
} as const satisfies Notices;

/** The same, to somebody by name. */
export const tripRequestNoticesFor = (name: string) => ({
  ...tripRequestNotices,
  sent: {
    title: tripRequestNotices.sent.title,
    text: `${name}, el equipo de ${settings.brand} se pondrá en contacto contigo pronto.`,
  },
});
