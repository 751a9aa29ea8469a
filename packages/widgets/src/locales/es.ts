import type { CountedText } from "@maloca/catalog/words";

/**
 * The widgets' texts in Spanish, in sections by widget. A partner may replace any of them (`strings`). Each
 * language is one file like this one (`locale.ts`).
 *
 * A visitor downloads a section with its widget (`build/locale-sections.ts`).
 */

/** Tells this file from the few texts that a page changes. */
export const wholeLanguage = true;

/** Every form that is sent: its request on the way. */
export const submissionStatus = {
  slow: "La señal está lenta. Seguimos enviando; no cierres esta página.",
  offline: "Sin señal. Se envía apenas vuelva, si dejas esta página abierta.",
  invalid: "Revisa los campos marcados.",
};

/** A request that was not sent. */
export const offlineNotice = {
  keep: "Guardar en este dispositivo para poder cerrar la página",
  kept: "Guardado en este dispositivo, sin enviar. Se envía apenas vuelva la señal o vuelvas aquí.",
  unkept: "No pudimos guardarlo en este dispositivo. No cierres esta página.",
  forget: "Borrar lo guardado",
};

/** Below a widget on the page of a partner (Ley 300 de 1996). */
export const operatorLine = {
  operatedBy: "Operado por {operator} · RNT {rnt}",
};

/** Above a form in test mode. */
export const testRibbon = {
  testMode: "Modo de prueba: lo que envíes no le llega al equipo.",
};

/** A request that was stored. */
export const confirmation = {
  reference: "Tu referencia:",
  keep: "Guárdala: con ella te encontramos si nos escribes o nos llamas.",
};

/** The message with the result of a request. */
export const toast = {
  close: "Cerrar aviso",
};

/** Shown in place of a failed widget. */
export const errorFallback = {
  text: "Algo falló. Escríbenos por {messaging} o a {email}.",
};

/** The booking dialog. */
export const booking = {
  title: "Solicita tu reserva",
  intro:
    "Cuéntanos de tu viaje. Te respondemos por WhatsApp con el link de reserva; aquí no pagas nada.",
  close: "Cerrar",
  counter: "Has seleccionado {n} de {max} experiencias" as CountedText,
  maximum: "(llegaste al máximo)",
  optional: "(opcional)",
  submit: "Enviar solicitud",
  sending: "Enviando...",
  failed: "Tu solicitud no se envió. Lo que escribiste sigue aquí.",
};

/** The booking dialog: the ticket, and the way to the payment. */
export const bookingTrip = {
  next: "¿Qué pasa después?",
  next1: "Te damos un número de referencia y nos llega tu solicitud.",
  next2: "Te escribimos por WhatsApp y armamos el viaje contigo.",
  next3: "Reservas con el link que te enviamos. Aquí no pagas nada.",
  answers: "Antes de reservar",
  group: "por el grupo completo",
  spoken: "¿Ya hablaste con el equipo?",
  pay: "Pagar anticipo o total",
  payFailed: "No pudimos abrir el pago. Intenta de nuevo.",
};

/** The contact form. */
export const contact = {
  optional: "(opcional)",
  submit: "Enviar mensaje",
  sending: "Enviando...",
  sent: "Tu mensaje nos llegó. Te responde una persona del equipo.",
  failed: "Tu mensaje no se envió. Lo que escribiste sigue aquí.",
};

/** The experience selector. */
export const experiences = {
  legend: "Elige tus experiencias",
  counter: "{n}/{max} experiencias seleccionadas" as CountedText,
  maximum: "(llegaste al máximo)",
  required: "Elige al menos una experiencia.",
};

/** The help button and its panel. */
export const help = {
  button: "¿Necesitas ayuda?",
  title: "¿Hablamos?",
  intro: "Te responde una persona del equipo.",
  messaging: "Escríbenos por WhatsApp",
  email: "Correo",
  hours: "Horario de atención",
};

