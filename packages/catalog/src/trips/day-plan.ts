import type { PlanDayDocument } from "./package-document";

/** A day of an itinerary. Rides, meals and lodging must agree with its text; a test compares them. */
export type PlanDay = PlanDayDocument;

/** The picture of a day: a way of travelling, an activity, or only the landscape. */
export type DayScene = PlanDay["scene"];
