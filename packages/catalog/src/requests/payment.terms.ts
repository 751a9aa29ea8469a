import { paymentLabels } from "../locales/es";
import { SPANISH } from "../words";

// In a separate module: the terms are shown before the request's code is loaded.

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
