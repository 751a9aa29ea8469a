import { builderThemes, builder as words } from "../../builder/src/words/builder.ts";

/** An option as a hotel's owner sees it in WordPress. */
interface Labelled {
  label: string;
  help?: string;
  /** Among those that people need first; the others are folded. */
  first?: true;
  choices?: Readonly<Record<string, string>>;
}

/** The options of all widgets, by attribute and in the order in which they are shown. */
export const labelled: Readonly<Record<string, Labelled>> = {
  // The trip's own options stand for it: its destination, the price that the operator has told last.
  trip: { label: "Viaje", first: true },
  package: { label: words.package, first: true },
  phone: { label: "Teléfono de WhatsApp, con indicativo", first: true },
  email: { label: "Correo", first: true },
  hours: { label: "Horario en que respondes", first: true },
  text: { label: "Texto con que empieza el mensaje", first: true },
  address: { label: "Correo al que llegan las propuestas", first: true },
  max: { label: "Cuántas se pueden elegir", first: true },
  theme: { label: words.theme, first: true, choices: builderThemes },
  consent: { label: words.consent, help: words.consentHint, first: true },
  "test-mode": {
    label: "Modo de prueba",
    help: "Lo que se envía se guarda aparte y no le llega a nadie. Quítalo al publicar.",
    first: true,
  },
  inline: { label: "El formulario en la página, sin ventana" },
  "thanks-url": { label: "Página de gracias", help: "Se abre cuando la solicitud quedó guardada." },
  partner: { label: words.partner, help: "Vacío, el de Ajustes → Maloca." },
  destination: { label: words.destination, help: "Si tu viaje no está en la lista." },
  concept: { label: "Nombre de la solicitud", help: "En lugar de «Viaje a …»." },
  "fixed-concept": { label: "Ese nombre va sin paquete" },
  experiences: { label: "Experiencias para elegir", help: "Separadas por comas." },
  "max-experiences": { label: "Cuántas experiencias se pueden elegir" },
  chosen: { label: "Experiencias ya marcadas", help: "Separadas por comas." },
  interests: { label: "Intereses para elegir", help: "Separados por comas." },
  trips: { label: "Viajes que se sugieren", help: "Separados por comas." },
  amount: { label: "Precio en pesos por persona" },
  travelers: { label: "Viajeros al empezar" },
  "min-travelers": { label: "Mínimo de viajeros" },
  "group-size": { label: "Personas que cubre el precio", help: "Si es de un grupo." },
  "unit-assumed": { label: "No sé si el precio es por persona" },
  "no-payment": { label: "Sin ofrecer el pago" },
  answers: {
    label: "Dirección de tus respuestas antes de reservar",
    help: "Por ejemplo #antes, en la misma página.",
  },
  "deposit-percent": { label: "Anticipo, en porcentaje" },
  "due-text": { label: "Cuándo se paga el resto" },
  image: { label: "Dirección de una imagen" },
  "messaging-phone": { label: "WhatsApp que recibe el mensaje, con indicativo" },
  "messaging-link": { label: "Enlace que recibe el mensaje", help: "Si no hay teléfono." },
  link: { label: "Enlace para escribir", help: "Si no hay teléfono." },
  name: { label: "Nombre del campo en tu formulario" },
  required: { label: "Hay que elegir al menos una" },
  disabled: { label: "No se puede elegir" },
  index: { label: "Imagen con la que abre", help: "La primera es 0." },
  "portal-id": { label: "Portal de tu servicio de boletines" },
  "form-id": { label: "Formulario de tu servicio de boletines" },
  "forms-endpoint": { label: "Dirección de tu servicio de boletines" },
  operator: { label: "Quién opera los viajes", help: "Vacío, el de sus ajustes." },
  rnt: { label: "RNT de quien opera", help: "Vacío, el de sus ajustes." },
  prefill: { label: "Campos ya llenos", help: 'En JSON: {"dates":"julio"}.' },
  metadata: { label: "Datos que agrega tu página", help: 'En JSON: {"room":"12"}.' },
  strings: { label: "Otras palabras", help: 'En JSON: {"title":"…"}.' },
  analytics: { label: "Avisos para Google Tag Manager", help: "Escribe dataLayer." },
};
