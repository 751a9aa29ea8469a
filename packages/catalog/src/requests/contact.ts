import type { RequestFields } from "./fields";

/** The fields of a message to the team (docs/product.md, "Contact message"). */
export const contactFields = {
  name: { type: "text", limits: [1, 100], autocomplete: "name" },
  email: { type: "email", format: "address", limits: [1, 255], autocomplete: "email" },
  organization: { type: "text", limits: [0, 200], autocomplete: "organization", wide: true },
  message: { type: "multi-line", limits: [1, 2000], rows: 5, wide: true },
} as const satisfies RequestFields;
