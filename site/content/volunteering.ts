/** What the volunteering page says around its catalog data. */
export const volunteering = {
  toStays: "Ver las estadías",
  ask: "Preguntar por WhatsApp",
  calendar: {
    title: "El mar trae el calendario",
    text: "Estas son las visitas que tiene anotadas.",
  },
  album: "Lo que rodea el trabajo",
} as const;
