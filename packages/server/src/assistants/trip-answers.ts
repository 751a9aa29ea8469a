import {
  assumesUnit,
  bySearch,
  comparedLines,
  comparisonWords,
  fitsSearch,
  formatCop,
  formatDays,
  formatDuration,
  GROUP_SIZE,
  includedText,
  type ListedTrip,
  leastQuote,
  listedWhen,
  priceTexts,
  priceWords,
  quote,
  searchedTrip,
  seasonLine,
  settings,
  sumWords,
  type Trip,
  type TripPackage,
  type TripSearch,
  totalFor,
  tripDescription,
  tripName,
  wholePackage,
} from "@maloca/catalog";

// The answers of the tools: the texts and figures of the site, by the same functions. Keys are in English, for
// programs; what a traveller may read is in Spanish.

/** The trips that fit a search, from the lowest price; those that are not to be had now come last. */
export function foundTrips(trips: readonly ListedTrip[], search: TripSearch, now: Date) {
  const { people } = search;
  const found = trips
    .map((trip) => ({ trip, searched: searchedTrip(trip, now) }))
    .filter(({ searched }) => fitsSearch(searched, search))
    .sort((a, b) => bySearch(people)(a.searched, b.searched));
  return {
    found: found.length,
    of: trips.length,
    trips: found.map(({ trip }) => summaryOf(trip, people, now)),
  };
}

const pageOf = ({ slug }: Trip) => `${settings.siteUrl}/${slug}`;

function summaryOf(trip: ListedTrip, people: number, now: Date) {
  return {
    trip: trip.slug,
    name: tripName(trip),
    description: tripDescription(trip, now),
    when: listedWhen(trip, now),
    duration: formatDays(trip.packages.map(({ duration }) => duration)),
    from: priceDetails(trip, leastQuote(trip.packages), people),
    page: pageOf(trip),
  };
}

/** A price as the site shows it, and what all pay together if their number is known. */
function priceDetails(trip: Trip, price: ReturnType<typeof quote>, people: number) {
  const { cop, group } = price;
  const [stated, converted] = priceTexts(price);
  const unit = [
    trip.priceUnit && priceWords.perPerson,
    group && priceWords.inGroup(GROUP_SIZE),
  ].filter(Boolean);
  return {
    cop,
    stated,
    converted,
    ...(unit.length && { unit: unit.join(" ") }),
    ...(people && { people, total: formatCop(totalFor(price, people)) }),
    ...(people > 1 && assumesUnit(trip) && { note: sumWords.assumed }),
    ...(people && group && { note: sumWords.perGroup.replace("{size}", `${GROUP_SIZE}`) }),
  };
}

/** All that a trip's page says about it. */
export function tripDetails(trip: ListedTrip, people: number, now: Date) {
  return {
    ...summaryOf(trip, people, now),
    title: trip.title,
    about: trip.about.paragraphs,
    season: seasonLine(trip.season, now),
    facts: trip.facts.map(({ label, value }) => `${label}: ${value}`),
    packages: trip.packages.map((one) => packageDetails(one, trip, people)),
    priceNotes: trip.priceNotes,
    included: trip.included.map(includedText),
    notIncluded: trip.notIncluded,
    itinerary: trip.itinerary?.days?.map(({ title, text }) =>
      [title, text].filter(Boolean).join(": "),
    ),
    experiences: trip.experiences?.items.map(({ title }) => title),
  };
}

function packageDetails(one: TripPackage, trip: Trip, people: number) {
  const { lodging, meals, features } = wholePackage(one, trip);
  return {
    package: one.name,
    duration: formatDuration(one.duration),
    description: one.description,
    price: priceDetails(trip, quote(one.price), people),
    lodging,
    meals,
    features,
  };
}

export function comparedPackages(trip: ListedTrip, now: Date) {
  const season = seasonLine(trip.season, now);
  const said = (cell: string | boolean | undefined) =>
    typeof cell === "boolean" ? comparisonWords[cell ? "has" : "hasNot"] : (cell ?? "");
  return {
    trip: trip.slug,
    packages: trip.packages.map(({ name }) => name),
    lines: comparedLines(trip).map(({ label, cells }) => ({ label, cells: cells.map(said) })),
    notes: [comparisonWords.blankCell, ...(season ? [season] : [])],
    page: pageOf(trip),
  };
}
