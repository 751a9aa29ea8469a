/** What a message to the team begins with, when the visitor writes from a page. */
export const messages = {
  reserve: (concept: string) => `Hola, quiero reservar: ${concept}.`,
  agenda: "Hola, quiero agendar mi viaje.",
  itinerary: (destination: string) => `Hola, me gustaría recibir el itinerario de ${destination}.`,
  help: (destination: string) => `Hola, tengo una pregunta sobre el viaje a ${destination}.`,
  consultation: "Hola, quiero la consulta de 30 minutos para saber por dónde empezar.",
} as const;
