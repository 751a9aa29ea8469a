import type { FieldErrors } from "./check";
import { formatCop } from "./money";
import { paymentNotices } from "./payment.notices";
import { settings } from "./settings";

// A payment request is written here and carried by the visitor over the messaging app; no server
// sees it (decision 17). So it needs no schema, and its dialog loads none.

/** Share of the total that holds a place, in percent (spec §9, decision 7). */
export const DEPOSIT_PERCENT = 30;

/** When the rest is due (spec §9). */
export const BALANCE_DUE = "1 mes antes del viaje";

/** Characters at most: the request travels in an address, and a longer one is cut on its way. */
export const paymentLimits = { name: 100, concept: 500, amount: 24 } as const;

export type PaymentOption = "deposit" | "full";

/** A payment request that can be made. `total` in whole pesos. */
export interface PaymentRequest {
  name: string;
  concept: string;
  total: number;
  option: PaymentOption;
}

/** Whole pesos. `now` + `balance` = `total`. */
export interface PaymentFigures {
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
const PESOS = /^\$?\s*(\d{1,3}(?:[.,'’\s]\d{3})+|\d+)(?:[.,]00)?$/;
const CURRENCY = /\b(?:cop|pesos)\b/gi;

/**
 * Whole pesos as people type them: `2.608.000`, `2608000`, `$ 2.608.000`, `2'608.000 COP`.
 * `NaN` for anything that could mean two amounts, such as `2.5`, and for what is too large to
 * take a share of exactly.
 */
export function readPesos(text: string): number {
  const [, digits] = PESOS.exec(text.replace(CURRENCY, "").trim()) ?? [];
  const pesos = digits ? Number(digits.replace(/\D/g, "")) : Number.NaN;
  return Number.isSafeInteger(pesos * 100) ? pesos : Number.NaN;
}

/** The deposit is rounded to whole pesos, and the balance is what remains (spec §9). */
export function paymentFigures(
  total: number,
  option: PaymentOption,
  percent: number = DEPOSIT_PERCENT,
): PaymentFigures {
  const share = Math.min(Math.max(percent, 0), 100);
  const deposit = Math.round((total * share) / 100);
  const now = option === "full" ? total : deposit;
  return { total, deposit, now, balance: total - now };
}

/** What was typed as a request, or what is wrong with it: beside its fields and as a toast. */
export type CheckedPayment =
  | { data: PaymentRequest; errors?: never; notice?: never }
  | { data?: never; errors: FieldErrors; notice: "missing" | "invalid" };

/** A blank field first, then an amount that is no number or not above zero (decision 17). */
export function checkPayment(typed: Record<string, string>): CheckedPayment {
  const { name = "", concept = "", amount = "" } = typed;
  const errors: FieldErrors = {};
  for (const [field, text] of Object.entries({ name, amount, concept })) {
    if (!text.trim()) errors[field] = "Completa este campo";
  }
  if (Object.keys(errors).length) return { errors, notice: "missing" };
  const total = readPesos(amount);
  if (!(total > 0)) {
    return { errors: { amount: paymentNotices.invalid.text }, notice: "invalid" };
  }
  const option = typed.option === "full" ? "full" : "deposit";
  return { data: { name: name.trim(), concept: concept.trim(), total, option } };
}

/** `30` → `30 %`, with a no-break space. */
export const formatPercent = (percent: number) => `${String(percent).replace(".", ",")}\u00a0%`;

/** What the visitor writes to the team (spec §7, decision 16). */
export function paymentMessage(
  { name, concept, total, option }: PaymentRequest,
  { percent, due }: PaymentTerms = { percent: DEPOSIT_PERCENT, due: BALANCE_DUE },
): string {
  const { now, balance } = paymentFigures(total, option, percent);
  const cop = (pesos: number) => `${formatCop(pesos)} COP`;
  return [
    `Hola, ${settings.brand}. Quiero pagar mi viaje.`,
    "",
    `Nombre: ${name}`,
    `Concepto: ${concept}`,
    `Valor del viaje: ${cop(total)}`,
    `Opción: ${option === "full" ? "Pago total" : `Anticipo del ${formatPercent(percent)}`}`,
    `Pago ahora: ${cop(now)}`,
    `Saldo: ${cop(balance)}${balance ? `, ${due}` : ""}`,
    "",
    "¿Me envían el link de pago, por favor?",
  ].join("\n");
}
