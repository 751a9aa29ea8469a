import { paymentErrors, paymentNotices, paymentMessageWords as words } from "../locales/es";
import { formatCop } from "../money";
import { settings } from "../settings";
import type { FieldErrors } from "../validation";
import {
  BALANCE_DUE,
  DEPOSIT_PERCENT,
  formatPercent,
  type PaymentRequest,
  type PaymentTerms,
  paymentAmounts,
  readPesos,
} from "./payment.amounts";

export * from "./payment.amounts";

// A payment request is written here and carried by the visitor over the messaging app; no server
// sees it. So it needs no schema, and its dialog loads none.

/** What was typed as a request, or what is wrong with it: beside its fields and as a toast. */
export type CheckedPayment =
  | { data: PaymentRequest; errors?: never; notice?: never }
  | { data?: never; errors: FieldErrors; notice: "missing" | "invalid" };

/** A blank field first, then an amount that is no number or not above zero. */
export function checkPayment(typed: Record<string, string>): CheckedPayment {
  const { name = "", concept = "", amount = "" } = typed;
  const errors: FieldErrors = {};
  for (const [field, text] of Object.entries({ name, amount, concept })) {
    if (!text.trim()) errors[field] = paymentErrors.empty;
  }
  if (Object.keys(errors).length) return { errors, notice: "missing" };
  const total = readPesos(amount);
  if (!(total > 0)) {
    return { errors: { amount: paymentNotices.invalid.text }, notice: "invalid" };
  }
  const option = typed.option === "full" ? "full" : "deposit";
  return { data: { name: name.trim(), concept: concept.trim(), total, option } };
}

/** What the visitor writes to the team (docs/product.md, "Payment request"). */
export function paymentMessage(
  { name, concept, total, option }: PaymentRequest,
  { percent, due }: PaymentTerms = { percent: DEPOSIT_PERCENT, due: BALANCE_DUE },
): string {
  const { now, balance } = paymentAmounts(total, option, percent);
  const cop = (pesos: number) => `${formatCop(pesos)} COP`;
  const chosen =
    option === "full" ? words.full : words.deposit.replace("{percent}", formatPercent(percent));
  return [
    words.greeting.replace("{brand}", settings.brand),
    "",
    `${words.name}: ${name}`,
    `${words.concept}: ${concept}`,
    `${words.total}: ${cop(total)}`,
    `${words.option}: ${chosen}`,
    `${words.now}: ${cop(now)}`,
    `${words.balance}: ${cop(balance)}${balance ? `, ${due}` : ""}`,
    "",
    words.close,
  ].join("\n");
}
