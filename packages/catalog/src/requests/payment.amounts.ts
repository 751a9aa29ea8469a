import { paymentLabels } from "../locales/es";
import { SPANISH } from "../words";

// In a separate module: terms and amounts are shown before the request is checked.

/** The deposit that reserves a place, in percent of the total. */
export const DEPOSIT_PERCENT = 30;

export const BALANCE_DUE: string = paymentLabels.balanceDue;

/** The payment terms of a trip that differ from the usual ones, e.g. of La Macarena. */
export interface PaymentTerms {
  /** The deposit in percent of the total, 0 to 100. */
  percent: number;
  /** When the balance is due, as text. */
  due: string;
}

/** `30` → `30 %`, with a no-break space; in English `30%`. */
export const formatPercent = (percent: number, lang: string = SPANISH) =>
  new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 2 }).format(percent / 100);

export type PaymentOption = "deposit" | "full";

/** A valid payment request. `total` in whole pesos. */
export interface PaymentRequest {
  name: string;
  concept: string;
  total: number;
  option: PaymentOption;
}

/** Amounts in whole pesos. `now` + `balance` = `total`. */
export interface PaymentAmounts {
  total: number;
  deposit: number;
  now: number;
  balance: number;
}

/** Calculates the amounts. The deposit is rounded to whole pesos; the balance is the rest. */
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
