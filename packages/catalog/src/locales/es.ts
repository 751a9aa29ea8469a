import { hoursEs, newsletterNoticeEs, newsletterRequestEs, noticeEs, requestEs } from "../facts";
import type { Notices } from "../notices";

// The catalog's texts in Spanish. Another language is another file with the same sections. The build
// gives each importer the sections that it uses (`packages/widgets/build/locale-sections.ts`).
//
// A request has up to five sections: its title for the team and for the page without JavaScript; labels, and
// hints as `{field}Hint`; errors of fields; notices about the result; and other labels for the team where
// those for the visitor address the visitor.

/**
 * Errors of every request: a text that is too long, a value that no form can send, and a consent box that was
 * not ticked.
 */
export const commonErrors = {
  tooLong: "Máximo {max} caracteres",
  invalid: "Dato inválido",
  consent: "Necesitamos tu autorización para continuar",
};

/** The data-protection line above a form's button. Its version is in `facts.ts` too. */
export const consentText = {
  notice: noticeEs,
  request: requestEs,
  policy: "política de datos",
};

/** The same for the newsletter, whose purpose is another one. */
export const newsletterConsentText = {
  notice: newsletterNoticeEs,
  request: newsletterRequestEs,
};

/** Settings of the operator (`facts.ts`) that visitors read. */
export const operatorWords = {
  supportHours: hoursEs,
};

/** Names of interests and experiences, by their Spanish name, which is stored, and shown if there is no entry. */
export const choiceNames: Readonly<Record<string, string>> = {};

export const bookingTitle = "Solicitud de reserva";

export const bookingLabels = {
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
  message: "Mensaje",
};

export const bookingErrors = {
  name: "El nombre debe tener al menos 2 caracteres",
  email: "Email inválido",
  phone: "Teléfono inválido",
  destination: "Por favor especifica un destino",
  dates: "Por favor especifica las fechas aproximadas",
  travelers: "Por favor especifica el número de viajeros",
};

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

export const tripRequestTitle = "Solicitud de viaje a la medida";

export const tripRequestLabels = {
  first_name: "Nombre",
  last_name: "Apellido",
  email: "Correo electrónico",
  phone: "WhatsApp",
  phoneHint: "Con indicativo, por ejemplo +57 300 123 4567",
  destination: "Destino",
  destinationHint: "Un lugar, o solo una idea: selva, mar, café",
  travel_dates: "Fechas",
  travel_datesHint: "Por ejemplo: segunda semana de marzo",
  num_travelers: "Número de viajeros",
  budget_range: "Rango de presupuesto",
  budget_rangeHint: "Por persona, en pesos o en dólares",
  interests: "Tus intereses",
  special_requirements: "Requerimientos especiales",
  special_requirementsHint: "Alimentación, movilidad, salud, edades de los niños",
  how_found_us: "¿Cómo nos encontraste?",
};

export const tripRequestTeamLabels = {
  interests: "Intereses",
  how_found_us: "Cómo nos conoció",
};

export const tripRequestErrors = {
  first_name: "Por favor escribe tu nombre",
  last_name: "Por favor escribe tu apellido",
  email: "Por favor escribe tu correo",
  num_travelers: "Indica cuántos viajeros son",
};

export const tripRequestNotices = {
  sent: {
    title: "¡Solicitud enviada!",
    text: "El equipo de {brand} se pondrá en contacto contigo pronto.",
  },
  failed: {
    title: "Error al enviar",
    text: "Hubo un problema al enviar tu solicitud. Por favor intenta de nuevo.",
    destructive: true,
  },
} satisfies Notices;

/** Messages that address the visitor by name. */
export const tripRequestByName = {
  text: "{name}, el equipo de {brand} se pondrá en contacto contigo pronto.",
};

export const partnershipTitle = "Propuesta de alianza";

export const organizationTypes = {
  university: "Universidad",
  company: "Empresa",
  hotel: "Hotel",
};

export const partnershipLabels = {
  firstName: "Nombre",
  lastName: "Apellido",
  organizationName: "Organización",
  organizationType: "Tipo de organización",
  ...organizationTypes,
  email: "Correo electrónico",
  phone: "Teléfono o WhatsApp",
  phoneHint: "Con indicativo, por ejemplo +57 300 123 4567",
  country: "País",
  projectDescription: "Tu proyecto",
  projectDescriptionHint: "Cuéntanos en al menos 50 caracteres",
  objectives: "Objetivos",
  objectivesHint: "Qué quieren lograr, en al menos 30 caracteres",
  timeline: "Cronograma",
  budget: "Presupuesto",
  additionalInfo: "Información adicional",
};

export const partnershipTeamLabels = {
  phone: "Teléfono",
  projectDescription: "Descripción del proyecto",
};

export const partnershipErrors = {
  firstName: "El nombre debe tener al menos 2 caracteres",
  lastName: "El apellido debe tener al menos 2 caracteres",
  organizationName: "El nombre de la organización es requerido",
  organizationType: "Selecciona el tipo de organización",
  email: "Email inválido",
  phone: "Teléfono inválido",
  country: "País es requerido",
  projectDescription: "Describe tu proyecto con al menos 50 caracteres",
  objectives: "Describe tus objetivos con al menos 30 caracteres",
};

export const partnershipMailWords = {
  subject: "Propuesta de alianza: {organization} ({type})",
  greeting: "Hola, equipo de {brand}. Esta es nuestra propuesta de alianza.",
  /** Shown for an empty field. */
  unstated: "No especificado",
  unstatedInfo: "N/A",
};

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

export const contactTitle = "Mensaje de contacto";

