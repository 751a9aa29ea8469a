import { editDistance, nearestName } from "@maloca/catalog/nearest-name";
import { tripName } from "@maloca/catalog/trips/trip";
import type { Release } from "../builder.release";
import { builderCheck as words } from "../words/check";
import { type Finding, warns } from "./finding";

/** One typing error is expected in so many letters. */
const LETTERS_PER_ERROR = 4;

/**
 * The name that was probably misspelt; undefined if the text is one of the names, or very different: partners may
 * use their own names.
 */
export function misspeltName(written: string, names: readonly string[]): string | undefined {
  const nearest = nearestName(written, names);
  const edits = editDistance(written, nearest);
  return edits > 0 && edits <= Math.max(1, written.length / LETTERS_PER_ERROR)
    ? nearest
    : undefined;
}

/** The destination and package of an element or a button. */
export interface Subject {
  destination?: string | null | undefined;
  package?: string | null | undefined;
}

/** Finds misspelt names of destinations and packages. */
export function checkNames(subject: Subject, trips: Release["trips"]): Finding[] {
  const destination = subject.destination?.trim() ?? "";
  const chosen = subject.package?.trim() ?? "";
  const there = trips.filter((trip) => trip.destination === destination);
  const packages = (there.length ? there : trips).flatMap((trip) => trip.packages);
  const fields = [
    {
      written: destination,
      option: "destination",
      names: trips.flatMap((trip) => [trip.destination, tripName(trip)]),
    },
    { written: chosen, option: "package", names: packages.map(({ name }) => name) },
  ];
  return fields.flatMap(({ written, option, names }) => {
    const nearest = written && misspeltName(written, names);
    return nearest ? [warns(words.nearlyNamed(option, written, nearest))] : [];
  });
}
