/** The bar's items and the home sections they scroll to (docs/product.md, "Navigation bar"). */
export const menu = [
  { id: "viajes", label: "Viajes" },
  { id: "territorios", label: "Comunidades" },
  { id: "aliados", label: "Alianzas" },
  { id: "nosotros", label: "Nosotros" },
  { id: "blog", label: "Blog" },
] as const;

export type SectionId = (typeof menu)[number]["id"];

export const bar = {
  label: "Principal",
  home: "inicio",
  menu: "Menú",
  messaging: "WhatsApp",
  /** The same, for screen readers. */
  person: "Escribir por WhatsApp",
  trips: "Todos los viajes",
  reserve: "Agenda tu Viaje",
  /** For browsers in English: a sentence, and the button that switches the forms. */
  english: {
    text: "This site is in Spanish.",
    button: "Show its forms in English",
  },
  skip: "Saltar al contenido",
} as const;
