/** The bar's items: sections of the home page, by their ids, and a page (docs/product.md, "Navigation bar"). */
export const menu = [
  { id: "viajes", label: "Viajes" },
  { page: "/voluntariado", label: "Voluntariado" },
  { id: "territorios", label: "Comunidades" },
  { id: "aliados", label: "Alianzas" },
  { id: "nosotros", label: "Nosotros" },
  { id: "blog", label: "Blog" },
] as const;

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
