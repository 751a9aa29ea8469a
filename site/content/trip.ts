import type { Trip } from "@maloca/catalog";
import { sumWords } from "@maloca/catalog/locales/es";
import { priceWords } from "@maloca/catalog/price";
import { comparisonWords } from "@maloca/catalog/trips/comparison";

/** Words that all trip pages share. */
export const tripWords = {
  reserve: "Reservar",
  general: "Reservar mi lugar",
  /** From the hero to all that one asks before a booking. */
  beforeLink: "Qué incluye y cómo se paga",
  pricesLink: "Precios",
  facts: "El viaje en breve",
  gallery: "Así se ve el viaje",
  /** Below a gallery's title: its pictures are no photos. */
  drawn: "Ilustraciones de lo que se vive.",
  packages: "Elige tu viaje",
  from: "Desde",
  /** After the name of the trip that has the price. */
  fromThat: (trip: string) => `${trip}, desde`,
  /** Before an approximate figure. */
  some: "unos",
  perPerson: priceWords.perPerson,
  approximately: "aprox.",
  included: "Incluye",
  notIncluded: "No incluye",
  askItinerary: "Pedir el itinerario",
  seePackages: "Ver Paquetes",
  /** Every reserve button after the departure. */
  nextSeason: "Avísame de la próxima",
  nextSeasonDates: "próxima temporada",
  /** What the booking says then in place of its own words. */
  nextSeasonForm: {
    title: "Avísame de la próxima",
    intro: "Déjanos tus datos y te escribimos por WhatsApp cuando haya fecha. Aquí no pagas nada.",
    next2: "Te escribimos por WhatsApp cuando la próxima tenga fecha.",
  },
  /** Below the prices and terms of a departure that has passed. */
  nextSeasonTerms: "Te confirmamos los precios y las condiciones de la próxima.",
  deposit: (percent: number, due: string) =>
    `Reservas con el ${percent}\u00a0% y pagas el resto ${due}.`,
  nights: "noches",
  services: "de servicios del viaje",
  groupOf: (people: number) => `Grupo de ${people}`,
  groupParts: (city: string, park: string, extras: string, fees: number) =>
    `Ciudad ${city}, parque ${park} y servicios ${extras}; más ${fees}\u00a0% de gestión y transacción`,
  compare: "Comparar los paquetes",
  /** Labels of the two lists that choose what a phone compares. */
  compared: ["Compara", "con"],
  differencesOnly: "Solo diferencias",
  way: "Cómo llegas y dónde duermes",
  meetingPoint: "Punto de encuentro",
  mapOfMeetingPoint: "El mapa muestra el punto de encuentro.",
  mapOfPlaces: "El mapa muestra el punto de encuentro y los lugares del viaje, no el alojamiento.",
  ride: "Transporte",
  ...comparisonWords,
  ...sumWords,
  /** Before the visitor's search in the finder. */
  search: "Tu búsqueda:",
  budget: (most: string) => `Presupuesto por persona: hasta ${most}`,
  /** The lowest price on the trip's page and what it is for, where its card states another. */
  charged: (basis: string | undefined, price: string) =>
    `${basis ? `E${basis.slice(1)}` : "En su página"}: ${price}`,
  tier: "Elige tu boleta",
  reserveTier: (tier: string) => `Reservar ${tier}`,
  openItinerary: "Abrir el itinerario",
} as const;

/** The experiences that a traveller may choose from, as the widgets' attribute `experiences` has them. */
export const experienceNames = (trip: Trip | undefined) =>
  trip?.experiences?.items.map(({ title }) => title).join(", ");
