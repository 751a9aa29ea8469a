import { paymentLabels } from "../locales/es";
import { SPANISH } from "../words";

// Apart from the request itself: the terms are shown before anything is typed.

/** Share of the total that holds a place, in percent. */
export const DEPOSIT_PERCENT = 30;

/** When the rest is due. */
export const BALANCE_DUE: string = paymentLabels.balanceDue;

/** Terms of a trip that has its own, e.g. La Macarena. */
export interface PaymentTerms {
  /** Share of the total that holds a place, 0 to 100. */
  percent: number;
  /** When the rest is due, in words. */
  due: string;
}

/** `30` → `30 %`, with a no-break space; in English `30%`. */
export const formatPercent = (percent: number, lang: string = SPANISH) =>
  new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 2 }).format(percent / 100);
