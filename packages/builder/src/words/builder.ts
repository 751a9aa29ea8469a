import { brand } from "@maloca/catalog/facts";

// The builder's texts for partners, in Spanish. The widgets' texts for visitors are in `locales/es.ts`.

export const builder = {
  title: `Pon a ${brand} en tu página`,
  lead: "Elige qué mostrar, míralo tal como quedará y copia el código. No hace falta saber programar.",
  guide: "Guía paso a paso",
  choose: "Elige",
  widget: "¿Qué quieres mostrar?",
  destination: "Destino",
  anyDestination: "Cualquiera",
  package: "Paquete",
  anyPackage: "Sin escoger",
  partner: "Nombre de tu negocio",
  partnerHint: "Viaja con cada solicitud: así el equipo sabe que llegó por ti.",
  consent: "Pedir la autorización de datos con una casilla",
  consentHint: "Sin casilla, lo dice una línea encima del botón.",
  item: (position: number) => `Elemento ${position}`,
  removeItem: (position: number) => `Quitar el elemento ${position}`,
  remove: "Quitar",
  add: "Agregar otro elemento",
  words: "Palabras del enlace",
  wordsHint: (usual: string) => `Si lo dejas vacío: «${usual}».`,
  button: "¿Cómo se ve el enlace?",
  language: "Idioma",
  languageHint: "Vale también para los avisos y el correo de confirmación.",
  pageLanguage: "El de mi página",
  theme: "Fondo claro u oscuro",
  themeOnOther: {
    light:
      "Los formularios no tienen fondo propio: los oscuros no se leen sobre una página clara. Si la tuya es oscura, marca «Página oscura» en la muestra.",
    dark: "Los formularios no tienen fondo propio: los claros no se leen sobre una página oscura. Si la tuya es clara, quita «Página oscura» en la muestra.",
  },
  themeOfPage: (name: string) => `Usar «${name}»`,
  way: "¿Cómo está hecha tu página?",
  see: "Míralo",
  seeHint: "Pruébalo sin temor: desde esta muestra no se envía nada.",
  views: { phone: "Ancho de celular", dark: "Página oscura" },
  sample: "La página de un aliado",
  sampleTitle: "Muestra en vivo",
  copyTitle: "Cópialo",
  copy: "Copiar",
  copied: "Copiado.",
  download: "Descargar el plugin (zip)",
  newest:
    "Así tu página recibe cada mejora sin que hagas nada. Con una versión fija nada cambia hasta que pegues otra, y el navegador comprueba cada archivo.",
  fixed: "Prefiero una versión fija",
  termsDiffer:
    "Estos viajes tienen condiciones de pago distintas, y en una misma página solo valen las del primero. Ponlos en páginas distintas.",
  loading: "Buscando la versión…",
  missing: "No pudimos leer la versión de estos archivos. Recarga la página en un momento.",
  pinned: (version: string) =>
    `Es la versión ${version}, y no cambia: el navegador comprueba cada archivo antes de usarlo.`,
  unreleased: (version: string) =>
    `La versión ${version} todavía no está publicada y sus archivos pueden cambiar. Antes de pegar el código, pídele al equipo que la publique.`,
};

export const builderLanguages = { es: "Español", en: "Inglés", pt: "Portugués" };

/** A widget's name and purpose for partners, and the default text of its link for visitors. */
export const builderWidgets = {
  booking: {
    name: "Reserva",
    purpose: "Un enlace que abre la solicitud de reserva.",
    link: { es: "Reservar", en: "Book", pt: "Reservar" },
  },
  "trip-wizard": {
    name: "Viaje a la medida",
    purpose: "Un formulario en cuatro pasos para pedir un viaje propio.",
    link: {
      es: "Pide tu viaje por WhatsApp",
      en: "Ask for your trip on WhatsApp",
      pt: "Peça sua viagem pelo WhatsApp",
    },
  },
  payment: {
    name: "Pago",
    purpose: "Un enlace que calcula el anticipo y pide el link de pago.",
    link: {
      es: "Pagar anticipo o total",
      en: "Pay a deposit or in full",
      pt: "Pagar o sinal ou o total",
    },
  },
  contact: {
    name: "Contacto",
    purpose: "Un formulario para escribirle al equipo.",
    link: {
      es: "Escríbenos por WhatsApp",
      en: "Write to us on WhatsApp",
      pt: "Escreva para nós pelo WhatsApp",
    },
  },
  newsletter: {
    name: "Boletín",
    purpose: "Un campo para suscribirse a las noticias.",
    link: {
      es: "Pide el boletín por WhatsApp",
      en: "Ask for the newsletter on WhatsApp",
      pt: "Peça o boletim pelo WhatsApp",
    },
  },
  help: {
    name: "Ayuda flotante",
    purpose: "Un botón redondo, abajo a la derecha, con las formas de escribir.",
    link: {
      es: "Escríbenos por WhatsApp",
      en: "Write to us on WhatsApp",
      pt: "Escreva para nós pelo WhatsApp",
    },
  },
  experiences: {
    name: "Experiencias",
    purpose: "Una lista para escoger dos experiencias del viaje.",
    link: {
      es: "Pregunta por las experiencias",
      en: "Ask about the experiences",
      pt: "Pergunte pelas experiências",
    },
  },
  lightbox: {
    name: "Galería",
    purpose: "Las imágenes del destino, que se abren en toda la pantalla.",
    link: { es: "Ver las imágenes", en: "See the pictures", pt: "Ver as imagens" },
  },
  partnership: {
    name: "Alianza",
    purpose: "Un formulario para proponer una alianza por correo.",
    link: {
      es: "Propón una alianza por WhatsApp",
      en: "Propose a partnership on WhatsApp",
      pt: "Proponha uma parceria pelo WhatsApp",
    },
  },
} satisfies Record<
  string,
  { name: string; purpose: string; link: Record<keyof typeof builderLanguages, string> }
>;

export const builderThemes = { auto: "Como mi página", light: "Claro", dark: "Oscuro" };

export const builderButtons = {
  filled: "Botón lleno",
  outlined: "Botón con borde",
  link: "Enlace de texto",
};

/** The kinds of pages that code can be made for, in the order of the choices. */
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
  strict: {
    name: "Sitio con política estricta",
    hint: "Para un servidor que envía el encabezado Content-Security-Policy: lo que le falta a esa política, y un código que ella permite.",
  },
  react: { name: "React", hint: "Para quien programa la página." },
} as const satisfies Record<string, { name: string; hint: string }>;

export const builderPieces = {
  html: "Pégalo donde quieres que aparezca.",
  plugin: "1. Súbelo en Plugins → Añadir nuevo → Subir plugin y actívalo.",
  address: "2. Escríbela en Ajustes → Maloca, como dirección del operador.",
  addressLinked:
    "2. Escríbela en Ajustes → Maloca, como dirección del operador, y marca «Enlaces y códigos QR».",
  shortcode: "3. Pégalo en la página, en un bloque «Código corto», o usa el bloque «Maloca».",
  css: "4. Colores, letra y botones, en el CSS adicional: con un tema de bloques, Apariencia → Editor → Estilos → ⋮; con uno clásico, Apariencia → Personalizar.",
  language: "5. El idioma: Ajustes → Maloca → Idioma.",
  tag: "Aparece dentro del elemento con id «maloca»; si no lo hay, al final de la página.",
  policy: "1. Agrega estas direcciones a tu política, cada una en su directiva.",
  sheet: "2. Colores y botones: en tu hoja de estilos.",
  strict: "Pégalo donde quieres que aparezca:",
  install: "1. En la carpeta del proyecto:",
  react: "2. El componente:",
};
