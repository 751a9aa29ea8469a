import { interests } from "../interests";
import type { RequestFields } from "./fields";

/**
 * The fields of a custom trip request (docs/product.md, "Trip wizard"): the eleven columns of `trip_requests`. Only
 * the names and the e-mail are required, and the maximum lengths are generous, because a lead is never refused for
 * a long answer. The e-mail may contain two addresses and a remark
 * (docs/decisions.md, "A lead is never refused for its e-mail").
 */
export const tripRequestFields = {
  first_name: { type: "text", limits: [1, 100], autocomplete: "given-name", step: 1 },
  last_name: { type: "text", limits: [1, 100], autocomplete: "family-name", step: 1 },
  email: { type: "email", limits: [1, 500], autocomplete: "email", step: 2 },
  phone: { type: "tel", limits: [0, 50], autocomplete: "tel", step: 2 },
  destination: { type: "text", limits: [0, 200], step: 3 },
  travel_dates: { type: "text", limits: [0, 200], step: 3 },
  num_travelers: { type: "number", limits: [1, 999], inputMode: "numeric", step: 3 },
  budget_range: { type: "text", limits: [0, 200], step: 3 },
  interests: { type: "checkboxes", choices: interests, count: [0, 20], limits: [1, 100], step: 3 },
  special_requirements: { type: "multi-line", limits: [0, 2000], rows: 4, wide: true, step: 4 },
  how_found_us: { type: "text", limits: [0, 500], wide: true, step: 4 },
} as const satisfies RequestFields;
