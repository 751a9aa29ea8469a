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
  seePackages: "Ver Paquetes",
  seasonOver: "Pregúntanos por la próxima",
  deposit: (percent: number, due: string) =>
    `Reservas con el ${percent}\u00a0% y pagas el resto ${due}.`,
  nights: "noches",
  services: "de servicios del viaje",
  groupOf: (people: number) => `Grupo de ${people}`,
  tier: "Elige tu entrada",
  reserveTier: (tier: string) => `Reservar ${tier}`,
  openItinerary: "Abrir el itinerario",
} as const;
