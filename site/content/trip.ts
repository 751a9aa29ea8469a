import { sumWords } from "@maloca/catalog/locales/es";

/** Asks for the next departure; a phone's bar has room for its first word. */
const nextSeason = { short: "Avísame", rest: " de la próxima" } as const;

/** What every trip page says in the same words. */
export const tripWords = {
  reserve: "Reservar",
  general: "Reservar mi lugar",
  facts: "El viaje en breve",
  gallery: "Así se ve el viaje",
  packages: "Elige tu viaje",
  from: "Desde",
  /** Before an approximate figure. */
  some: "unos",
  perPerson: "por persona",
  approximately: "aprox.",
  included: "Incluye",
  notIncluded: "No incluye",
  askItinerary: "Pedir el itinerario",
  seePackages: "Ver Paquetes",
  nextSeason: nextSeason.short + nextSeason.rest,
  nextSeasonInBar: nextSeason,
  nextSeasonDates: "próxima temporada",
  /** On a package of a departure that has passed. */
  nextSeasonPackage: "Pedir para la próxima",
  seasonOver: "Pregúntanos por la próxima",
  /** Of the prices of a departure that has passed: `Temporada 2025`. */
  pastPrices: (season: string) =>
    `Son los precios de la ${season.toLowerCase()}. Te confirmamos los de la próxima.`,
  deposit: (percent: number, due: string) =>
    `Reservas con el ${percent}\u00a0% y pagas el resto ${due}.`,
  nights: "noches",
  services: "de servicios del viaje",
  groupOf: (people: number) => `Grupo de ${people}`,
  groupParts: (city: string, park: string, extras: string, fees: number) =>
    `Ciudad ${city}, parque ${park} y servicios ${extras}; más ${fees}\u00a0% de gestión y transacción`,
  compare: "Comparar los paquetes",
  /** Before the names of the two packages that a phone shows. */
  compared: ["Compara", "con"],
  differencesOnly: "Solo diferencias",
  duration: "Duración",
  way: "Cómo llegas y dónde duermes",
  meetingPoint: "Punto de encuentro",
  ride: "Transporte",
  lodging: "Alojamiento",
  meals: "Comidas",
  has: "Incluido",
  hasNot: "No incluido",
  blankCell: "Donde no dice nada, el paquete no lo menciona: pregúntanos.",
  ...sumWords,
  /** Before what somebody asked the finder. */
  asked: "Tu búsqueda:",
  budget: (most: string) => `Presupuesto por persona: hasta ${most}`,
  /** What a trip's page charges, where a headline says another price. */
  onItsPage: (price: string) => `En su página, desde ${price}`,
  /** The least that any of several trips charges, where a headline says another price. */
  cheapest: (trip: string, price: string) => `La más económica: ${trip}, desde ${price}`,
  priceFor: (people: number) => (people === 1 ? "Precio" : `Precio para ${people}`),
  groupPrice: "Precio del grupo",
  tier: "Elige tu boleta",
  reserveTier: (tier: string) => `Reservar ${tier}`,
  openItinerary: "Abrir el itinerario",
} as const;
