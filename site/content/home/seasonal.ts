export const seasonalWords = {
  title: "Salidas de temporada",
  text: "Viajes con fecha, en grupo y con fiesta de pueblo. De 4\u00a0a\u00a06\u00a0días.",
  link: "Ver la salida",
  /** For a trip whose data has no group size. */
  group: "Grupos pequeños",
} as const;