/** The lightbox. */
export const lightbox = {
  title: "Galería de imágenes",
  close: "Cerrar",
  previous: "Imagen anterior",
  next: "Imagen siguiente",
  whole: "Ver la imagen completa",
  counter: "{n} / {total}" as CountedText,
  failed: "No pudimos cargar esta imagen. Revisa tu señal.",
};

/** The newsletter form. */
export const newsletter = {
  submit: "Suscribirme",
  sending: "Suscribiendo...",
  sent: "Listo: ya estás en la lista.",
  failed: "Tu suscripción no se envió. Tu correo sigue aquí.",
  // The field says it itself.
  invalid: "",
};

/** The partnership form. */
export const partnership = {
  choose: "Elige una opción",
  optional: "(opcional)",
  submit: "Enviar propuesta",
  privacy: "Se abrirá tu correo con la propuesta lista. Aquí no se guarda nada.",
  invalid: "Revisa los campos marcados.",
  failed: "Tu propuesta no se envió. Lo que escribiste sigue aquí.",
  byHand: "¿No se abrió tu correo? Copia el texto y envíalo a",
  message: "Tu propuesta",
  copy: "Copiar texto",
  copied: "Copiado",
};

/** The payment dialog. */
export const payment = {
  title: "Paga tu viaje",
  intro:
    "Asegura tu cupo con un anticipo o paga el total. Nuestro equipo te responde por WhatsApp con un link de pago seguro.",
  close: "Cerrar",
  back: "Volver",
  option: "¿Cuánto quieres pagar ahora?",
  deposit: "Anticipo ({percent})",
  full: "Pago total",
  submit: "Continuar por WhatsApp",
  privacy: "Aquí no se cobra ni se guarda nada: tú envías el mensaje.",
  failed: "No pudimos preparar tu mensaje. Revisa tu señal e intenta de nuevo.",
};

/** The payment dialog: a message that the visitor sends by hand. */
export const paymentHandover = {
  blocked:
    "Tu navegador no dejó abrir WhatsApp. Tu mensaje está listo: ábrelo desde aquí o cópialo.",
  byHand: "Abrimos WhatsApp. Copia tu mensaje y pégalo en el chat.",
  alone: "Copia tu mensaje y envíalo a nuestro equipo.",
  message: "Tu mensaje",
  link: "Abrir WhatsApp",
  copy: "Copiar mensaje",
  copied: "Copiado",
};

/** The payment dialog: its amounts. */
export const paymentSums = {
  travelers: "Viajeros",
  fewer: "Un viajero menos",
  more: "Un viajero más",
  least: "Mínimo {least} personas.",
  /** Both amounts, for screen readers; `{rest}`: when the balance is due. */
  sentence: "Pagas ahora {now} pesos, saldo {balance} pesos: {rest}.",
  now: "Pagas ahora",
  balance: "Saldo",
  settled: "Tu viaje queda pago",
  unknown: "Escribe el valor del viaje y aquí verás cuánto pagas ahora y cuánto después.",
};

/** The question about an email address whose domain resembles a known one. */
export const mailSlip = {
  slip: "¿Quisiste decir {mail}?",
};

/** The trip wizard. */
export const tripWizard = {
  progress: "Pasos de tu solicitud",
  count: "Paso {n} de {max}" as CountedText,
  mark1: "Tú",
  mark2: "Contacto",
  mark3: "Viaje",
  mark4: "Detalles",
  title1: "¿Cómo te llamas?",
  title2: "¿Dónde te escribimos?",
  title3: "¿Qué viaje sueñas?",
  title4: "Lo que debemos saber",
  counter: "Elige los que quieras · {n} en tu lista" as CountedText,
  optional: "(opcional)",
  back: "Atrás",
  next: "Continuar",
  submit: "Enviar",
  sending: "Enviando...",
  sent: "Tu solicitud nos llegó. Te responde una persona del equipo y armamos el viaje contigo.",
  close: "Cerrar",
  failed: "Tu solicitud no se envió. Lo que escribiste sigue aquí.",
};
