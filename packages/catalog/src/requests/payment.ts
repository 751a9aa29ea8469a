import type { RequestFields } from "./fields";

/**
 * Asks the team for a payment link (docs/product.md, "Payment request"). The request travels in an
 * address, and a longer one is cut on its way.
 */
export const paymentFields = {
  name: { type: "text", limits: [1, 100], autocomplete: "name" },
  amount: { type: "text", limits: [1, 24], autocomplete: "off", inputMode: "numeric" },
  concept: { type: "multi-line", limits: [1, 500], rows: 3, wide: true },
} as const satisfies RequestFields;
