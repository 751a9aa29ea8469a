import type { DayScene, PlanDay, Trip, TripPackage } from "@maloca/catalog";

/** The days of a trip or of one of its packages, and the drawing that shows them. */
export interface DayPlan {
  /** A path below the site's public folder. */
  src: string;
  days: readonly PlanDay[];
}

export function tripPlan(trip: Trip): DayPlan | undefined {
  const days = trip.itinerary?.days;
  return days && { src: `/art/${trip.slug}/dias.svg`, days };
}

export function packagePlan(one: TripPackage, trip: Trip): DayPlan | undefined {
  const days = one.itinerary;
  if (!days) return undefined;
  const number = trip.packages.indexOf(one) + 1;
  return { src: `/art/${trip.slug}/dias-${number}.svg`, days };
}

/** The file and the scenes of each frieze of a trip. */
export const friezesOf = (trip: Trip): { src: string; scenes: DayScene[] }[] =>
  [tripPlan(trip), ...trip.packages.map((one) => packagePlan(one, trip))].flatMap((plan) =>
    plan ? [{ src: plan.src, scenes: plan.days.map(({ scene }) => scene) }] : [],
  );
