/** The interests that a traveller can choose, stored as these texts. */
export const interests = [
  "Biodiversidad y naturaleza",
  "Cultura local e inmersión",
  "Proyectos comunitarios",
  "Gastronomía tradicional",
  "Aventura y deportes",
  "Relajación y bienestar",
] as const;
