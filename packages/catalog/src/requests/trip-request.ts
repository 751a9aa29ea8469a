import type { Length } from "../validation";

/**
 * Limits of the trip request in characters, after trimming. Only the names and an e-mail are
 * asked for; the longest are generous, because a lead is never refused for a long answer. No mailbox
 * is 500 characters long, but a visitor may write two and a remark
 * (docs/decisions/a-lead-is-never-refused.md).
 */
export const tripRequestLimits = {
  first_name: [1, 100],
  last_name: [1, 100],
  email: [1, 500],
  phone: [0, 50],
  destination: [0, 200],
  travel_dates: [0, 200],
  budget_range: [0, 200],
  special_requirements: [0, 2000],
  how_found_us: [0, 500],
} as const satisfies Record<string, Length>;

/** Travellers of a trip request: at least, at most. */
export const tripTravelers = [1, 999] as const;

/** How many interests, and how many characters in each: a partner may offer others than ours. */
export const tripInterests = { count: [0, 20], length: [1, 100] } as const satisfies Record<
  string,
  Length
>;
