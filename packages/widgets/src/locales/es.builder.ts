import { settings } from "@maloca/catalog/settings";
import type { ColourName } from "../builder/builder.state";
import type { WidgetName } from "../widgets";

// What the snippet builder says to a partner, in Spanish. What the widgets say to a visitor is in
// `es.ts`.

/** The page itself. */
export const builder = {
  title: `Pon a ${settings.brand} en tu página`,
  lead: "Elige qué mostrar, míralo tal como quedará y copia el código. No hace falta saber programar.",
  choose: "Elige",
  widget: "¿Qué quieres mostrar?",
  destination: "Destino",
  anyDestination: "Cualquiera",
  package: "Paquete",
  anyPackage: "Sin escoger",
  partner: "Nombre de tu negocio",
  partnerHint: "Viaja con cada solicitud: así el equipo sabe que llegó por ti.",
  consent: "Pedir la autorización de datos con una casilla",
  consentHint: "Sin ella se lee una línea sobre el botón.",
  colours: "Colores",
  coloursHint: "Los de tu página. Lo que no cambies queda como está.",
  way: "¿Cómo está hecha tu página?",
  see: "Míralo",
  seeHint: "Pruébalo sin temor: desde esta muestra no se envía nada.",
  sample: "La página de un aliado",
  sampleTitle: "Muestra en vivo",
  copyTitle: "Cópialo",
  copy: "Copiar",
  copied: "Copiado.",
  download: "Descargar el plugin (zip)",
  loading: "Buscando la versión…",
  missing: "No pudimos leer la versión de estos archivos. Recarga la página en un momento.",
  pinned: (version: string) =>
    `Es la versión ${version}, y no cambia: el navegador comprueba cada archivo antes de usarlo.`,
  unreleased: (version: string) =>
    `La versión ${version} todavía no está publicada y sus archivos pueden cambiar. Antes de pegar el código, pídele al equipo que la publique.`,
};

/** What a widget is to a partner, and the words of its link or button. */
export const builderWidgets: Record<WidgetName, { name: string; purpose: string; link: string }> = {
  booking: {
    name: "Reserva",
    purpose: "Un enlace que abre la solicitud de reserva.",
    link: "Reservar",
  },
  "trip-wizard": {
    name: "Viaje a la medida",
    purpose: "Un formulario en cuatro pasos para pedir un viaje propio.",
    link: "Pide tu viaje por WhatsApp",
  },
  payment: {
    name: "Pago",
    purpose: "Un enlace que calcula el anticipo y pide el link de pago.",
    link: "Pagar anticipo o total",
  },
  contact: {
    name: "Contacto",
    purpose: "Un formulario para escribirle al equipo.",
    link: "Escríbenos por WhatsApp",
  },
  newsletter: {
    name: "Boletín",
    purpose: "Un campo para suscribirse a las noticias.",
    link: "Pide el boletín por WhatsApp",
  },
  help: {
    name: "Ayuda flotante",
    purpose: "Un botón redondo, abajo a la derecha, con las formas de escribir.",
    link: "Escríbenos por WhatsApp",
  },
  experiences: {
    name: "Experiencias",
    purpose: "Una lista para escoger dos experiencias del viaje.",
    link: "Pregunta por las experiencias",
  },
  lightbox: {
    name: "Galería",
    purpose: "Las imágenes del destino, que se abren en toda la pantalla.",
    link: "Ver las imágenes",
  },
  partnership: {
    name: "Alianza",
    purpose: "Un formulario para proponer una alianza por correo.",
    link: "Propón una alianza por WhatsApp",
  },
};

export const builderColours: Record<ColourName, string> = {
  brand: "Marca",
  onBrand: "Texto sobre la marca",
  accent: "Botón principal",
  onAccent: "Texto del botón principal",
  mark: "Detalles",
  surface: "Fondo",
  text: "Texto",
  textSoft: "Texto menor",
  edge: "Líneas de los campos",
  error: "Errores",
};

/** The kinds of page that code is written for, in the order in which they are offered. */
export const builderWays = {
  html: {
    name: "HTML",
    hint: "También sirve en el bloque de código de Wix, Squarespace o Webflow.",
  },
  wordpress: {
    name: "WordPress",
    hint: "Un plugin, una vez, y un bloque o un código corto por página.",
  },
  "tag-manager": {
    name: "Administrador de etiquetas",
    hint: "Google Tag Manager u otro: una etiqueta de HTML personalizado, en las páginas que elijas.",
  },
  react: { name: "React", hint: "Para quien programa la página." },
} as const satisfies Record<string, { name: string; hint: string }>;

/** What each piece of code is, and where it goes. */
export const builderPieces = {
  html: "Pégalo donde quieres que aparezca.",
  plugin: "1. Súbelo en Plugins → Añadir nuevo → Subir plugin y actívalo.",
  code: "2. Pégalo en Ajustes → Maloca, como código del operador.",
  shortcode: "3. Pégalo en la página, en un bloque «Código corto», o usa el bloque «Maloca».",
  css: "4. Los colores: Apariencia → Personalizar → CSS adicional.",
  tag: "Aparece dentro del elemento con id «maloca»; si no lo hay, al final de la página.",
  install: "1. En la carpeta del proyecto:",
  react: "2. El componente:",
};
