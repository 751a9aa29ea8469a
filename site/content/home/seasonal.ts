import {
  ejeCafeteroDiciembre,
  finDeAnoChoco,
  macarenaFinDeAno,
  santaMartaDiciembre,
  type Trip,
  velitasChoco,
} from "@maloca/catalog";

export const seasonalWords = {
  title: "Salidas de temporada",
  text: "Viajes con fecha, en grupo y con fiesta de pueblo. De 4\u00a0a\u00a06\u00a0días.",
  link: "Ver la salida",
  /** Where the trip says no more of it. */
  group: "Grupos pequeños",
} as const;

/** A seasonal card says the rest from its trip. */
export interface SeasonalTrip {
  trip: Trip;
  badge:
    | "Inscripciones Abiertas"
    | "Próximamente"
    | "Edición Especial"
    | "Disponible"
    | "Disponible Ahora";
}

/** In the order of the home page. */
export const seasonalCards: readonly SeasonalTrip[] = [
  { trip: velitasChoco, badge: "Inscripciones Abiertas" },
  { trip: finDeAnoChoco, badge: "Próximamente" },
  { trip: ejeCafeteroDiciembre, badge: "Edición Especial" },
  { trip: macarenaFinDeAno, badge: "Disponible" },
  { trip: santaMartaDiciembre, badge: "Disponible Ahora" },
];
