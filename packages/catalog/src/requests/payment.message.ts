import { paymentErrors, paymentLabels, paymentMessageWords, paymentNotices } from "../locales/es";
import { formatCop, readPesos } from "../money";
import { noticesIn } from "../notices";
import { settings } from "../settings";
import type { FieldErrors } from "../validation";
import { type Wording, wordsIn } from "../words";
import {
  DEPOSIT_PERCENT,
  formatPercent,
  type PaymentRequest,
  type PaymentTerms,
  paymentAmounts,
} from "./payment.amounts";

export * from "./payment.amounts";

// A payment request is a message that the visitor sends in the messaging app, not to the server. So it has no
// schema, and its dialog loads no schema library.

/** A valid request, or its errors, which are shown beside the fields and as a toast. */
type CheckedPayment =
  | { data: PaymentRequest; errors?: never; notice?: never }
  | { data?: never; errors: FieldErrors; notice: "missing" | "invalid" };

/** Checks a request: first for empty fields, then for an amount that is not a number above zero. */
export function checkPayment(typed: Record<string, string>, wording: Wording = {}): CheckedPayment {
  const { name = "", concept = "", amount = "" } = typed;
  const { empty } = wordsIn(wording, { paymentErrors }, "errors");
  const errors: FieldErrors = {};
  for (const [field, text] of Object.entries({ name, amount, concept })) {
    if (!text.trim()) errors[field] = empty;
  }
  if (Object.keys(errors).length) return { errors, notice: "missing" };
  const total = readPesos(amount);
  if (!(total > 0)) {
    const { invalid } = noticesIn(wording, { paymentNotices });
    return { errors: { amount: invalid.text }, notice: "invalid" };
  }
  const option = typed.option === "full" ? "full" : "deposit";
  return { data: { name: name.trim(), concept: concept.trim(), total, option } };
}

/** The message to the team, in the visitor's language (docs/product.md, "Payment request"). */
export function paymentMessage(
  { name, concept, total, option }: PaymentRequest,
  { percent = DEPOSIT_PERCENT, due = paymentLabels.balanceDue }: Partial<PaymentTerms> = {},
  wording: Wording = {},
): string {
  const { lang } = wording;
  const words = wordsIn(wording, { paymentMessageWords }, "handover");
  const { now, balance } = paymentAmounts(total, option, percent);
  // A plain "$" needs the currency's code.
  const cop = (pesos: number) => formatCop(pesos, lang).replace(/^\$.*/, "$& COP");
  const chosen =
    option === "full"
      ? words.full
      : words.deposit.replace("{percent}", formatPercent(percent, lang));
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
