/** The picture of a day: a way of travelling, an activity, or only the landscape. */
export type DayScene =
  | "boat"
  | "boatBack"
  | "drum"
  | "fire"
  | "flamingos"
  | "land"
  | "plane"
  | "reef"
  | "road"
  | "roadBack"
  | "sail"
  | "sea"
  | "swim"
  | "town"
  | "walk";

export type Ride =
  | "A pie"
  | "Avión (no incluido)"
  | "Lancha"
  | "Transporte"
  | "Transporte privado"
  | "Traslado";

export type Meal = "Desayuno" | "Almuerzo" | "Cena" | "Todas las comidas";

/** A day of an itinerary. Rides, meals and lodging must agree with its text; a test compares them. */
export interface PlanDay {
  title: string;
  text?: string;
  /** In the order of the day. */
  rides?: readonly Ride[];
  /** Meals that are included in the price. */
  meals?: readonly Meal[];
  /** The lodging from this night on, where it is another than the night before. */
  bed?: string;
  scene: DayScene;
}
