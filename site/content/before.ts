import {
  type BeforeTopic,
  beforeTopics,
  type PaymentTerms,
  type Trip,
  tripFact,
} from "@maloca/catalog";
import { tripWords } from "./trip";

const daysWords = (days: number) => (days === 1 ? "un día" : `${days} días`);

/** The section's id. */
export const BEFORE_ID = "antes";

export const beforeWords = {
  title: "Antes de reservar",
  price: "Precio",
  way: "Cómo llegar",
  effort: "A qué ritmo",
  payment: "Pago",
  after: "Después de pedirlo",
  booked:
    "Te damos un número de referencia y te escribimos por WhatsApp con el link de reserva. En esta página no se paga nada.",
  messaged: "Una persona del equipo te responde por WhatsApp. En esta página no se paga nada.",
  /** On how many days the group walks, and on how many it goes by boat. */
  days: (walking: number, boat: number) => {
    const words = [
      walking && `${daysWords(walking)} de caminata`,
      boat && `${daysWords(boat)} en lancha`,
    ];
    const text = words.filter(Boolean).join(" y ");
    return text.charAt(0).toUpperCase() + text.slice(1);
  },
  ask: "Preguntar por WhatsApp",
  askText: (open: readonly string[]) =>
    open.includes(beforeTopics.cancellation)
      ? "Aquí aún no está escrito cómo se cancela. Eso, y lo que te falte por saber, te lo responde una persona del equipo."
      : "¿Te falta algo por saber? Te responde una persona del equipo.",
} as const;

/** The names of the topics that the trip's data does not answer yet. */
export const openTopics = ({ before = {} }: Pick<Trip, "before">): string[] =>
  Object.entries(beforeTopics).flatMap(([topic, name]) =>
    before[topic as BeforeTopic] ? [] : [name],
  );

/** On how many days the group walks and goes by boat, counted in the itinerary. */
function effortOf({ itinerary, packages }: Trip): string {
  const days = itinerary?.days ?? packages.find((one) => one.itinerary)?.itinerary ?? [];
  const on = (ride: string) =>
    days.filter(({ rides }) => rides?.some((one) => one === ride)).length;
  return beforeWords.days(on("A pie"), on("Lancha"));
}

/** What a trip's data alone does not say. */
interface BeforeFacts {
  /** Its lowest price, and what that is for. */
  price?: string;
  /** None where nothing is due. */
  terms?: PaymentTerms | undefined;
  /** `false` for volunteering: it is requested by message. */
  booked?: boolean;
}

/**
 * Answers to what visitors ask before they book, from the trip's data; a line without data is left out.
 */
export function beforeLines(
  trip: Trip,
  { price, terms, booked = true }: BeforeFacts = {},
): [label: string, text: string][] {
  const lines: [string, string | false | undefined][] = [
    [beforeWords.price, price],
    [beforeWords.way, tripFact(trip, "arrival")],
    [beforeWords.effort, effortOf(trip)],
    [beforeWords.payment, terms && tripWords.deposit(terms.percent, terms.due)],
    [beforeWords.after, booked ? beforeWords.booked : beforeWords.messaged],
    ...Object.entries(beforeTopics).map(
      ([topic, name]) =>
        [name, trip.before?.[topic as BeforeTopic]] as [string, string | undefined],
    ),
  ];
  return lines.flatMap(([label, text]) => (text ? [[label, text]] : []));
}
