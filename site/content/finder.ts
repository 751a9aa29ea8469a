import { priceWords } from "@maloca/catalog/price";

/** The budgets to choose from: the most pesos that one person wants to pay. */
export const budgets = [1_500_000, 2_000_000, 3_000_000, 5_000_000] as const;

/** The lengths to choose from, as `least-most` days; an open end has no upper limit. */
export const lengths = [
  { value: "1-4", label: "Hasta 4" },
  { value: "5-5", label: "5" },
  { value: "6-", label: "6 o más" },
] as const;

export const finder = {
  month: "Mes",
  anyMonth: "Cualquiera",
  people: "Personas",
  days: "Días",
  budget: "Presupuesto por persona",
  any: "Cualquiera",
  trip: "Viaje, mes y días",
  from: "Desde",
  group: priceWords.inGroup,
  /** Marks a sum that assumes a price per person. */
  mark: "*",
  caption: "Todos los viajes, del precio más bajo al más alto; los próximos, al final",
  empty: "Ningún viaje de la lista cabe en esa búsqueda.",
  otherwise: { label: "Lo armamos a tu medida", href: "#custom-trip-form" },
  all: "Ver todos",
  show: "Ver los viajes",
  change: "Cambiar la búsqueda",
} as const;

/** A search in the form's words; a text is empty where anything is accepted. */
interface SearchWords {
  /** `diciembre`. */
  month: string;
  /** 0 where no number is given. */
  people: number;
  /** `Hasta 4`. */
  days: string;
  /** `$ 2.000.000`. */
  budget: string;
}

const peopleWords = (people: number) => `${people} ${people > 1 ? "personas" : "persona"}`;

/** Texts that the script writes once something is chosen. */
export const finderAnswers = {
  found: (count: number, of: number) => `${count} de ${of} viajes`,
  /** Follows the count: `de 5 días para 2 personas en diciembre, hasta $ 2.000.000 por persona`. */
  search: ({ month, people, days, budget }: SearchWords) =>
    [
      days && ` de ${days.toLowerCase()} días`,
      people && ` para ${peopleWords(people)}`,
      month && ` en ${month}`,
      budget && `, hasta ${budget} por persona`,
    ]
      .filter(Boolean)
      .join(""),
  people: peopleWords,
  byPrice: ", del precio más bajo al más alto; los próximos, al final",
  /** A group's price is one sum, which the team adjusts to another number of people. */
  group: (size: number, people: number) =>
    people === size ? `grupo de ${size}` : `grupo de ${size}; se ajusta a ${people}`,
} as const;
