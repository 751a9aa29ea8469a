import type { RequestFields } from "./fields";

/**
 * The fields of a payment request (docs/product.md, "Payment request"). It is sent as a link, and longer texts would
 * be cut.
 */
export const paymentFields = {
  name: { type: "text", limits: [1, 100], autocomplete: "name" },
  amount: { type: "text", limits: [1, 24], autocomplete: "off", inputMode: "numeric" },
  concept: { type: "multi-line", limits: [1, 500], rows: 3, wide: true },
} as const satisfies RequestFields;
