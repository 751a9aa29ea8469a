import type { RequestFields } from "./fields";

/**
 * The fields of a partnership proposal (docs/product.md, "Partnership proposal"). The operator sets the minimum
 * lengths. The maximums are what people write in a form and a mail can hold
 * (docs/decisions.md, "Limits that nobody stated").
 */
export const partnershipFields = {
  firstName: { type: "text", limits: [2, 100], autocomplete: "given-name" },
  lastName: { type: "text", limits: [2, 100], autocomplete: "family-name" },
  organizationName: { type: "text", limits: [2, 200], autocomplete: "organization" },
  organizationType: { type: "choice", choices: ["university", "company", "hotel"] },
  email: { type: "email", format: "address", limits: [1, 255], autocomplete: "email" },
  phone: { type: "tel", limits: [10, 50], autocomplete: "tel" },
  country: { type: "text", limits: [2, 100], autocomplete: "country-name", wide: true },
  projectDescription: { type: "multi-line", limits: [50, 5000], rows: 4, wide: true },
  objectives: { type: "multi-line", limits: [30, 5000], rows: 3, wide: true },
  timeline: { type: "multi-line", limits: [0, 500] },
  budget: { type: "multi-line", limits: [0, 500] },
  additionalInfo: { type: "multi-line", limits: [0, 5000], rows: 3, wide: true },
} as const satisfies RequestFields;
