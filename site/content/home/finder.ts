/** Pesos that one person wants to pay at most. */
export const budgets = [1_500_000, 2_000_000, 3_000_000, 5_000_000] as const;

/** The lengths to choose from, as `least-most` days; an open end has no upper limit. */
export const lengths = [
  { value: "1-4", label: "Hasta 4 días" },
  { value: "5-5", label: "5 días" },
  { value: "6-", label: "6 días o más" },
] as const;

/** The finder: questions, table and what it answers. */
export const finder = {
  title: "¿Cuándo, cuántos, cuánto?",
  month: "Mes",
  anyMonth: "Cualquiera",
  people: "Personas",
  days: "Días",
  budget: "Presupuesto por persona",
  any: "Cualquiera",
  upTo: "Hasta",
  trip: "Viaje, mes y días",
  from: "Desde",
  allYear: "Cuando quieras",
  /** Of a departure that has passed: `Próximo diciembre`. */
  next: (months: string) => `Próximo ${months.toLowerCase()}`,
  group: (people: number) => `en grupo de ${people}`,
  caption: "Todos los viajes, del precio más bajo al más alto",
  empty: "Ningún viaje de la lista cabe en esa búsqueda.",
  otherwise: { label: "Lo armamos a tu medida", href: "#custom-trip-form" },
  show: "Ver los viajes",
  change: "Cambiar la búsqueda",
} as const;

/** What the script says; it replaces nothing while nothing is asked. */
export const finderAnswers = {
  found: (count: number, of: number) => `${count} de ${of} viajes`,
  wholeGroup: (people: number) => `grupo de ${people}`,
} as const;
