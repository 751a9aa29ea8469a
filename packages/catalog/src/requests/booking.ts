import type { RequestFields } from "./fields";

/** The fields of a booking request (docs/product.md, "Booking request"). */
export const bookingFields = {
  name: { type: "text", limits: [2, 100], autocomplete: "name", wide: true },
  email: { type: "email", format: "address", limits: [1, 255], autocomplete: "email" },
  phone: { type: "tel", limits: [10, 20], autocomplete: "tel" },
  destination: { type: "text", limits: [2, 200], wide: true },
  dates: { type: "text", limits: [2, 200] },
  travelers: { type: "text", limits: [1, 50] },
  experiences: { type: "text", limits: [0, 500], several: true },
  message: { type: "multi-line", limits: [0, 2000], rows: 3, wide: true },
} as const satisfies RequestFields;
