import { paymentLabels } from "../locales/es";
import { SPANISH } from "../words";

// Apart from the request itself: the amounts are shown while somebody still types.

/** Share of the total that holds a place, in percent. */
export const DEPOSIT_PERCENT = 30;

/** When the rest is due. */
export const BALANCE_DUE: string = paymentLabels.balanceDue;

export type PaymentOption = "deposit" | "full";

/** A payment request that can be made. `total` in whole pesos. */
export interface PaymentRequest {
  name: string;
  concept: string;
  total: number;
  option: PaymentOption;
}

/** Whole pesos. `now` + `balance` = `total`. */
export interface PaymentAmounts {
  total: number;
  deposit: number;
  now: number;
  balance: number;
}

/** Terms of a trip that has its own, e.g. La Macarena. */
export interface PaymentTerms {
  /** Share of the total that holds a place, 0 to 100. */
  percent: number;
  /** When the rest is due, in words. */
  due: string;
}

// Groups of three after a point, a comma, a space or the apostrophe of Colombian handwriting.
// Two digits at the end of what is plainly thousands are centavos, which nobody pays.
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

/** The deposit is rounded to whole pesos, and the balance is what remains. */
export function paymentAmounts(
  total: number,
  option: PaymentOption,
  percent: number = DEPOSIT_PERCENT,
): PaymentAmounts {
  const share = Math.min(Math.max(percent, 0), 100);
  const deposit = Math.round((total * share) / 100);
  const now = option === "full" ? total : deposit;
  return { total, deposit, now, balance: total - now };
}

/** `30` → `30 %`, with a no-break space; in English `30%`. */
export const formatPercent = (percent: number, lang: string = SPANISH) =>
  new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 2 }).format(percent / 100);
