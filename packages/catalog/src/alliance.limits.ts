import type { Length } from "./check";

/** Limits of the contact message in characters, after trimming. */
export const allianceLimits = {
  name: [1, 100],
  email: [1, 255],
  organization: [0, 200],
  message: [1, 2000],
} as const satisfies Record<string, Length>;
