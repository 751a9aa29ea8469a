/** What a traveller may be drawn to. Stored as these words. */
export const interests = [
  "Biodiversidad y naturaleza",
  "Cultura local e inmersión",
  "Proyectos comunitarios",
  "Gastronomía tradicional",
  "Aventura y deportes",
  "Relajación y bienestar",
] as const;
