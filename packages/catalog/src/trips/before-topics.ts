/**
 * What only the operator can say before somebody books, in the order of a page: a line's label, a field's label on the
 * desk, and what a question to the team is about.
 */
export const beforeTopics = {
  cancellation: "Cancelación",
  signal: "Señal e internet",
  diet: "Dieta y alergias",
  guides: "Guías e idiomas",
  packing: "Qué llevar",
  documents: "Documentos",
  health: "Salud y seguro",
  weather: "Clima",
} as const;

export type BeforeTopic = keyof typeof beforeTopics;
