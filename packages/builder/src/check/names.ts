import { editDistance, nearestName } from "@maloca/catalog/nearest-name";
import { tripName } from "@maloca/catalog/trips/trip";
import { trips } from "../builder.state";
import { builderCheck as words } from "../words/check";
import { type Finding, warns } from "./finding";

/** Letters of which one may be a slip: in a longer name more of them still are. */
const LETTERS_A_SLIP = 4;

/**
 * The name that somebody meant who wrote nearly it; none for one of the names, and for another altogether:
 * a partner may have names of its own.
 */
export function slipOf(written: string, names: readonly string[]): string | undefined {
  const nearest = nearestName(written, names);
  const slips = editDistance(written, nearest);
  return slips > 0 && slips <= Math.max(1, written.length / LETTERS_A_SLIP) ? nearest : undefined;
}

/** What an element or a button is about, as it is written there. */
export interface Subject {
  destination?: string | null | undefined;
  package?: string | null | undefined;
}

/** The names of the catalog that somebody meant and misspelt. */
export function checkNames(subject: Subject): Finding[] {
  const destination = subject.destination?.trim() ?? "";
  const chosen = subject.package?.trim() ?? "";
  const there = trips.filter((trip) => trip.destination === destination);
  const packages = (there.length ? there : trips).flatMap((trip) => trip.packages);
  const slips = [
    {
      written: destination,
      option: "destination",
      names: trips.flatMap((trip) => [trip.destination, tripName(trip)]),
    },
    { written: chosen, option: "package", names: packages.map(({ name }) => name) },
  ];
  return slips.flatMap(({ written, option, names }) => {
    const meant = written && slipOf(written, names);
    return meant ? [warns(words.nearlyNamed(option, written, meant))] : [];
  });
}
