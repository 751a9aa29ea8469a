import { COP_PER_USD, copFromUsd, formatCop, formatUsd, usdFromCop } from "./money";
import type { PriceDocument } from "./trips/package-document";

/** A price as a document states it. */
export type StatedPrice = PriceDocument;

interface Rated {
  /** The pesos per dollar with which this price is converted. */
  copPerUsd: number;
}

/** The price for one person. {@link quote} calculates it in both currencies (docs/decisions.md, "Money is shown as stated"). */
export type Price = StatedPrice & Rated;

type GroupPrice = Price & { kind: "group" };

/** Stated in pesos. */
export const inPesos = (cop: number) => ({ kind: "pesos", cop, copPerUsd: COP_PER_USD }) as const;

/** Stated in dollars. */
export const inDollars = (usd: number) =>
  ({ kind: "dollars", usd, copPerUsd: COP_PER_USD }) as const;

/** The number of people for whom a group price is. */
export const GROUP_SIZE = 10;

/** Management and transaction charges on a group price, in percent. */
export const GROUP_FEES = { management: 25, transaction: 5 } as const;

/** A price in both currencies, in whole units, for one person. */
export interface Quote {
  cop: number;
  usd: number;
  /** The currency in which the operator states the price. */
  lead: "cop" | "usd";
  /** What the whole group pays. */
  group?: { cop: number; usd: number };
}

/** The price in both currencies. Stated figures are not changed; converted ones are rounded, half up. */
export function quote(price: Price): Quote {
  switch (price.kind) {
    case "pesos": {
      const { cop, usd = usdFromCop(cop, price.copPerUsd) } = price;
      return { lead: "cop", cop, usd };
    }
    case "dollars":
      return dollarQuote(price.usd, price);
    case "per-night":
      return dollarQuote(price.usdPerNight * price.nights + sum(price.extrasUsd), price);
    case "group":
      return groupQuote(price);
  }
}

/** For whom a price is. */
export const priceWords = {
  perPerson: "por persona",
  inGroup: (people: number) => `en grupo de ${people}`,
} as const;

/** A price as text: the figure that the operator states, and the one converted to the other currency. */
export function priceTexts({
  cop,
  usd,
  lead,
}: Omit<Quote, "group">): [stated: string, converted: string] {
  const [pesos, dollars] = [formatCop(cop), formatUsd(usd)];
  return lead === "cop" ? [pesos, dollars] : [dollars, pesos];
}

/**
 * What `people`, at least one, pay together in pesos. A group's price is one sum: the operator adjusts it to more or
 * fewer people than {@link GROUP_SIZE}, and does not say how (docs/product.md, "Prices").
 */
export const totalFor = ({ cop, group }: Pick<Quote, "cop" | "group">, people: number): number =>
  group ? group.cop : cop * people;

/** The lowest price of several packages. */
export function leastQuote(packages: readonly { price: Price }[]): Quote {
  const quotes = packages.map(({ price }) => quote(price));
  return quotes.reduce((least, one) => (one.cop < least.cop ? one : least));
}

/** `50 USD (aprox. $ 210.000)`: dollars as stated, and converted. */
export function formatUsdWithCop(usd: number, copPerUsd: number = COP_PER_USD): string {
  return `${formatUsd(usd)} (aprox. ${formatCop(copFromUsd(usd, copPerUsd))})`;
}

export const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

const dollarQuote = (usd: number, { copPerUsd }: Rated): Quote => ({
  lead: "usd",
  usd,
  cop: copFromUsd(usd, copPerUsd),
});

/**
 * Total = (city + park + extras) × 1,3; per person = dollars of the total / 10
 * (docs/decisions.md, "Group prices").
 */
function groupQuote({ cityCop, parkCop, extrasCop, copPerUsd }: GroupPrice): Quote {
  const percent = 100 + GROUP_FEES.management + GROUP_FEES.transaction;
  const cop = Math.round((sum([cityCop, parkCop, ...extrasCop]) * percent) / 100);
  const usd = usdFromCop(cop, copPerUsd);
  return {
    lead: "usd",
    cop: Math.round(cop / GROUP_SIZE),
    usd: Math.round(usd / GROUP_SIZE),
    group: { cop, usd },
  };
}
