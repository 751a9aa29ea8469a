import type { RequestFields } from "./fields";

/**
 * Proposes an alliance (docs/product.md, "Partnership proposal"). The operator sets the lower
 * limits; the upper ones are what a person writes in a form and a mail carries
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
