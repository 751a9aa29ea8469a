import type { Length } from "../validation";

/** Limits of the booking request in characters, after trimming. */
export const bookingLimits = {
  name: [2, 100],
  email: [1, 255],
  phone: [10, 20],
  destination: [2, 200],
  dates: [2, 200],
  travelers: [1, 50],
  experiences: [0, 500],
  message: [0, 2000],
} as const satisfies Record<string, Length>;
