/** What every trip page says in the same words. */
export const tripWords = {
  reserve: "Reservar",
  general: "Reservar mi lugar",
  facts: "El viaje en breve",
  gallery: "Lo que se ve desde allá",
  packages: "Elige tu viaje",
  from: "Desde",
  /** Before a figure that is only about that. */
  some: "unos",
  perPerson: "por persona",
  approximately: "aprox.",
  included: "Incluye",
  notIncluded: "No incluye",
  askItinerary: "Pedir el itinerario",
  seePackages: "Ver Paquetes",
  nextSeason: "Avísame de la próxima",
  nextSeasonDates: "próxima temporada",
  seasonOver: "Pregúntanos por la próxima",
  deposit: (percent: number, due: string) =>
    `Reservas con el ${percent}\u00a0% y pagas el resto ${due}.`,
  nights: "noches",
  services: "de servicios del viaje",
  groupOf: (people: number) => `Grupo de ${people}`,
  groupParts: (city: string, park: string, extras: string, fees: number) =>
    `Ciudad ${city}, parque ${park} y servicios ${extras}; más ${fees}\u00a0% de gestión y transacción`,
  tier: "Elige tu entrada",
  reserveTier: (tier: string) => `Reservar ${tier}`,
  openItinerary: "Abrir el itinerario",
} as const;
