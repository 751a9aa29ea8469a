import { DEPOSIT_PERCENT } from "./payment.terms";

export * from "./payment.terms";

// In a separate module: the amounts are shown before the request is checked.

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
