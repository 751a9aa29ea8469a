/** What every trip page says in the same words. */
export const tripWords = {
  reserve: "Reservar",
  general: "Reservar mi lugar",
  facts: "El viaje en breve",
  gallery: "Lo que se ve desde allá",
  packages: "Elige tu viaje",
  from: "Desde",
  perPerson: "por persona",
  approximately: "aprox.",
  included: "Incluye",
  notIncluded: "No incluye",
  askItinerary: "Pedir el itinerario",
  help: "Escríbenos por WhatsApp",
} as const;
