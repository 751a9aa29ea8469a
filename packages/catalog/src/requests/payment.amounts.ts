import { DEPOSIT_PERCENT } from "./payment.terms";

export * from "./payment.terms";

// Apart from the request itself: the amounts are shown while somebody still types.

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
