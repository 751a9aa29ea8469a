import {
  advertisedPrices,
  advertisedStays,
  CONSULTATION_MINUTES,
  CONSULTATION_PRICE,
  drawing,
  formatCop,
  formatUsdWithCop,
  siteLinks,
  type Trip,
  tripAt,
  volunteerWeeks,
} from "@maloca/catalog";
import { weeks } from "../volunteering";

export const destinationWords = {
  title: "¿Para dónde vamos?",
  text: "Ocho destinos, cada uno con su gente y su ritmo. Tú pones las fechas; las comunidades ponen el camino.",
  link: "Conocer el viaje",
} as const;

export const volunteer = {
  eyebrow: "Voluntariado en el Chocó",
  title: "Quédate un rato y pon el hombro",
  text: `${volunteerWeeks.length} entre mar, huerta y escuela, con las familias de Arusí.`,
  toWeeks: weeks.href,
  usd: advertisedPrices.volunteering,
  staysTitle: "Estadías cortas, desde",
  packages: advertisedStays.map(({ name, price }) => ({ name, price: formatCop(price.cop) })),
  picture: drawing("choco/cascada"),
  link: { label: "Conocer el voluntariado", href: "/voluntariado" },
} as const;

export const customTrip = {
  title: "O lo armamos a tu medida",
  text: "De 5 a 12 días, con el lugar, el ritmo y la compañía que quieras. Cuatro pasos cortos y te escribimos por WhatsApp.",
  open: "Empezar mi viaje",
  usd: advertisedPrices.customTrips,
  consultation: {
    title: "¿No sabes por dónde empezar?",
    text: `En ${CONSULTATION_MINUTES} minutos te decimos qué viaje y qué operador te quedan bien. Vale ${formatUsdWithCop(CONSULTATION_PRICE.usd)} y te los devolvemos cuando confirmas tu reserva.`,
    link: "Agendar la consulta",
    href: siteLinks.calendarUrl,
  },
} as const;

export const seasonalWords = {
  title: "Salidas de temporada",
  text: "Viajes con fecha, en grupo y con fiesta de pueblo. De 4\u00a0a\u00a06\u00a0días.",
  link: "Ver la salida",
  /** For a trip whose data has no group size. */
  group: "Grupos pequeños",
} as const;

const to = ({ slug, destination }: Trip) => ({ name: destination, href: `/${slug}` });

/** In the order of the home page. Each shows a scene of the place; the trip's card shows its hero. */
export const tiles = {
  title: "Cada curva, otro país",
  items: [
    { ...to(tripAt("cartagena")), line: "Balcón y tambor", picture: drawing("cartagena/balcones") },
    {
      ...to(tripAt("eje-cafetero")),
      line: "Montaña y tinto",
      picture: drawing("eje-cafetero/willys"),
    },
    { ...to(tripAt("macarena")), line: "Río de colores", picture: drawing("macarena/plantas") },
    { ...to(tripAt("santa-marta")), line: "Nieve y mar", picture: drawing("santa-marta/hero") },
    { ...to(tripAt("providencia")), line: "Siete azules", picture: drawing("providencia/hero") },
    {
      name: "Chocó",
      href: "/voluntariado",
      line: "Selva y ballenas",
      picture: drawing("choco/avistamiento"),
    },
  ],
} as const;

/** The texts around the country's map. */
export const countryWords = {
  title: "Elige en el mapa",
  text: "Cada anillo son doce meses, enero arriba; en dorado, los del viaje.",
} as const;

/**
 * The position of a trip's name: on the left or right of its place, moved by units of the map. On a phone
 * four units are a pixel. Trips that are not listed have their name on the right.
 */
export const names: Partial<Record<string, { side?: "left"; move: readonly [number, number] }>> = {
  cartagena: { side: "left", move: [-64, 0] },
  "santa-marta": { move: [-108, -288] },
  "santa-marta-diciembre": { move: [-108, -148] },
  guajira: { move: [150, 20] },
  "velitas-choco": { side: "left", move: [-70, -124] },
  "fin-de-ano-choco": { side: "left", move: [-76, 112] },
  "eje-cafetero": { move: [76, -72] },
  "eje-cafetero-diciembre": { move: [76, 60] },
  guaviare: { move: [60, 12] },
  macarena: { move: [-120, 128] },
  "macarena-fin-de-ano": { move: [-120, 256] },
};
