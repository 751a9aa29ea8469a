import {
  advertisedPrices,
  advertisedStays,
  BALANCE_DUE,
  COP_PER_USD,
  COP_PER_USD_SANTA_MARTA,
  consultancyPackages,
  copFromUsd,
  DEPOSIT_PERCENT,
  destinations,
  formatCop,
  formatDuration,
  formatNight,
  formatNumber,
  formatSeason,
  formatUsd,
  GROUP_FEES,
  GROUP_SIZE,
  type Price,
  quote,
  seasonalTrips,
  subjectOf,
  type Trip,
  tripName,
  trips,
  voluntariado,
} from "@maloca/catalog";
import { variantsOf } from "../trip/page-variants";
import { code, quoted, table } from "./markdown";

const plus = (amounts: readonly number[]) => amounts.map(formatNumber).join(" + ");

/** What the operator states, and how the rest follows from it. */
function formulaOf(price: Price): string {
  switch (price.kind) {
    case "pesos":
      return price.usd === undefined ? "pesos stated" : "both stated";
    case "dollars":
      return "dollars stated";
    case "per-night":
      return `${price.nights} × ${price.usdPerNight} + ${plus(price.extrasUsd)} USD`;
    case "group": {
      const fees = GROUP_FEES.management + GROUP_FEES.transaction;
      return `${plus([price.cityCop, price.parkCop, ...price.extrasCop])}, + ${fees} %, for ${GROUP_SIZE}`;
    }
  }
}

function priceCells(price: Price): string[] {
  const { cop, usd, group } = quote(price);
  const whole = group ? ` (group: ${formatCop(group.cop)}, ${formatUsd(group.usd)})` : "";
  return [formatCop(cop), formatUsd(usd), formulaOf(price) + whole];
}

const PRICE_HEADS = ["pesos", "dollars", "from"];

function tripSection(trip: Trip): string {
  const { percent, due } = trip.payment ?? { percent: DEPOSIT_PERCENT, due: BALANCE_DUE };
  const [first] = trip.packages;
  const subjects = [
    subjectOf(trip),
    ...(first ? [subjectOf({ ...trip, package: first.name })] : []),
  ];
  const facts = [
    ...trip.facts.map(({ label, value }) => `${label}: ${value}`),
    ...(trip.figures ?? []).map(({ value, label }) => `${value} ${label}`),
  ];
  const { event } = trip;
  return [
    `## ${tripName(trip)}`,
    "",
    `- Route: ${code(`/${trip.slug}`)}`,
    ...(trip.season ? [`- Dates: ${formatSeason(trip.season)}`] : []),
    `- Subject: ${[...new Set(subjects)].map(quoted).join(", with a package ")}`,
    `- Facts: ${facts.join("; ")}`,
    // Volunteers write a message: this page has no dialog and its own layout.
    ...(trip === voluntariado
      ? []
      : [
          `- Payment: ${percent} % holds a place, the rest ${quoted(due)}`,
          `- Sections below the hero: ${variantsOf(trip).order.join(", ")}`,
        ]),
    "",
    table(
      ["package", "duration", "badge", ...PRICE_HEADS],
      trip.packages.map(({ name, duration, badge, price }) => [
        name,
        formatDuration(duration),
        badge ?? "",
        ...priceCells(price),
      ]),
    ),
    ...(event
      ? [
          `${event.name}, ${formatNight(event.night)}:`,
          "",
          table(
            ["ticket", ...PRICE_HEADS],
            event.tiers.map(({ name, price }) => [name, ...priceCells(price)]),
          ),
        ]
      : []),
  ].join("\n");
}

/** Prices that the home page states: of several trips together, then of one each. */
const advertised = () => [
  advertisedRow("custom trips", advertisedPrices.customTrips),
  advertisedRow("volunteering", advertisedPrices.volunteering),
  advertisedRow("seasonal trips", advertisedPrices.seasonalTrips),
  ...seasonalTrips.flatMap((trip) => {
    const { advertisedUsd } = trip.card;
    const rate = trip.packages[0]?.price.copPerUsd;
    return advertisedUsd === undefined ? [] : [advertisedRow(tripName(trip), advertisedUsd, rate)];
  }),
];

const advertisedRow = (name: string, usd: number, rate?: number) => [
  name,
  formatUsd(usd),
  formatCop(copFromUsd(usd, rate)),
];

/** The text of `docs/product/trips.md`. */
export const tripsPage = () =>
  [
    "# Trips and prices",
    "",
    "Written by `npm run docs` from the catalog and the home page's content; a test fails when it is old.",
    "How prices and dates are shown is in [docs/product.md](../product.md).",
    "",
    "## Constants",
    "",
    table(
      ["what", "value"],
      [
        ["pesos per dollar", formatNumber(COP_PER_USD)],
        [
          "pesos per dollar on /santa-marta and /santa-marta-diciembre",
          formatNumber(COP_PER_USD_SANTA_MARTA),
        ],
        [
          "fees on a group price",
          `${GROUP_FEES.management} % management, ${GROUP_FEES.transaction} % transaction`,
        ],
        ["people of a group price", GROUP_SIZE],
        ["deposit", `${DEPOSIT_PERCENT} %`],
        ["balance due", quoted(BALANCE_DUE)],
      ],
    ),
    "## Home page",
    "",
    "Prices that the home page states, converted to pesos:",
    "",
    table(["from", "dollars", "pesos"], advertised()),
    "Volunteering, where the operator's figure was thousands of pesos written as dollars:",
    "",
    table(
      ["stay", "operator's figure", "true price"],
      advertisedStays.map(({ name, statedUsd, price }) => [
        name,
        formatUsd(statedUsd),
        formatCop(price.cop),
      ]),
    ),
    "Destination cards:",
    "",
    table(
      ["trip", "region", "status", "badge"],
      destinations.map((trip) => [
        tripName(trip),
        trip.card.region,
        trip.card.status,
        trip.card.badge,
      ]),
    ),
    "Seasonal cards:",
    "",
    table(
      ["trip", "badge"],
      seasonalTrips.map((trip) => [tripName(trip), trip.card.badge]),
    ),
    ...[...trips, voluntariado].map(tripSection),
    "## Consultancy",
    "",
    table(
      ["hours", "title", ...PRICE_HEADS, "marks"],
      consultancyPackages.map(({ hours, title, price, from, recommended, isMatch, isSynergy }) => [
        hours,
        title,
        ...(price ? priceCells(price) : ["free", "free", ""]),
        [
          from && "price is where it starts",
          recommended && "recommended",
          isMatch && "match",
          isSynergy && "synergy",
        ]
          .filter(Boolean)
          .join(", "),
      ]),
    ),
  ].join("\n");
