/** The text of a message to the team, which the visitor can change before sending. */
export const messages = {
  reserve: (concept: string) => `Hola, quiero reservar: ${concept}.`,
  agenda: "Hola, quiero agendar mi viaje.",
  itinerary: (trip: string) => `Hola, me gustaría recibir el itinerario de ${trip}.`,
  help: (trip: string) => `Hola, tengo una pregunta sobre este viaje: ${trip}.`,
  before: (trip: string) => `Hola, antes de reservar tengo una pregunta sobre este viaje: ${trip}.`,
  nextSeason: (concept: string) => `Hola, avísenme de la próxima temporada: ${concept}.`,
} as const;

/** Text of the button that shares a trip or a search. */
export const SHARE = "Compartir";

/** What it says then. */
export const shareWords = {
  copied: "Dirección copiada: pégala donde quieras.",
  /** Neither the device's share dialog nor the clipboard worked. */
  failed: "No se compartió. Copia la dirección de la barra del navegador.",
} as const;
