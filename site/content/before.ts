import {
  type BeforeTopic,
  includedText,
  type PaymentTerms,
  type Trip,
  tripFact,
  wayOf,
} from "@maloca/catalog";
import { whenWords } from "./season";
import { tripWords } from "./trip";

/** What only the operator can say, as a question names it and as a line is called. */
export const beforeTopics = {
  cancellation: "Cancelación",
  signal: "Señal e internet",
  diet: "Dieta y alergias",
  guides: "Guías e idiomas",
  packing: "Qué llevar",
  documents: "Documentos",
  health: "Salud y seguro",
  weather: "Clima",
} as const satisfies Record<BeforeTopic, string>;

export const beforeWords = {
  title: "Antes de reservar",
  way: "Cómo llegar",
  included: "En el precio",
  notIncluded: "Aparte del precio",
  when: "Cuándo",
  group: "Grupo",
  effort: "A qué ritmo",
  payment: "Pago",
  after: "Después de pedirlo",
  booked:
    "Te damos un número de referencia y te escribimos por WhatsApp con el link de reserva. En esta página no se paga nada.",
  messaged: "Una persona del equipo te responde por WhatsApp. En esta página no se paga nada.",
  meet: (place: string) => `Punto de encuentro: ${place}.`,
  /** Of so many days: on how many one walks, and on how many one goes by boat. */
  days: (walking: number, boat: number, all: number) =>
    [
      walking && `Se camina en ${walking} de los ${all} días`,
      boat &&
        `${walking ? "se" : "Se"} va en lancha en ${boat}${walking ? "" : ` de los ${all} días`}`,
    ]
      .filter(Boolean)
      .join(" y "),
  ask: "Preguntar por WhatsApp",
  askText: (topics: string) =>
    topics
      ? `¿Te falta algo por saber (${topics})? Pregúntalo: te responde una persona del equipo.`
      : "¿Te falta algo por saber? Pregúntalo: te responde una persona del equipo.",
} as const;

const list = new Intl.ListFormat("es-CO");

/** The topics of which the trip says nothing yet. */
export const openTopics = ({ before = {} }: Pick<Trip, "before">): string[] =>
  Object.entries(beforeTopics).flatMap(([topic, name]) =>
    before[topic as BeforeTopic] ? [] : [name.toLowerCase()],
  );

/** Topics as one reads them: `cancelación, señal e internet y clima`. */
export const topicList = (topics: readonly string[]) => list.format(topics);

/** How many days one walks, and goes by boat, as the trip's days show it. */
function effortOf({ itinerary, packages }: Trip): string {
  const days = itinerary?.days ?? packages.find((one) => one.itinerary)?.itinerary ?? [];
  const on = (ride: string) => days.filter(({ rides }) => rides.some((one) => one === ride)).length;
  return beforeWords.days(on("A pie"), on("Lancha"), days.length);
}

/**
 * What one asks before one books, in the trip's own data; a line without data is left out.
 * @param terms what holds a place; none where a departure has passed.
 * @param booked whether its pages book it; volunteering is asked for by message, and any time is not stated of it.
 */
export function beforeLines(
  trip: Trip,
  { terms, booked = true }: { terms?: PaymentTerms | undefined; booked?: boolean } = {},
): [label: string, text: string][] {
  const way = wayOf(trip);
  const lines: [string, string | false | undefined][] = [
    [
      beforeWords.way,
      [way && beforeWords.meet(way.from), tripFact(trip, "arrival")].filter(Boolean).join(" "),
    ],
    [beforeWords.included, trip.included.map(includedText).join("\u00a0· ")],
    [beforeWords.notIncluded, trip.notIncluded.join("\u00a0· ")],
    [beforeWords.when, booked && whenWords(trip)],
    [beforeWords.group, tripFact(trip, "group")],
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
