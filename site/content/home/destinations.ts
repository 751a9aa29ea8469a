import {
  advertisedPrices,
  advertisedStays,
  CONSULTATION_MINUTES,
  CONSULTATION_PRICE,
  formatCop,
  formatUsdWithCop,
  siteLinks,
  volunteerWeeks,
} from "@maloca/catalog";
import { chocoScenes } from "@maloca/catalog/trips/choco";
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
  picture: chocoScenes.cascada,
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
