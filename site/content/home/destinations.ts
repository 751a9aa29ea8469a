import {
  CONSULTATION_MINUTES,
  CONSULTATION_PRICE,
  cartagena,
  ejeCafetero,
  formatCop,
  formatUsd,
  formatUsdWithCop,
  guajira,
  guaviare,
  headlines,
  macarena,
  providencia,
  sanAndres,
  santaMarta,
  scene,
  siteLinks,
  type Trip,
  volunteerHeadlines,
} from "@maloca/catalog";

export const destinationWords = {
  title: "¿Para dónde vamos?",
  text: "Ocho destinos, cada uno con su gente y su ritmo. Tú pones las fechas; las comunidades ponen el camino.",
  link: "Conocer el viaje",
} as const;

/** A destination card says the rest from its trip. */
export interface Destination {
  trip: Trip;
  region: string;
  status: "Activo" | "Próximamente";
  badge: string;
}

/** In the order of the home page. */
export const destinationCards: readonly Destination[] = [
  { trip: cartagena, region: "Caribe", status: "Activo", badge: "Ciudad viva" },
  { trip: providencia, region: "Caribe insular", status: "Activo", badge: "Arrecife" },
  { trip: sanAndres, region: "Caribe insular", status: "Activo", badge: "One love" },
  { trip: ejeCafetero, region: "Andes", status: "Activo", badge: "Café y palma" },
  { trip: santaMarta, region: "Sierra y Caribe", status: "Activo", badge: "Para grupos" },
  { trip: macarena, region: "Meta", status: "Activo", badge: "Río de colores" },
  { trip: guaviare, region: "Amazonia y Orinoquia", status: "Activo", badge: "Arte rupestre" },
  // Coming on its card, and bookable on its page: docs/decisions/contradicting-facts.md.
  { trip: guajira, region: "Caribe", status: "Próximamente", badge: "Hoteles en 2027" },
];

export const volunteer = {
  eyebrow: "Voluntariado en el Chocó",
  title: "Quédate un rato y pon el hombro",
  text: "De 2 a 4 semanas entre mar, huerta y escuela, con las familias de Arusí.",
  usd: headlines.volunteering,
  packages: volunteerHeadlines.map(({ name, statedUsd, price }) => ({
    name,
    price: formatCop(price.cop),
    stated: `publicado como ${formatUsd(statedUsd)}`,
  })),
  note: "Los paquetes cortos están escritos en miles de pesos: lo que se paga es el valor en pesos.",
  picture: scene("choco/cascada"),
  link: { label: "Conocer el voluntariado", href: "/voluntariado" },
} as const;

export const customTrip = {
  title: "O lo armamos a tu medida",
  text: "De 5 a 12 días, con el lugar, el ritmo y la compañía que quieras. Cuatro pasos cortos y te escribimos por WhatsApp.",
  usd: headlines.customTrips,
  consultation: {
    title: "¿No sabes por dónde empezar?",
    text: `En ${CONSULTATION_MINUTES} minutos te decimos qué viaje y qué operador te quedan bien. Vale ${formatUsdWithCop(CONSULTATION_PRICE.usd)} y te los devolvemos cuando confirmas tu reserva.`,
    link: "Agendar la consulta",
    href: siteLinks.calendarUrl,
  },
} as const;
