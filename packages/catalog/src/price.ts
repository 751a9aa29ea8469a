import {
  COP_PER_USD,
  COP_PER_USD_SANTA_MARTA,
  copFromUsd,
  formatCop,
  formatUsd,
  usdFromCop,
} from "./money";

/**
 * What one person pays, as one line of data; {@link quote} does the sums
 * (docs/decisions/money-is-shown-as-stated.md).
 */
export type Price = InPesos | InDollars | ByNight | ForGroup;

/** Pesos as stated. Dollars are derived, unless the operator states them too. */
interface InPesos {
  cop: number;
  usd?: number;
}

/** Dollars as stated; pesos are about that. */
interface InDollars {
  usd: number;
  cop?: undefined;
}

/** So much a night, and extras once. */
export interface ByNight {
  usdPerNight: number;
  nights: number;
  extrasUsd: readonly number[];
}

/** Santa Marta: a group shares the city's price, the park's and the extras, plus fees. */
export interface ForGroup {
  cityCop: number;
  parkCop: number;
  extrasCop: readonly number[];
}

/** The people that a group price is for. */
export const GROUP_SIZE = 10;

/** Management and transaction charges on a group price, in percent. */
export const GROUP_FEES = { management: 25, transaction: 5 } as const;

/** A price in both currencies, in whole units, for one person. */
export interface Quote {
  cop: number;
  usd: number;
  /** The currency that the operator prices in; the other is about that. */
  lead: "cop" | "usd";
  /** What the whole group pays. */
  group?: { cop: number; usd: number };
}

/** The price in both currencies. Stated figures stay; derived ones are rounded, half up. */
export function quote(price: Price): Quote {
  if ("usdPerNight" in price) return inDollars(nightsTotal(price));
  if ("cityCop" in price) return forGroup(price);
  if (price.cop === undefined) return inDollars(price.usd);
  return { lead: "cop", cop: price.cop, usd: price.usd ?? usdFromCop(price.cop, COP_PER_USD) };
}

/** Pesos per dollar where this price is shown. */
export const rateOf = (price: Price): number =>
  "cityCop" in price ? COP_PER_USD_SANTA_MARTA : COP_PER_USD;

/** The least of several packages. */
export function leastQuote(packages: readonly { price: Price }[]): Quote {
  const quotes = packages.map(({ price }) => quote(price));
  return quotes.reduce((least, one) => (one.cop < least.cop ? one : least));
}

/** `15 a 25 USD (aprox. $ 63.000 a $ 105.000)`: what is paid on the way, in both currencies. */
export function formatUsdRange(low: number, high: number): string {
  const pesos = [low, high].map((usd) => formatCop(copFromUsd(usd)));
  return `${low} a ${formatUsd(high)} (aprox. ${pesos.join(" a ")})`;
}

/** `50 USD (aprox. $ 210.000)`: dollars as stated, and about what that is in pesos. */
export function formatUsdWithCop(usd: number, copPerUsd: number = COP_PER_USD): string {
  return `${formatUsd(usd)} (aprox. ${formatCop(copFromUsd(usd, copPerUsd))})`;
}

/** Of whole amounts. */
export const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

const inDollars = (usd: number): Quote => ({ lead: "usd", usd, cop: copFromUsd(usd) });

const nightsTotal = ({ usdPerNight, nights, extrasUsd }: ByNight) =>
  usdPerNight * nights + sum(extrasUsd);

/**
 * Total = (city + park + extras) × 1,3; per person = dollars of the total / 10
 * (docs/decisions/group-prices.md).
 */
function forGroup({ cityCop, parkCop, extrasCop }: ForGroup): Quote {
  const percent = 100 + GROUP_FEES.management + GROUP_FEES.transaction;
  const cop = Math.round((sum([cityCop, parkCop, ...extrasCop]) * percent) / 100);
  const usd = usdFromCop(cop, COP_PER_USD_SANTA_MARTA);
  return {
    lead: "usd",
    cop: Math.round(cop / GROUP_SIZE),
    usd: Math.round(usd / GROUP_SIZE),
    group: { cop, usd },
  };
}
