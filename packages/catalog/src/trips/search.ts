import { leastQuote } from "../price";
import { type ListedTrip, tripMonths } from "./trip";
import { isLater } from "./when";

// The search of the finder and of assistants (docs/product.md, "Finder").

/** The largest number of people of a search; a larger one in an address is reduced to it. */
export const MOST_PEOPLE = 99;

type Range = readonly [least: number, most: number];

/** What a visitor looks for. */
export interface TripSearch {
  /** From 1 to 12; 0 for any month. */
  month: number;
  /** 0 where no number is given: prices are then per person. */
  people: number;
  days: Range;
  /** The most pesos that one person pays. */
  budget: number;
}

/** Accepts every trip. */
export const anyTrip: TripSearch = {
  month: 0,
  people: 0,
  days: [0, Number.POSITIVE_INFINITY],
  budget: Number.POSITIVE_INFINITY,
};

/** What a search reads of a trip. Without `months` and `days` it fits any. */
export interface SearchedTrip {
  months?: Range | undefined;
  days?: Range | undefined;
  people: Range;
  /** The lowest price for one person. */
  cop: number;
  /** What a whole group pays, if it is one sum. */
  groupCop?: number | undefined;
  /** Not to be had now: see `isLater`. */
  later: boolean;
}

export function searchedTrip(trip: ListedTrip, now: Date) {
  const { cop, group } = leastQuote(trip.packages);
  const days = trip.packages.flatMap(({ duration }) => (duration ? [duration.days] : []));
  return {
    months: tripMonths(trip),
    days: days.length ? [Math.min(...days), Math.max(...days)] : undefined,
    people: [trip.travelers?.min ?? 1, trip.travelers?.max ?? Number.POSITIVE_INFINITY],
    cop,
    groupCop: group?.cop,
    later: isLater(trip, now),
  } as const satisfies SearchedTrip;
}

const overlap = (a: Range, b: Range) => a[0] <= b[1] && b[0] <= a[1];

/** Whether a season has a month. A season may end in the next year. */
const hasMonth = ([first, last]: Range, month: number) =>
  first <= last ? first <= month && month <= last : first <= month || month <= last;

/** What all travellers pay together, in pesos; the price per person without a number of people. */
export const searchTotal = ({ cop, groupCop }: SearchedTrip, people: number): number =>
  people ? (groupCop ?? cop * people) : cop;

/** From the lowest price to the highest; what is not to be had now comes last. */
export const bySearch =
  (people: number) =>
  (one: SearchedTrip, other: SearchedTrip): number =>
    Number(one.later) - Number(other.later) ||
    searchTotal(one, people) - searchTotal(other, people);

export const fitsSearch = (trip: SearchedTrip, { month, people, days, budget }: TripSearch) =>
  (!month || !trip.months || hasMonth(trip.months, month)) &&
  (!people || overlap(trip.people, [people, people])) &&
  (!trip.days || overlap(trip.days, days)) &&
  // A group's price is shared by few; for more than its size the operator adjusts it.
  trip.cop <= budget &&
  searchTotal(trip, people) <= budget * (people || 1);