export const contactLabels = {
  name: "Nombre completo",
  email: "Correo electrónico",
  organization: "Organización",
  message: "Mensaje",
};

export const contactErrors = {
  name: "Por favor escribe tu nombre",
  email: "Email inválido",
  message: "Por favor escribe tu mensaje",
};

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

export const newsletterTitle = "Suscripción al newsletter";

export const newsletterLabels = {
  email: "Tu correo electrónico",
};

export const newsletterTeamLabels = {
  email: "Correo electrónico",
  pageUri: "Página",
  pageName: "Título de la página",
};

export const newsletterErrors = {
  email: "Por favor ingresa un email válido",
};

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

export const paymentLabels = {
  name: "Nombre del viajero",
  amount: "Valor total del viaje (COP)",
  amountHint: "En pesos, por ejemplo 2.608.000",
  concept: "Concepto",
  /** When the balance is due, if a trip does not set it. */
  balanceDue: "1 mes antes del viaje",
};

/** About a sum of prices without a unit (docs/decisions.md, "Price units"). */
export const sumWords = {
  assumed: "El total supone que el precio es por persona; el equipo te lo confirma.",
  perGroup: "Es el precio de un grupo de {size}; si son más o menos, el equipo lo ajusta.",
};

/** Errors of a payment request's empty fields. */
export const paymentErrors = {
  empty: "Completa este campo",
};

export const paymentMessageWords = {
  greeting: "Hola, {brand}. Quiero pagar mi viaje.",
  name: "Nombre",
  concept: "Concepto",
  total: "Valor del viaje",
  option: "Opción",
  deposit: "Anticipo del {percent}",
  full: "Pago total",
  now: "Pago ahora",
  balance: "Saldo",
  close: "¿Me envían el link de pago, por favor?",
};

/** Messages to the visitor about a payment request. Nothing is sent, so nothing can fail. */
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

/** A request's subject, as the team reads it. */
export const subjectWords = {
  tripTo: "Viaje a ",
  generalEnquiry: "consulta general",
};

/** The pages without JavaScript. */
export const formPageWords = {
  submit: "Enviar",
  optional: "(opcional)",
  choose: "Elige una opción",
  /** For screen readers, in case they reach the hidden field. */
  honeypot: "No llenes este campo",
  reference: "Tu referencia",
  home: "Volver al inicio",
  kept: "Lo que escribiste sigue aquí.",
  notReceived: "No lo recibimos",
  notSentYet: "Falta un paso",
  foreign: "Vienes de otra página. Revisa lo que escribiste y envíalo desde aquí.",
  unreadable: "Lo que enviaste es demasiado largo o no es un formulario.",
  wait: "Espera un momento",
  waitText: "Recibimos muchos envíos desde tu conexión. Intenta de nuevo en {seconds} segundos.",
  invalid: "Revisa los campos marcados",
  manyExperiences: "Elige {max} experiencias como máximo, separadas por comas",
  /** Before and after a request that its page marks as a test. */
  test: "Es una prueba: lo que envíes no le llega al equipo.",
  tested: "Fue una prueba: no le llegó al equipo.",
  handover: {
    title: "Tu propuesta está lista",
    text: "Envíala desde tu correo. Aquí no se guarda nada.",
    open: "Abrir mi correo",
    copy: "¿No se abrió? Copia el texto y envíalo a",
  },
};

/** What the reference is for; in the confirmation and on the page after sending. */
export const keepReferenceWords = { keep: "Guárdala: con ella te encontramos más rápido." };

/** The visitor's confirmation by mail. */
export const confirmationWords = {
  greeting: "Hola, {name}:",
  greetingAlone: "Hola:",
  reference: "Tu referencia:",
  notYou: "Si no fuiste tú, no tienes que hacer nada.",
};

/** The first sentence of the team's answer to a visitor, and the one with the link to the payment. */
export const firstSentenceWords = {
  named: "Hola, {name}: te escribimos de {brand} por tu {about}.",
  unnamed: "Hola: te escribimos de {brand} por tu {about}.",
  pay: "Aquí pagas el anticipo o el total: {link}",
};

/** The mail that asks whether an address wants the newsletter. */
export const subscriptionMailWords = {
  title: "Confirma tu suscripción",
  text: "Pidieron recibir nuestro newsletter en este correo. Confírmalo y te escribiremos.",
  button: "Confirmar mi suscripción",
  notYou: "Si no fuiste tú, no tienes que hacer nada: sin confirmar no te escribimos.",
  remove: "Borrar este correo de la lista",
};

/** The pages behind the links of mails. */
export const linkPageWords = {
  confirm: {
    title: "Confirma tu suscripción",
    text: "Con este botón empiezas a recibir nuestro newsletter.",
    button: "Confirmar mi suscripción",
    done: {
      title: "Tu suscripción quedó confirmada",
      text: "Gracias. En cada correo puedes salir de la lista con un clic.",
    },
  },
  unsubscribe: {
    title: "Salir del newsletter",
    text: "Con este botón borramos este correo de la lista del newsletter. Tus solicitudes de viaje siguen igual.",
    button: "Borrarme de la lista",
    done: {
      title: "Ya no estás en la lista",
      text: "Borramos tu correo de la lista del newsletter.",
    },
  },
  useless: {
    title: "Este enlace ya no sirve",
    text: "Puede estar incompleto o haber sido reemplazado. Escríbenos y lo resolvemos.",
    unsubscribe:
      "Si ya saliste de la lista, no tienes que hacer nada más. Si todavía te escribimos, avísanos y te sacamos.",
  },
};
