/**
 * Money as visitors read it: whole pesos and whole dollars in the es-CO locale, or in that of the
 * visitor's language (docs/product.md, "Prices"). Amounts are integers; nothing here rounds a figure that the operator
 * stated.
 */

import { SPANISH } from "./words";

/** Pesos per dollar on most pages. */
export const COP_PER_USD = 4200;

/** Pesos per dollar on the Santa Marta page and its December variant. */
export const COP_PER_USD_SANTA_MARTA = 4000;

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

/**
 * How many times a price is paid by so many people: each pays it, or, where it is a group's, each group of
 * `groupSize` that has begun (docs/product.md, "Prices").
 * @param groupSize 0 where each pays.
 */
export const timesPaid = (people: number, groupSize: number): number =>
  groupSize ? Math.ceil(people / groupSize) : people;

/** `2 × $ 2.362.000 = $ 4.724.000`: what each of so many pays, and all together. */
export function formatTimes(count: number, pesos: number, lang: string = SPANISH): string {
  return `${count} × ${formatCop(pesos, lang)} = ${formatCop(pesos * count, lang)}`;
}

/** `1300` → `1.300 USD`, with a no-break space so that the unit never wraps alone. */
export function formatUsd(dollars: number): string {
  return `${formatNumber(dollars)}\u00a0USD`;
}

/** A derived dollar figure: pesos / rate, rounded to whole dollars. */
export function usdFromCop(pesos: number, copPerUsd: number = COP_PER_USD): number {
  return Math.round(pesos / copPerUsd);
}

/** The approximate peso figure shown beside a price that is stated in dollars. */
export function copFromUsd(dollars: number, copPerUsd: number = COP_PER_USD): number {
  return dollars * copPerUsd;
}

// Groups of three after a point, a comma, a space or the apostrophe of Colombian handwriting.
// Two digits after grouped thousands are centavos, which are not in use.
const PESOS = /^\$?\s*(?:(\d{1,3}(?:[.,'’\s]\d{3})+|\d{4,})(?:[.,]\d\d)?|(\d+)(?:[.,]00)?)$/;
const CURRENCY = /\b(?:cop|pesos)\b/gi;

/**
 * Whole pesos as people type them: `2.608.000`, `2608000`, `$ 2.608.000`, `2'608.000 COP`.
 * Centavos are dropped: `1.500.000,50` is a million and a half. `1.500` and `1,500` are fifteen hundred.
 * `NaN` for anything that could mean two amounts, such as `2.5`, and for what is too large to
 * take a share of exactly.
 */
export function readPesos(text: string): number {
  const [, grouped, plain] = PESOS.exec(text.replace(CURRENCY, "").trim()) ?? [];
  const digits = grouped ?? plain;
  const pesos = digits ? Number(digits.replace(/\D/g, "")) : Number.NaN;
  return Number.isSafeInteger(pesos * 100) ? pesos : Number.NaN;
}
