import {
  advertisedPrices,
  advertisedStays,
  COP_PER_USD,
  DESTINATION_RANGE_COP,
  destinations,
  formatCop,
  formatUsd,
  leastQuote,
  type Price,
  quote,
  seasonalTrips,
  tripName,
  trips,
  usdFromCop,
  voluntariado,
} from "@maloca/catalog";
import { beforeWords, openTopics } from "../content/before";
import { consultancy } from "../content/consultancy";
import { home } from "../content/home";
import { stories, storyPath } from "../content/stories";
import { trust, trustPending } from "../content/trust";

const marked = (kind: string, list: readonly { pending?: boolean; name: string }[]) =>
  list.filter(({ pending }) => pending).map(({ name }) => `${kind}: ${name}`);

/** Facts of the home page that the operator has still to give. */
const { recognitions, community, blog } = home;
const homePending: readonly string[] = [
  ...(recognitions.list.length ? [] : ["Reconocimientos: año, nombre, quién lo otorga y por qué"]),
  "Programa de aceleración de 2025: quién lo hace",
  ...trustPending(trust),
  ...marked("Consejo asesor", community.advisers.list),
  ...marked("Comunidad aliada", community.partners.list),
  ...[...stories.filter(({ date }) => !date), ...blog.upcoming].map(
    ({ title }) => `Fecha de la historia: ${title}`,
  ),
];

/** Every fact that is marked as pending, by page. */
export function contentReport(): string {
  const all = [
    { path: "/", pending: homePending },
    ...[...trips, voluntariado].map((trip) => {
      const open = openTopics(trip);
      return {
        path: `/${trip.slug}`,
        pending: [
          ...trip.pending,
          ...(trip.priceUnit ? [] : ["Si el precio es por persona"]),
          ...(open.length ? [`${beforeWords.title}: ${open.join(", ").toLowerCase()}`] : []),
        ],
      };
    }),
    { path: "/consultoria", pending: consultancy.pending },
    ...stories.map((story) => ({
      path: storyPath(story),
      pending: story.pending,
    })),
  ];
  const pages = all.map(({ path, pending }) =>
    [path, ...pending.map((fact) => `  - ${fact}`)].join("\n"),
  );
  const count = all.reduce((sum, { pending }) => sum + pending.length, 0);
  return [
    ...pages,
    "",
    `The operator still has to provide ${count} facts, on ${all.length} pages.`,
  ].join("\n");
}

/** Every stated price that another figure contradicts; the operator decides which is right. */
export function priceReport(): string {
  const lines = [...homeCards(), ...homeRanges(), ...statedDollars(), ...thousandsAsDollars()];
  return [
    ...lines.map((line) => `- ${line}`),
    "",
    `The operator has to decide ${lines.length} figures.`,
  ].join("\n");
}

/** Cards of the home page whose price differs from the cheapest package of the trip's page. */
function homeCards(): string[] {
  return seasonalTrips.flatMap((trip) => {
    const stated = trip.card.advertisedUsd;
    const { usd } = leastQuote(trip.packages);
    if (stated === undefined || stated === usd) return [];
    return [
      `The home card of ${tripName(trip)} says ${formatUsd(stated)}; /${trip.slug} says ${formatUsd(usd)}.`,
    ];
  });
}

/** Price ranges of the home page that a trip's price contradicts. */
function homeRanges(): string[] {
  const [low, high] = DESTINATION_RANGE_COP;
  const outside = destinations.flatMap((trip) => {
    const { cop } = leastQuote(trip.packages);
    if (cop >= low && cop <= high) return [];
    return [
      `Destination cards say about ${formatCop(low)} to ${formatCop(high)}; /${trip.slug} starts at ${formatCop(cop)}.`,
    ];
  });
  const cheaper = seasonalTrips.flatMap(({ slug, card }) => {
    const usd = card.advertisedUsd;
    if (usd === undefined || usd >= advertisedPrices.seasonalTrips) return [];
    return [
      `Seasonal trips "from ${formatUsd(advertisedPrices.seasonalTrips)}", yet the card of /${slug} says ${formatUsd(usd)}.`,
    ];
  });
  return [...outside, ...cheaper];
}

/** Prices in dollars that the operator states beside pesos, and that differ from the usual rate. */
function statedDollars(): string[] {
  const priced: { name: string; price: Price }[] = trips.flatMap((trip) => [
    ...trip.packages.map(({ name, price }) => ({ name: `${tripName(trip)}, ${name}`, price })),
    ...(trip.event?.tiers ?? []).map(({ name, price }) => ({
      name: `${trip.event?.name}, ${name}`,
      price,
    })),
  ]);
  return priced.flatMap(({ name, price }) => {
    const { lead, cop, usd } = quote(price);
    const derived = usdFromCop(cop, COP_PER_USD);
    if (lead !== "cop" || usd === derived) return [];
    return [
      `${name}: ${formatCop(cop)} is stated as ${formatUsd(usd)}; at ${COP_PER_USD} it is ${formatUsd(derived)}.`,
    ];
  });
}

/** Thousands of pesos that were published as dollars (docs/decisions.md, "Prices that cannot be true"). */
function thousandsAsDollars(): string[] {
  const packages = advertisedStays.map(
    ({ name, statedUsd, price }) =>
      `Volunteering, ${name}: the home page says ${formatUsd(statedUsd)}; it is ${formatCop(price.cop)}, about ${formatUsd(price.usd)}.`,
  );
  const least = Math.min(...advertisedStays.map(({ price }) => price.usd));
  const from = `Volunteering "from ${formatUsd(advertisedPrices.volunteering)}", yet its cheapest package is about ${formatUsd(least)}.`;
  return [...packages, from];
}
