/**
 * Formats whole pesos and whole dollars in the locale es-CO or in the visitor's language
 * (docs/product.md, "Prices"). Amounts are integers; figures that the operator stated are never rounded.
 */

import { SPANISH } from "./words";

/** Pesos per dollar, where a trip's document states no other. */
export const COP_PER_USD = 4200;

const copFormatIn = (locale: string) =>
  new Intl.NumberFormat(locale, { style: "currency", currency: "COP", maximumFractionDigits: 0 });

const copFormat = copFormatIn("es-CO");

const integerFormatIn = (locale: string) =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });

const integerFormat = integerFormatIn("es-CO");

/** `3000` → `3.000`; in English `3,000`. */
export function formatNumber(count: number, lang: string = SPANISH): string {
  return (lang === SPANISH ? integerFormat : integerFormatIn(lang)).format(count);
}

/** `2362000` → `$ 2.362.000`, with the locale's no-break space; in English `COP 2,362,000`. */
export function formatCop(pesos: number, lang: string = SPANISH): string {
  return (lang === SPANISH ? copFormat : copFormatIn(lang)).format(pesos);
}

/** `2 × $ 2.362.000 = $ 4.724.000`: the price of each, and the total. */
export function formatTimes(count: number, pesos: number, lang: string = SPANISH): string {
  return `${count} × ${formatCop(pesos, lang)} = ${formatCop(pesos * count, lang)}`;
}

/** `1300` → `1.300 USD`, with a no-break space before the unit. */
export function formatUsd(dollars: number): string {
  return `${formatNumber(dollars)}\u00a0USD`;
}

/** Pesos converted to whole dollars, rounded. */
export function usdFromCop(pesos: number, copPerUsd: number = COP_PER_USD): number {
  return Math.round(pesos / copPerUsd);
}

/** Dollars converted to pesos, shown as an approximate price. */
export function copFromUsd(dollars: number, copPerUsd: number = COP_PER_USD): number {
  return dollars * copPerUsd;
}

// Groups of three after a point, a comma, a space or the apostrophe of Colombian handwriting.
// Two digits after grouped thousands are centavos, which are not in use.
const PESOS = /^\$?\s*(?:(\d{1,3}(?:[.,'’\s]\d{3})+|\d{4,})(?:[.,]\d\d)?|(\d+)(?:[.,]00)?)$/;
const CURRENCY = /\b(?:cop|pesos)\b/gi;

/**
 * Parses whole pesos as people type them: `2.608.000`, `2608000`, `$ 2.608.000`, `2'608.000 COP`. Centavos are
 * dropped: `1.500.000,50` is 1500000. `1.500` and `1,500` are 1500. `NaN` for ambiguous text such as `2.5`, and
 * for amounts that are too large for exact percentages.
 */
export function readPesos(text: string): number {
  const [, grouped, plain] = PESOS.exec(text.replace(CURRENCY, "").trim()) ?? [];
  const digits = grouped ?? plain;
  const pesos = digits ? Number(digits.replace(/\D/g, "")) : Number.NaN;
  return Number.isSafeInteger(pesos * 100) ? pesos : Number.NaN;
}

/** Whole pesos that a page gives as a number or as text; `NaN` for anything else. */
export const pesosOf = (amount: number | string): number =>
  typeof amount === "string"
    ? readPesos(amount)
    : Number.isSafeInteger(amount)
      ? amount
      : Number.NaN;
