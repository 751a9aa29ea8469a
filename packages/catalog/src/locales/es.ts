import type { Notices } from "../notices";
import { settings } from "../settings";

// The catalog's words in Spanish. Another language is another file with the same sections. The build
// gives each importer the sections that it uses (`packages/widgets/build/locale-sections.mjs`).

/** The data-protection line above a form's button. Its version is in `consent.ts`: change both. */
export const consentText = {
  notice: "Al enviar autorizas el tratamiento de tus datos para responder tu solicitud, según la",
  request: "Autorizo el tratamiento de mis datos para responder mi solicitud, según la",
  policy: "política de datos",
};

/** What the consent box says when it was left empty. */
export const consentError = "Necesitamos tu autorización para responderte";

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
} satisfies Notices;

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
} satisfies Notices;

/** The same, to somebody by name. */
export const tripRequestNoticesFor = (name: string) => ({
  ...tripRequestNotices,
  sent: {
    title: tripRequestNotices.sent.title,
    text: `${name}, el equipo de ${settings.brand} se pondrá en contacto contigo pronto.`,
  },
});

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
} satisfies Notices;

/** What the visitor is told of a contact message. */
export const contactNotices = {
  sent: {
    title: "¡Mensaje enviado!",
    text: "Nos pondremos en contacto contigo pronto.",
  },
  failed: {
    title: "Error",
    text: "No se pudo enviar el mensaje. Por favor intenta de nuevo.",
    destructive: true,
  },
} satisfies Notices;

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
} satisfies Notices;

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
} satisfies Notices;
