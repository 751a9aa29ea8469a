import { wholePackage } from "./features";
import { linesOn } from "./included";
import { type Trip, tripFact } from "./trip";

/** The way from the meeting point to the lodging, in the texts of the trip's facts and lists. */
export interface Way {
  from: string;
  rides: readonly string[];
  bed?: string | undefined;
  meals: readonly string[];
}

type Source = Pick<Trip, "facts" | "included" | "packages">;

const either = new Intl.ListFormat("es", { type: "disjunction" });

/** The lodging: as the included services state it, or else the alternatives of the packages. */
function bedOf(trip: Source): string | undefined {
  const [line] = linesOn(trip.included, "bed");
  if (line) return line;
  const places = trip.packages.map(
    (one) => one.accommodation ?? wholePackage(one, trip).lodging ?? "",
  );
  const [first, ...others] = [...new Set(places)].filter(Boolean);
  if (!first) return undefined;
  const rest = others.map((one) =>
    one
      .replace(/^Alojamiento en /, "")
      .replace(/^\p{Lu}(?!\p{L}+ \p{Lu})/u, (letter) => letter.toLowerCase()),
  );
  return either.format([first, ...rest]);
}

/** The way to the lodging; undefined if no meeting point is stated. */
export function wayOf(trip: Source): Way | undefined {
  const from = tripFact(trip, "meetingPoint");
  if (!from) return undefined;
  return {
    from,
    rides: linesOn(trip.included, "ride"),
    bed: bedOf(trip),
    meals: linesOn(trip.included, "meals"),
  };
}
