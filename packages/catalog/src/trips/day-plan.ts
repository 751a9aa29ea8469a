/** What a day's picture shows: how one travels, or else what one does; or its land alone. */
export type DayScene = "boat" | "fire" | "land" | "plane" | "road" | "sea" | "walk";

export type Ride =
  | "A pie"
  | "Avión (no incluido)"
  | "Lancha"
  | "Transporte"
  | "Transporte privado"
  | "Traslado";

export type Meal = "Desayuno" | "Almuerzo" | "Cena" | "Todas las comidas";

/** A day of a plan, and its marks: they say nothing that the trip's own words do not say. */
export interface PlanDay {
  title: string;
  text?: string;
  /** In the order of the day. */
  rides: readonly Ride[];
  /** None where they are paid apart. */
  meals: readonly Meal[];
  /** Where the night is spent; nothing on the last day. */
  bed?: string;
  scene: DayScene;
}

/** The bed of a night that begins a stay: where one sleeps on is said once. */
export const newBed = (days: readonly PlanDay[], i: number): string | undefined => {
  const bed = days[i]?.bed;
  return bed === days[i - 1]?.bed ? undefined : bed;
};
